/** In the order of the buttons. "All" is no category: it is the absence of one. */
export const categories = [
  'Rice',
  'Spices',
  'Pulses',
  'Nuts & Dry Fruits',
  'Fresh Fruits & Vegetables',
  'Seafood, Meat and Poultry',
  'Grains',
  'Others',
] as const;

export type Category = (typeof categories)[number];
