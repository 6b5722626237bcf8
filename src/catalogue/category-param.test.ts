import { expect, test } from 'vitest';
import { productsPath } from '@/config/paths';
import { readPairs } from '@/lib/link-text';
import { categories } from './categories';
import { readCategoryParam } from './category-param';

function readQuery(url: string) {
  return readCategoryParam(readPairs(new URL(url, 'http://site.example').search).get('category'));
}

test.each(categories)('%s is read back from its own link, and in any case', (category) => {
  expect(readQuery(productsPath(category))).toEqual({ category });
  expect(readCategoryParam(`  ${category.toUpperCase()} `)).toEqual({ category });
});

test.each([
  'category=nuts-dry-fruits',
  'category=Nuts%2520%2526%2520Dry%2520Fruits',
  'category%3DNuts%2520%2526%2520Dry%2520Fruits',
  'category=Nuts%20%26amp%3B%20Dry%20Fruits',
  'category=Nuts+&+Dry+Fruits',
  'category=nut',
  'category=Dry+Fruits',
  'q=fig&amp;category=Nuts)',
  'utm_source=mail&category=NUTS&category=Spices',
])('?%s means Nuts & Dry Fruits', (query) => {
  expect(readQuery(`/products?${query}`)).toEqual({ category: 'Nuts & Dry Fruits' });
});

test.each([null, '', ' all ', '\u200b\u2060'])('%j means all products', (value) => {
  expect(readCategoryParam(value)).toEqual({});
});

test.each([
  ['Furniture', 'Furniture'],
  ['ri', 'ri'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['__proto__', '__proto__'],
  ['أرز', 'أرز'],
  ['\u202egnp\u0007.exe\u2066', 'gnp .exe'],
  ['🌶'.repeat(200_000), '🌶'.repeat(300)],
])('%s is no category, and is handed back to be read', (value, unknown) => {
  expect(readCategoryParam(value)).toEqual({ unknown });
});
