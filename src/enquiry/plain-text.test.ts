import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test('line breaks of any kind are one kind, and the ends are trimmed', () => {
  expect(plainText('  one\r\ntwo\rthree\u2028four\n\nfive \n')).toBe(
    'one\ntwo\nthree\nfour\n\nfive',
  );
});

test('control characters and turned directions are taken out, Arabic and its marks are not', () => {
  expect(plainText('a\u0000b\u001b[31mc\u202egpj.exe\u2066d\u2069')).toBe('ab[31mcgpj.exed');
  expect(plainText('مُسْتَوْدَع\u200f 50')).toBe('مُسْتَوْدَع\u200f 50');
  expect(plainText('👩‍🍳 e\u0301')).toBe('👩‍🍳 e\u0301');
  expect(encodeURIComponent(plainText('rice \ud83c'))).toBe('rice%20%EF%BF%BD');
});
