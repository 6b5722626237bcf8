import { expect, test } from 'vitest';
import { inOneLine } from './in-one-line';

test.each([
  ['Warehouse 4, Al Qusais, Dubai', 'Warehouse 4, Al Qusais, Dubai'],
  ['Warehouse 4\nAl Qusais\r\nDubai', 'Warehouse 4, Al Qusais, Dubai'],
  [' Warehouse 4,\n\n Al Qusais, \nDubai\n', 'Warehouse 4, Al Qusais, Dubai'],
])('%j is %j', (text, line) => {
  expect(inOneLine(text)).toBe(line);
});
