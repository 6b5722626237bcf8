import { expect, test } from 'vitest';
import { readSearchParam } from './search-param';

test.each([null, '', ' ', '\u0000', '\u200b\u2060', '\n\t', '\u202e'])(
  '%j is no search',
  (param) => {
    expect(readSearchParam(param)).toBe('');
  },
);

test('a search is read as it is typed, without spaces around it', () => {
  expect(readSearchParam(' black  Pepper ')).toBe('black  Pepper');
  expect(readSearchParam('فلفل أسود')).toBe('فلفل أسود');
  expect(readSearchParam('<b>&"')).toBe('<b>&"');
});

test('control and direction characters are left out, and lines become one', () => {
  expect(readSearchParam('\u202ecu\u0000min\u2066')).toBe('cu min');
  expect(readSearchParam('cumin\r\nseeds')).toBe('cumin seeds');
});

test('80 characters are kept, and no half of a surrogate pair', () => {
  expect(readSearchParam('x'.repeat(81))).toBe('x'.repeat(80));
  expect(readSearchParam('🌶'.repeat(90))).toBe('🌶'.repeat(80));
});
