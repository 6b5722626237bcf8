import { contentSection, items } from '@/content/sections/section';

/** The picture of a slide has the slide's id. */
const texts = items({
  spices: {
    title: 'Spices',
    subtitle: 'Cumin, turmeric, black pepper and cardamom for shelves, kitchens and spice mills.',
    alt: 'A brass bowl heaped with ground turmeric beside a bowl of saffron threads, with peppercorns and whole seeds behind',
  },
  rice: {
    title: 'Rice',
    subtitle: 'Basmati for the banquet, matta for the coast, sona masoori for every day.',
    alt: 'A wooden scoop resting in a heap of long-grain rice',
  },
  'dry-fruits': {
    title: 'Dry Fruits',
    subtitle: 'Almonds, pistachios, figs and dates for gift boxes, bakeries and breakfast buffets.',
    alt: 'A bowl of pistachios in their shells, set among almonds, walnuts, cashews and dates',
  },
  pulses: {
    title: 'Pulses',
    subtitle: 'Dals, peas, chickpeas and beans, whole or split, for kitchens that cook them daily.',
    alt: 'Pulses in diagonal bands: red kidney beans, green moong, yellow and orange dals, white beans',
  },
  'fruits-vegetables': {
    title: 'Fruits & Vegetables',
    subtitle: 'Apples, oranges, tomatoes, onions and greens for shops and hotel kitchens.',
    alt: 'Tomatoes, apples and oranges heaped in front of grapes, bananas and pineapples',
  },
});

const slides = texts.map(({ alt, ...text }) => ({
  ...text,
  buttonLabel: 'Explore Now',
  picture: { kind: 'site', name: `hero/${text.id}`, alt } as const,
}));

export const heroSection = contentSection('hero', { slides });
