import { expect, test } from 'vitest';
import { readSearchText } from './search-text';

test.each([null, '', ' ', '\u0000', '\u200b\u2060', '\n\t', '\u202e'])(
  '%j is no search',
  (param) => {
    expect(readSearchText(param)).toBe('');
  },
);

test('a search is read as it is typed, without spaces around it', () => {
  expect(readSearchText(' black  Pepper ')).toBe('black  Pepper');
  expect(readSearchText('فلفل أسود')).toBe('فلفل أسود');
  expect(readSearchText('<b>&"')).toBe('<b>&"');
});

test('control and direction characters are left out, and lines become one', () => {
  expect(readSearchText('\u202ecu\u0000min\u2066')).toBe('cu min');
  expect(readSearchText('cumin\r\nseeds')).toBe('cumin seeds');
});

test('80 characters are kept, and no half of a surrogate pair', () => {
  expect(readSearchText('x'.repeat(81))).toBe('x'.repeat(80));
  expect(readSearchText('🌶'.repeat(90))).toBe('🌶'.repeat(80));
});
