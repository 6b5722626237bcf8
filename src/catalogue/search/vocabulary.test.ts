import { expect, test } from 'vitest';
import { words as notListed } from '@/catalogue/goods/not-listed.tsv';
import { namesOf } from '@/catalogue/product-names';
import { products } from '@/catalogue/products';
import { moreNamesOf } from './search-index';
import { searchProducts } from './search-products';

test.each(products)(
  'each name of $title brings it, and nothing of it is denied',
  ({ id, title }) => {
    const names = [title, ...namesOf(id).names, ...moreNamesOf(id)];
    const wrong = names.filter((name) => {
      const { hits, missing } = searchProducts(name);
      return missing.length > 0 || !hits.some(({ product }) => product.id === id);
    });
    expect(wrong).toEqual([]);
  },
);

test('goods that are not listed bring nothing', () => {
  const found = (notListed.all?.split(',') ?? [])
    .filter((name) => searchProducts(name).hits.length > 0)
    .map((name) => [name, searchProducts(name).hits[0]?.product.id]);
  expect(found).toEqual([]);
});
