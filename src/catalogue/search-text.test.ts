import { expect, test } from 'vitest';
import { readSearchText } from './search-text';

test.each([
  ...[null, '', ' ', '\u0000', '\u200b\u2060', '\n\t', '\u202e'].map((param) => [param, '']),
  [' black  Pepper ', 'black  Pepper'],
  ['فلفل أسود', 'فلفل أسود'],
  ['<b>&"', '<b>&"'],
  ['\u202ecu\u0000min\u2066', 'cu min'],
  ['cumin\r\nseeds', 'cumin seeds'],
  // `encodeURIComponent` throws on half of a surrogate pair.
  ['rice \ud83c', 'rice'],
  ['\udf36\u200dni\ud83c\u200d\udf36', 'ni'],
  ['x'.repeat(301), 'x'.repeat(300)],
  ['🌶'.repeat(310), '🌶'.repeat(300)],
])('%j is read as %j', (param, search) => {
  expect(readSearchText(param ?? null)).toBe(search);
});
