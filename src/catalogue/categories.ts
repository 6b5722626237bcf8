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
