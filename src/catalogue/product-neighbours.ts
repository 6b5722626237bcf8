import type { Category } from './categories';
import { filterProducts, type Product } from './products';

export function neighboursOf(product: Product) {
  const all = filterProducts(product.category);
  const index = all.indexOf(product);
  return {
    previous: all[index - 1],
    next: all[index + 1],
    position: index + 1,
    count: all.length,
  };
}

export function moreProducts(product: Product): { category: Category; products: Product[] } {
  // The category Others has only saffron, so the page of saffron suggests spices.
  const category = product.category === 'Others' ? 'Spices' : product.category;
  const all = filterProducts(category);
  const index = all.indexOf(product);
  const others = [...all.slice(index + 1), ...all.slice(0, Math.max(index, 0))];
  return { category, products: others.slice(0, 4) };
}
