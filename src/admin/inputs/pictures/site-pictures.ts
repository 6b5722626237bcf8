import type { SitePictureName } from '@/content/fields/picture-schema';

type SitePicture = {
  /** What administrators call it. */
  label: string;
  /** The default description. */
  alt: string;
};

export const sitePictures: Record<SitePictureName, SitePicture> = {
  'hero/spices': {
    label: 'Spices',
    alt: 'A brass bowl heaped with ground turmeric beside a bowl of saffron threads, with peppercorns and whole seeds behind',
  },
  'hero/rice': {
    label: 'Rice',
    alt: 'A wooden scoop resting in a heap of long-grain rice',
  },
  'hero/dry-fruits': {
    label: 'Dry fruits',
    alt: 'A bowl of pistachios in their shells, set among almonds, walnuts, cashews and dates',
  },
  'hero/pulses': {
    label: 'Pulses',
    alt: 'Pulses in diagonal bands: red kidney beans, green moong, yellow and orange dals, white beans',
  },
  'hero/fruits-vegetables': {
    label: 'Fruits and vegetables',
    alt: 'Tomatoes, apples and oranges heaped in front of grapes, bananas and pineapples',
  },
  'scenes/sacks': {
    label: 'Open sacks',
    alt: 'Open burlap sacks of turmeric, orange lentils, chillies, almonds and beans, side by side',
  },
  'scenes/dunes': {
    label: 'Desert dunes',
    alt: 'A desert dune with rippled sand, one side in the sun and the other in shadow',
  },
  'scenes/flatlay': {
    label: 'Bowls on slate',
    alt: 'Bowls of rice, lentils, almonds, chickpeas and spices on dark slate, seen from above',
  },
  'scenes/containers': {
    label: 'Shipping containers',
    alt: 'Shipping containers in red, blue, green and yellow, stacked high on both sides of a yard in low sun',
  },
  'scenes/warehouse': {
    label: 'Warehouse aisle',
    alt: 'A warehouse aisle between tall racks of cartons and sacks',
  },
  'scenes/shelves': {
    label: 'Shop shelves',
    alt: 'Wooden shop shelves with jars of lentils, almonds, pepper and cardamom beside brown paper packets',
  },
};

/** Whether a description is the default one of a site picture. */
export function isBundledAlt(alt: string): boolean {
  return Object.values(sitePictures).some((picture) => picture.alt === alt);
}
