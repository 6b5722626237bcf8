import { expect, test } from 'vitest';
import { counted, plural, withArticle } from './words';

test.each([
  [0, 'change', '0 changes'],
  [1, 'change', '1 change'],
  [2, 'social link', '2 social links'],
  [3, 'story', '3 stories'],
  [4, 'day', '4 days'],
])('%i of “%s” are %s', (count, word, words) => {
  expect(counted(count, word)).toBe(words);
});

test('a plural stands alone, a singular with its article', () => {
  expect(plural('story')).toBe('stories');
  expect(['Office', 'slide'].map(withArticle)).toEqual(['an Office', 'a slide']);
});
