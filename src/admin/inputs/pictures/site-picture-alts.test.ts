import { expect, test } from 'vitest';
import { sitePictures } from '@/content/fields/picture-schema';
import { aboutDefaultContent } from '@/content/sections/about/default-content';
import { sitePictureAlts } from './site-picture-alts';

test.each([aboutDefaultContent.teaser.picture, aboutDefaultContent.picture])(
  '$name is described as the site describes it at first',
  ({ name, alt }) => {
    expect(sitePictureAlts[name]).toBe(alt);
  },
);

test('every picture has a description of its own', () => {
  const all = Object.values(sitePictureAlts);
  expect(Object.keys(sitePictureAlts)).toEqual(Object.keys(sitePictures));
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((alt) => alt === '' || alt.length > 160)).toEqual([]);
});
