import { expect, test } from 'vitest';
import { heroSection } from '@/content/sections/hero/default-content';
import { labelledText } from './labelled-text';

const [slide] = heroSection.defaultContent.slides;

test('content is copied as labels and texts, item by item', () => {
  const subtitle = 'Whole,\n"ground" & mixed';
  const text = labelledText('hero', {
    slides: [
      { ...slide, subtitle },
      { ...slide, id: 'other' },
    ],
  });
  expect(text.split('\n\n')).toEqual([
    `Slides\nTitle: Spices\nSubtitle: ${subtitle}\nButton label: Explore Now\nPicture: ${slide?.picture.alt}`,
    expect.stringMatching(/^Slides\nTitle: Spices\n/),
  ]);
});
