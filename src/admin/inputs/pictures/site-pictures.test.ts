import { expect, test } from 'vitest';
import { aboutDefaultContent } from '@/content/sections/about/default-content';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { sitePictures } from './site-pictures';

const shown = [
  ...heroDefaultContent.slides.map(({ picture }) => picture),
  aboutDefaultContent.teaser.picture,
  aboutDefaultContent.picture,
];

test.each(shown)('$name is described as the site describes it at first', ({ name, alt }) => {
  expect(sitePictures[name].alt).toBe(alt);
});

test('every picture has a name and a description of its own', () => {
  const all = Object.values(sitePictures);
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
  expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length);
  expect(all.filter(({ alt }) => alt === '' || alt.length > 160)).toEqual([]);
});
