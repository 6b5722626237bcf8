import { expect, test } from 'vitest';
import { sections } from '@/content/sections/sections';
import { checkPictures } from './check-pictures';

test("the site's own pictures exist, and so does the picture that a slide does not have yet", async () => {
  await checkPictures(sections.map(({ defaultContent }) => defaultContent));
  await checkPictures({ slides: [{ picture: { kind: 'site', name: '', alt: '' } }] });
});

test('pictures that the site does not have are named, each once', async () => {
  const gone = { kind: 'site', name: 'hero/tea', alt: 'Tea leaves' };
  await expect(checkPictures({ picture: gone })).rejects.toThrow(
    'This backup shows a picture that this website does not have (any more): “Tea leaves”.',
  );
  const unnamed = { kind: 'site', name: 'scenes/moon', alt: '' };
  await expect(checkPictures([{ a: gone }, [gone, { b: unnamed }]])).rejects.toThrow(
    'shows 2 pictures that this website does not have (any more): “Tea leaves”, “scenes/moon”.',
  );
});
