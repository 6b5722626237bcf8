import { expect, test } from 'vitest';
import { languageOfName } from './language-of-name';
import { namesOf } from './product-names';
import { products } from './products';

test('each product has three to eight names, in Latin and other letters, once and none its title', () => {
  const wrong = products.filter(({ id, title }) => {
    const { names } = namesOf(id);
    const distinct = new Set([title, ...names].map((name) => name.toLowerCase()));
    const others = names.filter((name) => languageOfName(name)).length;
    const isEnough = names.length >= 3 && names.length <= 8;
    return !isEnough || distinct.size !== names.length + 1 || !others || others === names.length;
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['Jeera', undefined],
  ['जीरा', 'hi'],
  ['زیرہ', 'ur'],
  ['زیره سبز', 'fa'],
  ['سیب‌زمینی', 'fa'],
  ['كمون', 'ar'],
  ['ജീരകം', 'ml'],
  ['சீரகம்', 'ta'],
])('the letters of %s tell its language: %s', (name, language) => {
  expect(languageOfName(name)).toBe(language);
});
