import { expect, test } from 'vitest';
import { sitePictures } from '@/content/fields/picture-schema';
import { aboutDefaultContent } from '@/content/sections/about/default-content';
import { sitePictureAlts } from './site-picture-alts';

test('every picture has a description of its own, the one that it has on the website at first', () => {
  for (const { name, alt } of [aboutDefaultContent.teaser.picture, aboutDefaultContent.picture]) {
    expect(sitePictureAlts[name]).toBe(alt);
  }
  const all = Object.values(sitePictureAlts);
  expect(Object.keys(sitePictureAlts)).toEqual(Object.keys(sitePictures));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((alt) => alt === '' || alt.length > 160)).toEqual([]);
});
