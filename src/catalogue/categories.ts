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

/** OKLCH hue in degrees of the category's badge. product-grid.css derives its two colours from it. */
export const categoryHues: Record<Category, number> = {
  Rice: 95,
  Spices: 45,
  Pulses: 10,
  'Nuts & Dry Fruits': 70,
  'Fresh Fruits & Vegetables': 150,
  'Seafood, Meat and Poultry': 235,
  Grains: 120,
  Others: 310,
};
