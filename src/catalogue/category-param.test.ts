import { expect, test } from 'vitest';
import { productsPath } from '@/config/paths';
import { type Category, categories } from './categories';
import { readCategoryParam } from './category-param';

/** Like the page: from a whole address. */
function readQuery(address: string) {
  return readCategoryParam(new URL(address, 'http://site.example').searchParams.get('category'));
}

test.each(categories)('%s is read back from its own link', (category) => {
  expect(readQuery(productsPath(category))).toEqual({ kind: 'category', category });
});

test.each(categories)('%s is read in any case and with spaces around it', (category) => {
  for (const value of [category.toUpperCase(), category.toLowerCase(), `  ${category} `]) {
    expect(readCategoryParam(value)).toEqual({ kind: 'category', category });
  }
});

const variants: [string, Category][] = [
  ['nuts-dry-fruits', 'Nuts & Dry Fruits'],
  ['nuts-&-dry-fruits', 'Nuts & Dry Fruits'],
  ['Nuts  &  Dry  Fruits', 'Nuts & Dry Fruits'],
  ['nuts+&+dry+fruits', 'Nuts & Dry Fruits'],
  ['nuts_dry_fruits', 'Nuts & Dry Fruits'],
  ['nuts and dry fruits', 'Nuts & Dry Fruits'],
  ['nuts-and-dry-fruits', 'Nuts & Dry Fruits'],
  ['fresh-fruits-vegetables', 'Fresh Fruits & Vegetables'],
  ['Fresh Fruits and Vegetables', 'Fresh Fruits & Vegetables'],
  ['seafood-meat-and-poultry', 'Seafood, Meat and Poultry'],
  ['seafood meat and poultry', 'Seafood, Meat and Poultry'],
  ['Seafood, Meat & Poultry', 'Seafood, Meat and Poultry'],
  ['rice/', 'Rice'],
];

test.each(variants)('%s means %s', (value, category) => {
  expect(readCategoryParam(value)).toEqual({ kind: 'category', category });
});

test.each([
  ['/products?category=Nuts+%26+Dry+Fruits', 'Nuts & Dry Fruits'],
  ['/products?category=Nuts%20%26%20Dry%20Fruits', 'Nuts & Dry Fruits'],
  ['/products?category=RICE&category=Spices', 'Rice'],
  ['/products?utm_source=mail&category=grains', 'Grains'],
])('%s is the category %s', (address, category) => {
  expect(readQuery(address)).toEqual({ kind: 'category', category });
});

test.each([null, '', ' ', 'All', 'all', 'ALL', ' all '])('%j means all products', (value) => {
  expect(readCategoryParam(value)).toEqual({ kind: 'all' });
});

test.each([
  'Furniture',
  'ric',
  'rice spices',
  'all products',
  '<script>alert(1)</script>',
  "'; drop table products; --",
  'constructor',
  '__proto__',
  'toString',
  '../../etc/passwd',
])('%s is no category, and is handed back as it was', (value) => {
  expect(readCategoryParam(value)).toEqual({ kind: 'unknown', value });
});

test('a value of 200,000 characters is read without delay', () => {
  const before = process.threadCpuUsage();
  expect(readCategoryParam('-a&'.repeat(70_000)).kind).toBe('unknown');
  expect(readCategoryParam('-'.repeat(200_000)).kind).toBe('unknown');
  // Processor time, which other processes do not lengthen.
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});

test.each(['ÄÖ', 'أرز', '米', '🌶️', '-', '&', '1', 'Rice أرز', 'Riz®'])(
  '%s is no category either',
  (value) => {
    expect(readCategoryParam(value)).toEqual({ kind: 'unknown', value });
  },
);

test.each(['%E0%A4%A', '%', '%zz', '%FF%FE'])('the broken escape %s is unknown', (param) => {
  expect(readQuery(`/products?category=${param}`).kind).toBe('unknown');
});

test.each(['\u0000', '\u200b\u2060', '\n\t'])(
  'a value without a visible character (%j) is none',
  (value) => {
    expect(readCategoryParam(value)).toEqual({ kind: 'all' });
  },
);

test('no control or direction mark of a value is shown', () => {
  expect(readCategoryParam('\u202egnp\u0007.exe\u2066')).toEqual({
    kind: 'unknown',
    value: 'gnp .exe',
  });
});

test('a value of 80 characters is shown whole, a longer one cut', () => {
  expect(readCategoryParam('أ'.repeat(80))).toEqual({ kind: 'unknown', value: 'أ'.repeat(80) });
  expect(readCategoryParam('x'.repeat(3000))).toEqual({
    kind: 'unknown',
    value: 'x'.repeat(80),
  });
  expect(readCategoryParam('🌶'.repeat(90))).toEqual({
    kind: 'unknown',
    value: '🌶'.repeat(80),
  });
});
