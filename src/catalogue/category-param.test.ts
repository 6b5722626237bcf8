import { expect, test } from 'vitest';
import { productsPath } from '@/config/paths';
import { categories } from './categories';
import { readCategoryParam } from './category-param';

function readQuery(url: string) {
  return readCategoryParam(new URL(url, 'http://site.example').searchParams.get('category'));
}

test.each(categories)('%s is read back from its own link, and in any case', (category) => {
  expect(readQuery(productsPath(category))).toEqual({ category });
  expect(readCategoryParam(`  ${category.toUpperCase()} `)).toEqual({ category });
});

test.each(['nuts-dry-fruits', 'nuts-&-dry-fruits', 'nuts+&+dry+fruits', 'nuts_and_dry_fruits/'])(
  '%s means Nuts & Dry Fruits',
  (value) => {
    expect(readCategoryParam(value)).toEqual({ category: 'Nuts & Dry Fruits' });
  },
);

test('of two categories the first is read', () => {
  expect(readQuery('/products?utm_source=mail&category=RICE&category=Spices')).toEqual({
    category: 'Rice',
  });
});

test.each([null, '', ' all ', '\u200b\u2060'])('%j means all products', (value) => {
  expect(readCategoryParam(value)).toEqual({});
});

test.each(['Furniture', 'ric', '<script>alert(1)</script>', '__proto__', 'أرز', '&'])(
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
