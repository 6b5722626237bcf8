import { expect, test } from 'vitest';
import { packWords, unpackWords } from './packed-words';

test('Words come out as they were put in: sorted, each once', () => {
  const long = 'a'.repeat(40);
  const words = ['pepper', 'pepper black', 'زعفران', `${long}b`, 'pea', `${long}c`, 'pea', '鱼'];
  expect(unpackWords(packWords(words))).toEqual([...new Set(words)].sort());
  expect(unpackWords(packWords([]))).toEqual([]);
  expect(unpackWords(undefined)).toEqual([]);
});
