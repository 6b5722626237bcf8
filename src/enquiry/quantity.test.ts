import { expect, test } from 'vitest';
import { amountOf, quantityHint, readAmount } from './quantity';

test.each([
  ['500', '500'],
  ['1,5', '1.5'],
  ['1.5', '1.5'],
  ['.5', '0.5'],
  ['0,125', '0.125'],
  ['1,000', '1,000'],
  ['1000', '1,000'],
  ['1 000', '1,000'],
  ['1’000', '1,000'],
  ['1,000.5', '1,000.5'],
  ['1.000,5', '1,000.5'],
  ['1 000,5', '1,000.5'],
  ['1.000.000', '1,000,000'],
  ['1,00,000', '100,000'],
  ['24.500', '24.5'],
  ['1000000000', '1,000,000,000'],
  ['12345678901234567890', '12,345,678,901,234,567,890'],
  [' 007 ', '7'],
  ['5.', '5'],
  ['5,', '5'],
  ['٥٠٠', '500'],
  ['۱٫۵', '1.5'],
  ['٬٠٠٠', undefined],
  ['', undefined],
  ['0', undefined],
  ['0,00', undefined],
  ['.', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['5-6', undefined],
  ['1,0000', undefined],
  ['1.2.3', undefined],
  ['1,2,3', undefined],
  ['500kg', undefined],
  ['½', undefined],
  ['Infinity', undefined],
])('%j is read as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

test.each([
  ['1', 'bags', '1 bag'],
  ['1.0', 'tonnes', '1 tonne'],
  ['1,5', 'pallets', '1.5 pallets'],
  ['1', 'g', '1 g'],
  ['', 'bags', ''],
  [' ', 'bags', ''],
  ['0', 'kg', '0 kg'],
  ['-5', 'kg', '-5 kg'],
  ['5 - 6', 'bags', '5 - 6 bags'],
  ['1e9', 'kg', '1e9'],
  ['two\nloads', 'kg', 'two loads'],
  ['500 kg', 'bags', '500 kg'],
] as const)('%j %s is handed over as %j', (quantity, unit, amount) => {
  expect(amountOf({ quantity, unit })).toBe(amount);
});

test.each([
  ['', ''],
  ['500', ''],
  ['1000', ''],
  ['1,000', ''],
  ['1 000', ''],
  ['1.', ''],
  ['1,5', 'Read as 1.5 kg.'],
  ['1.000,5', 'Read as 1,000.5 kg.'],
  ['24.500', 'Read as 24.5 kg.'],
  ['0', 'Not an amount. Sent as typed: “0 kg”.'],
  ['1e9', 'Not an amount. Sent as typed: “1e9”.'],
])('beside %j stands %j', (quantity, hint) => {
  expect(quantityHint({ quantity, unit: 'kg' })).toBe(hint);
});
