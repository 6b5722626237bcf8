import type { Category } from './categories';
import type { Product } from './products';

/** How many of the products each category has; a category without any is missing. */
export function countByCategory(products: readonly Product[]): ReadonlyMap<Category, number> {
  const counts = new Map<Category, number>();
  for (const { category } of products) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}
