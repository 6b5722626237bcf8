import { expect, test } from 'vitest';
import { countedCharacters, limitHint } from './text-limit';

test('a long text says its limit in characters and words, a short one does not', () => {
  expect(limitHint(1500)).toBe('Up to 1,500 characters, about 250 words.');
  expect(limitHint(240)).toBe('Up to 240 characters, about 40 words.');
  expect(limitHint(80)).toBeUndefined();
  expect(limitHint(undefined)).toBeUndefined();
});

test('characters are counted in words, with what is too much', () => {
  expect(countedCharacters(1200, 1500)).toBe('1,200 of 1,500 characters');
  expect(countedCharacters(1510, 1500)).toBe('1,510 of 1,500 characters: 10 too many');
});
