import type { Category } from './categories';
import { type Product, products } from './products';

/** The catalogue's entries of one category, or all of them. */
export function filterProducts(category: Category | undefined): readonly Product[] {
  return category ? products.filter((product) => product.category === category) : products;
}
