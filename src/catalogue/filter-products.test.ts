import { expect, test } from 'vitest';
import { categories } from './categories';
import { filterProducts } from './filter-products';
import { products } from './products';

test('without a category, all products are there', () => {
  expect(filterProducts(undefined)).toEqual(products);
});

test.each(categories)('%s holds its own products and no other', (category) => {
  const filtered = filterProducts(category);
  expect(filtered.length).toBeGreaterThan(0);
  for (const product of filtered) expect(product.category).toBe(category);
});

test('the categories together hold every product once, in the same order', () => {
  expect(categories.flatMap((category) => filterProducts(category))).toEqual(products);
});
