import { expect, test } from 'vitest';
import { sections } from '@/content/sections/sections';
import { picturesIn } from './pictures-in';

test('pictures are found at any depth', () => {
  const [hero, about] = sections;
  expect(picturesIn(hero.defaultContent)).toEqual(
    hero.defaultContent.slides.map(({ picture }) => picture),
  );
  const { teaser, picture } = about.defaultContent;
  expect(picturesIn(about.defaultContent)).toEqual([teaser.picture, picture]);
});
