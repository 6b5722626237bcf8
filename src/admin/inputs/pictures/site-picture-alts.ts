import type { SitePictureName } from '@/content/fields/picture-schema';
import { aboutSection } from '@/content/sections/about/default-content';
import { heroSection } from '@/content/sections/hero/default-content';

const slides = heroSection.defaultContent.slides.map(({ picture }) => picture);
const shownAtFirst = [...slides, aboutSection.defaultContent.teaser.picture];

export const sitePictureAlts: Record<SitePictureName, string> = {
  ...(Object.fromEntries(shownAtFirst.map(({ name, alt }) => [name, alt])) as Record<
    Extract<SitePictureName, `hero/${string}` | 'scenes/sacks'>,
    string
  >),
  'scenes/dunes': 'A desert dune with rippled sand, one side in the sun and the other in shadow',
  'scenes/flatlay':
    'Bowls of rice, lentils, almonds, chickpeas and spices on dark slate, seen from above',
  'scenes/containers':
    'Shipping containers in red, blue, green and yellow, stacked high on both sides of a yard in low sun',
  'scenes/warehouse': 'A warehouse aisle between tall racks of cartons and sacks',
  'scenes/shelves':
    'Wooden shop shelves with jars of lentils, almonds, pepper and cardamom beside brown paper packets',
};
