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
  'category=nuts+and+dry+fruits/',
  'category=Nuts%2520%2526%2520Dry%2520Fruits',
  'category=Nuts%20%252526%20Dry%20Fruits',
  'category%3DNuts%2520%2526%2520Dry%2520Fruits',
  'category=Nuts%20%26amp%3B%20Dry%20Fruits',
  'category=Nuts &amp; Dry Fruits',
  'category=Nuts+&+Dry+Fruits',
  'category=nut',
  'category=Dry+Fruits',
  'q=fig&amp;category=Nuts)',
])('?%s means Nuts & Dry Fruits', (query) => {
  expect(readQuery(`/products?${query}`)).toEqual({ category: 'Nuts & Dry Fruits' });
});

test('of two categories the first is read', () => {
  expect(readQuery('/products?utm_source=mail&category=RICE&category=Spices')).toEqual({
    category: 'Rice',
  });
});

test.each([null, '', ' all ', '\u200b\u2060'])('%j means all products', (value) => {
  expect(readCategoryParam(value)).toEqual({});
});

test.each(['Furniture', 'ri', 'ricex', '<script>alert(1)</script>', '__proto__', 'أرز', '&'])(
  '%s is no category, and is handed back as it was',
  (value) => {
    expect(readCategoryParam(value)).toEqual({ unknown: value });
  },
);

test('a broken escape is unknown', () => {
  expect(readQuery('/products?category=%E0%A4%A').unknown).toBeTruthy();
});

test('a value of 200,000 characters is read without delay, and cut to 80', () => {
  const before = process.threadCpuUsage();
  expect(readCategoryParam('-a&'.repeat(70_000)).unknown).toBeTruthy();
  expect(readCategoryParam('🌶'.repeat(200_000))).toEqual({
    unknown: '🌶'.repeat(80),
  });
  // CPU time, unlike elapsed time, does not depend on other processes.
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});

test('no control or direction mark of a value is shown', () => {
  expect(readCategoryParam('\u202egnp\u0007.exe\u2066')).toEqual({
    unknown: 'gnp .exe',
  });
});
