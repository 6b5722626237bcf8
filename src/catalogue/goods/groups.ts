import type { Category } from '@/catalogue/categories';
import type { Product, ProductId } from '@/catalogue/products';

/** Goods that are no category, but share names, varieties or a form. */
export const groups = {
  basmati: ['basmati-1121-steam-rice', 'basmati-1121-sella-rice'],
  lentils: ['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal', 'urid-gota', 'moong-whole'],
  grams: ['chickpeas', 'black-chickpeas', 'chana-dal'],
  'kidney-beans': ['red-kidney-beans', 'white-kidney-beans', 'black-eye-beans'],
  nuts: ['cashew', 'almonds', 'walnut', 'pistachio'],
  fruits: ['apples', 'oranges', 'watermelon', 'papaya', 'pineapple', 'grapes', 'banana'],
  vegetables: ['tomatoes', 'potatoes', 'onions', 'leafy-vegetables', 'ginger', 'garlic'],
  fish: ['tuna', 'sheri', 'salmon', 'pomfret', 'king-fish', 'tilapia'],
  seafood: [
    'tuna',
    'sheri',
    'salmon',
    'shrimp',
    'crab',
    'lobster',
    'squid',
    'pomfret',
    'king-fish',
    'tilapia',
  ],
  dals: ['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal'],
  shellfish: ['shrimp', 'crab', 'lobster'],
  meat: ['mutton', 'chicken'],
  wheat: ['wheat-flour', 'whole-wheat'],
  urid: ['urid-dal', 'urid-gota'],
  'shrimp-and-lobster': ['shrimp', 'lobster'],
  'in-powder': ['Spices', 'saffron', 'wheat-flour'],
  'in-flakes': ['oats', 'almonds'],
  dried: [
    'Pulses',
    'Spices',
    'Grains',
    'saffron',
    'fig',
    'raisins',
    'dates',
    'dry-dates',
    'almonds',
    'pistachio',
    'cashew',
    'walnut',
    'Rice',
  ],
  seeds: [
    'cumin',
    'coriander',
    'cardamom',
    'whole-wheat',
    'barley',
    'green-millet',
    'oats',
    'saffron',
    'Pulses',
  ],
  'in-grains': ['Grains', 'Rice'],
  beans: [
    'moong-whole',
    'moong-dal',
    'red-kidney-beans',
    'black-eye-beans',
    'white-kidney-beans',
    'chickpeas',
    'black-chickpeas',
    'urid-dal',
    'urid-gota',
  ],
  'with-meat': ['mutton', 'chicken', 'crab', 'lobster', 'shrimp'],
  peas: ['green-peas', 'black-eye-beans', 'chickpeas', 'black-chickpeas'],
  'cooked-or-roasted': [
    'boiled-rice',
    'basmati-1121-sella-rice',
    'basmati-1121-steam-rice',
    'idly-rice',
    'cashew',
    'almonds',
    'pistachio',
    'walnut',
    'chickpeas',
    'black-chickpeas',
    'oats',
  ],
  'table-grapes': ['grapes'],
  'in-rings': ['squid', 'pineapple'],
} as const satisfies Record<string, readonly (ProductId | Category)[]>;

/** `of` is the first column of the files beside this one: a product's id, a category or a group. */
export function isOf({ id, category }: Product, of: string): boolean {
  const members: readonly string[] = Object.hasOwn(groups, of)
    ? groups[of as keyof typeof groups]
    : [of];
  return members.includes(id) || members.includes(category);
}
