import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { products } from '@/catalogue/products';
import { sections } from '@/content/sections/sections';
import { basicCharacters } from './character-set';

test('the fonts of the first view have every character of the default content', () => {
  const text = JSON.stringify([sections, products]);
  const missing = [...new Set(text)].filter((each) => !basicCharacters.includes(each));
  expect(missing).toEqual([]);
});

test('the whole fonts are asked for by no character that the smaller ones have', () => {
  const css = readFileSync(join(import.meta.dirname, './fonts.css'), 'utf8');
  const ranges = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, list = '']) =>
    list.split(',').map((range) => {
      const [first = '', last = first] = range.trim().slice(2).split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  );
  expect(ranges).toHaveLength(2);
  const isAskedFor = (code: number) =>
    ranges.flat().some(([first, last]) => first <= code && code <= last);
  const twice = [...basicCharacters].filter((each) => isAskedFor(each.codePointAt(0) ?? 0));
  expect(twice).toEqual([]);
});
