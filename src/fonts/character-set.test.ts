import { expect, test } from 'vitest';
import { products } from '@/catalogue/products';
import { sections } from '@/content/sections/sections';
import { basicCharacters } from './character-set';

test('the fonts of the first view have every character of the default content', () => {
  const text = JSON.stringify([sections, products]);
  const missing = [...new Set(text)].filter((each) => !basicCharacters.includes(each));
  expect(missing).toEqual([]);
});
