import { expect, test } from 'vitest';
import { languageOfName } from './language-of-name';
import { namesOf } from './product-names';
import { products } from './products';

const entries = products.map(({ id, title }) => ({ id, title, ...namesOf(id) }));

test('what is no product has no names', () => {
  expect(namesOf('toString')).toEqual({ names: [] });
});

test.each(entries)(
  '$title has three to eight names, each once and none its title',
  ({ names, title }) => {
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(names.length).toBeLessThanOrEqual(8);
    const small = [title, ...names].map((name) => name.toLowerCase());
    expect(new Set(small).size).toBe(small.length);
  },
);

test.each(entries)(
  '$title has names in Latin and Arabic letters or Devanagari, one script a name',
  ({ names }) => {
    expect(names.some((name) => /^[\p{Script=Latin} -]+$/u.test(name))).toBe(true);
    expect(names.some((name) => languageOfName(name))).toBe(true);
    for (const name of names) {
      expect(name, name).toMatch(
        /^(?:[\p{Script=Latin} -]+|[\p{Script=Devanagari} ]+|[\p{Script=Arabic}\u064f ]+)$/u,
      );
      expect(name).toBe(name.normalize('NFC').trim());
    }
  },
);

test.each(entries.filter(({ scientificName }) => scientificName))(
  '$title: $scientificName is a species',
  ({ scientificName }) => {
    expect(scientificName).toMatch(/^[A-Z][a-z]+ (?:× )?[a-z]+(?: [a-z]+)?$/);
  },
);

test('the language of a name is told by its letters', () => {
  expect(languageOfName('Jeera')).toBeUndefined();
  expect(languageOfName('जीरा')).toBe('hi');
  expect(languageOfName('زیرہ')).toBe('ur');
  expect(languageOfName('زیره سبز')).toBe('fa');
  expect(languageOfName('سیب‌زمینی')).toBe('fa');
  expect(languageOfName('كمون')).toBe('ar');
  expect(languageOfName('ജീരകം')).toBe('ml');
  expect(languageOfName('சீரகம்')).toBe('ta');
});
