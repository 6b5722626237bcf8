import type { Category } from './categories';
import { filterProducts, type Product } from './products';

/** The four that follow in its category, after whose end comes its beginning. */
export function moreProducts(product: Product): { category: Category; products: Product[] } {
  // The category Others has only saffron, so the page of saffron suggests spices.
  const category = product.category === 'Others' ? 'Spices' : product.category;
  const all = filterProducts(category);
  const next = all.indexOf(product) + 1;
  return { category, products: [...all, ...all].slice(next, next + 4) };
}
