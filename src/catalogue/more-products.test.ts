import { expect, test } from 'vitest';
import { moreProducts } from './more-products';
import { filterProducts, products } from './products';

const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

test.each(products)('$title is followed by four others of its category', (product) => {
  const more = moreProducts(product);
  expect(new Set(ids(more.products)).size).toBe(4);
  expect(ids(more.products)).not.toContain(product.id);
  expect(more.products.every(({ category }) => category === more.category)).toBe(true);
  expect(more.category).toBe(product.id === 'saffron' ? 'Spices' : product.category);
});

test('those that follow come first, then those from the beginning', () => {
  const spices = filterProducts('Spices');
  const after = spices.map((_, index) => [...spices, ...spices].slice(index + 1, index + 5));
  expect(spices.map((spice) => moreProducts(spice).products)).toEqual(after);
});
