import { expect, test } from 'vitest';
import { aboutDefaultContent } from '@/content/sections/about/default-content';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { sitePictureAlts } from './site-picture-alts';

const used = [
  ...heroDefaultContent.slides.map(({ picture }) => picture),
  aboutDefaultContent.teaser.picture,
  aboutDefaultContent.picture,
];

test.each(used)('$name is described as the site describes it at first', ({ name, alt }) => {
  expect(sitePictureAlts[name]).toBe(alt);
});

test('every picture has a description of its own', () => {
  const all = Object.values(sitePictureAlts);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((alt) => alt === '' || alt.length > 160)).toEqual([]);
});
