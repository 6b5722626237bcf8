import type { SitePictureName } from '@/content/fields/picture-schema';

/** The default description of each. */
export const sitePictureAlts: Record<SitePictureName, string> = {
  'hero/spices':
    'A brass bowl heaped with ground turmeric beside a bowl of saffron threads, with peppercorns and whole seeds behind',
  'hero/rice': 'A wooden scoop resting in a heap of long-grain rice',
  'hero/dry-fruits':
    'A bowl of pistachios in their shells, set among almonds, walnuts, cashews and dates',
  'hero/pulses':
    'Pulses in diagonal bands: red kidney beans, green moong, yellow and orange dals, white beans',
  'hero/fruits-vegetables':
    'Tomatoes, apples and oranges heaped in front of grapes, bananas and pineapples',
  'scenes/sacks':
    'Open burlap sacks of turmeric, orange lentils, chillies, almonds and beans, side by side',
  'scenes/dunes': 'A desert dune with rippled sand, one side in the sun and the other in shadow',
  'scenes/flatlay':
    'Bowls of rice, lentils, almonds, chickpeas and spices on dark slate, seen from above',
  'scenes/containers':
    'Shipping containers in red, blue, green and yellow, stacked high on both sides of a yard in low sun',
  'scenes/warehouse': 'A warehouse aisle between tall racks of cartons and sacks',
  'scenes/shelves':
    'Wooden shop shelves with jars of lentils, almonds, pepper and cardamom beside brown paper packets',
};
