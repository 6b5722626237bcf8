import { expect, test } from 'vitest';
import { namesOf } from '@/catalogue/product-names';
import { products } from '@/catalogue/products';
import { searchProducts } from './search-products';
import { moreNames } from './vocabulary/names';
import { notListed } from './vocabulary/not-listed';

const listed = (names: string) => names.split(',').map((name) => name.trim());

test.each(products)(
  'each name of $title brings it, and nothing of it is denied',
  ({ id, title }) => {
    const names = [title, ...namesOf(id).names, ...listed(moreNames[id])];
    const wrong = names.filter((name) => {
      const { hits, missing } = searchProducts(name);
      return missing.length > 0 || !hits.some(({ product }) => product.id === id);
    });
    expect(wrong).toEqual([]);
  },
);

test('goods that are not listed bring nothing', () => {
  const found = Object.values(notListed)
    .flatMap(listed)
    .filter((name) => searchProducts(name).hits.length > 0)
    .map((name) => [name, searchProducts(name).hits[0]?.product.id]);
  expect(found).toEqual([]);
});

test('a name is of one script', () => {
  const mixed = Object.values(moreNames)
    .flatMap(listed)
    .filter((name) => new Set(name.match(/\p{L}/gu)?.map((letter) => scriptOf(letter))).size > 1);
  expect(mixed).toEqual([]);
});

function scriptOf(letter: string): string | undefined {
  return [
    'Latin',
    'Arabic',
    'Devanagari',
    'Malayalam',
    'Tamil',
    'Telugu',
    'Kannada',
    'Bengali',
    'Sinhala',
    'Cyrillic',
    'Han',
  ].find((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter));
}
