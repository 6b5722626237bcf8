import { expect, test } from 'vitest';
import { joinedWithCommas } from './joined-with-commas';

test.each([
  ['Warehouse 4, Al Qusais, Dubai', 'Warehouse 4, Al Qusais, Dubai'],
  ['Warehouse 4\nAl Qusais\r\nDubai', 'Warehouse 4, Al Qusais, Dubai'],
  [' Warehouse 4,\n\n Al Qusais, \nDubai\n', 'Warehouse 4, Al Qusais, Dubai'],
])('%j is %j', (text, line) => {
  expect(joinedWithCommas(text)).toBe(line);
});
