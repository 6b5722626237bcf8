import { expect, test } from 'vitest';
import { randomNumbers } from '@/../tests/random-numbers';
import { type WordPart, wordDifference } from './word-difference';

/** 'We [-sell-]{+trade+} rice' */
function marked(before: string, after: string): string {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] };
  return wordDifference(before, after)
    .map(({ text, kind }) => marks[kind].join(text))
    .join('');
}

function characterStarts(text: string): Set<number> {
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return new Set([...characters].map(({ index }) => index)).add(text.length);
}

function joined(parts: WordPart[], without: WordPart['kind']): string {
  return parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');
}

const cook = '👩‍🍳';

test.each([
  ['We sell rice', 'We trade rice', 'We [-sell-]{+trade+} rice'],
  ['We sell rice', 'We sell steam rice', 'We sell {+steam +}rice'],
  ['We sell steam rice', 'We sell rice', 'We sell [-steam -]rice'],
  ['Old words here', 'New text there', '[-Old words here-]{+New text there+}'],
  ['Same', 'Same', 'Same'],
  ['', 'New', '{+New+}'],
  ['Old', '', '[-Old-]'],
  ['', '', ''],
  ['One.\nTwo.', 'One.\n\nTwo.', 'One.\n{+\n+}Two.'],
  ['Rice ', 'Rice', 'Rice[- -]'],
  ['Rice, dal', 'Rice; dal', 'Rice[-,-]{+;+} dal'],
])('%j to %j', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('Arabic words stay whole', () => {
  expect(marked('أرز بسمتي فاخر', 'أرز بسمتي ممتاز')).toBe('أرز بسمتي [-فاخر-]{+ممتاز+}');
  expect(marked('مُحَمَّد', 'مُحَمَّدِي')).toBe('[-مُحَمَّد-]{+مُحَمَّدِي+}');
});

test('emoji and combining marks stay whole', () => {
  expect(marked(`Our ${cook}!`, 'Our 👩!')).toBe(`Our [-${cook}-]{+👩+}!`);
  expect(marked('Wave 👋🏽', 'Wave 👋🏿')).toBe('Wave [-👋🏽-]{+👋🏿+}');
  expect(marked('🇦🇪 🇴🇲', '🇦🇪 🇸🇦')).toBe('🇦🇪 [-🇴🇲-]{+🇸🇦+}');
  expect(marked('Cafe', 'Cafe\u0301')).toBe('[-Cafe-]{+Cafe\u0301+}');
  expect(marked('नमस्ते', 'नमस्कार')).toBe('[-नमस्ते-]{+नमस्कार+}');
});

test('a text that was written anew is told as a whole', () => {
  const before =
    'We were established in 2015, in a city that eats from every direction of the compass.';
  const after = 'We began with one van, and a shelf of spices in it.';
  expect(marked(before, after)).toBe(`[-${before}-]{+${after}+}`);
});

test('two long texts without a word in common are told as a whole, as it would take seconds', () => {
  const words = (letter: string) =>
    Array.from({ length: 2_500 }, (_, at) => `${letter}${at}`).join('-');
  expect(wordDifference(words('a'), words('b')).map(({ kind }) => kind)).toEqual([
    'removed',
    'added',
  ]);
});

test('both texts can be read from the parts, and no part cuts a character', () => {
  const pieces = [
    'rice',
    'dal',
    ' ',
    ' ',
    '\r',
    '\n',
    '. ',
    cook,
    '👩',
    'أرز',
    'e',
    'क्',
    'ष',
    '🇦🇪',
    '🇴',
  ];
  const joiners = ['\u0301', '\u200d', '🏽', '\ufe0f', '\u064e'];
  const all = [...pieces, ...joiners];
  const below = randomNumbers(1);
  const text = () => Array.from({ length: below(25) }, () => all[below(all.length)]).join('');
  for (let round = 0; round < 500; round++) {
    const [before, after] = [text(), text()];
    const parts = wordDifference(before, after);
    expect(joined(parts, 'added')).toBe(before);
    expect(joined(parts, 'removed')).toBe(after);
    const starts = characterStarts(before);
    parts.forEach((_, at) => {
      expect(starts).toContain(joined(parts.slice(0, at + 1), 'added').length);
    });
  }
});
