import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGoods } from '@/catalogue/goods/goods-files';
import { readQuantity } from '@/catalogue/quantity/read-quantity';
import type { Unit } from '@/catalogue/quantity/units';
import { formatQuantity, quantityHint } from './quantity';

const lines = readGoods(join(import.meta.dirname, '../../tests/enquiry/quantities.tsv'));

test.each(lines)('where %s is selected, unit “%s”, sent as “%s”, hint “%s”: %s', (...line) => {
  const [selected, unit, sent, hint, quantity = ''] = line;
  expect(readQuantity(quantity)?.unit ?? '').toBe(unit);
  expect(formatQuantity({ quantity, unit: selected as Unit })).toBe(sent);
  expect(quantityHint({ quantity, unit: selected as Unit })).toBe(hint);
});

test('blanks and line breaks around and in it are one blank', () => {
  expect(formatQuantity({ quantity: ' 007 ', unit: 'kg' })).toBe('7 kg');
  expect(formatQuantity({ quantity: 'two\nloads', unit: 'kg' })).toBe('two loads');
  expect(quantityHint({ quantity: ' ', unit: 'kg' })).toBe('');
});
