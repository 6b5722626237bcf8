import type { Category } from './categories';
import { type Product, products } from './products';

export function filterProducts(category: Category | undefined): readonly Product[] {
  return category ? products.filter((product) => product.category === category) : products;
}
