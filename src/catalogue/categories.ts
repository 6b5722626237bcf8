/** In the order of the filter. OKLCH hue in degrees of the category's badge: product-grid.css derives its two colours from it. */
export const categoryHues = {
  Rice: 95,
  Spices: 45,
  Pulses: 10,
  'Nuts & Dry Fruits': 70,
  'Fresh Fruits & Vegetables': 150,
  'Seafood, Meat and Poultry': 235,
  Grains: 120,
  Others: 310,
};

export type Category = keyof typeof categoryHues;

export const categories = Object.keys(categoryHues) as readonly Category[];
