import { expect, test } from 'vitest';
import { categories } from './categories';
import { filterProducts } from './filter-products';
import { moreProducts, neighboursOf } from './product-neighbours';
import { findProduct, products } from './products';

const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

test.each(categories)('next leads through all of %s, and previous back', (category) => {
  const all = filterProducts(category);
  const [first] = all;
  const forward = [];
  for (let product = first; product; product = neighboursOf(product).next) forward.push(product);
  const back = [];
  for (let product = all.at(-1); product; product = neighboursOf(product).previous) {
    back.push(product);
  }
  expect(ids(forward)).toEqual(ids(all));
  expect(ids(back)).toEqual(ids(all).toReversed());
});

test.each(products)('$title is followed by four others of its category', (product) => {
  const more = moreProducts(product);
  expect(new Set(ids(more.products)).size).toBe(4);
  expect(ids(more.products)).not.toContain(product.id);
  expect(more.products.every(({ category }) => category === more.category)).toBe(true);
  expect(more.category).toBe(product.id === 'saffron' ? 'Spices' : product.category);
});

test('those that follow come first, then those from the beginning', () => {
  const turmeric = findProduct('turmeric');
  expect(turmeric && ids(moreProducts(turmeric).products)).toEqual([
    'black-pepper',
    'cardamom',
    'cloves',
    'cumin',
  ]);
});
