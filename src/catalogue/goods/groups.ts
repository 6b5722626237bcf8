import type { Category } from '@/catalogue/categories';
import type { Product, ProductId } from '@/catalogue/products';

/** Goods that are no category, but share names, varieties or a form. A group may hold other groups. */
export const groups = {
  basmati: ['basmati-1121-steam-rice', 'basmati-1121-sella-rice'],
  'white-rice': ['idly-rice', 'sona-masoori-rice', 'jeerakashala-rice', 'basmati-1121-steam-rice'],
  'parboiled-rice': ['boiled-rice', 'idly-rice', 'matta-rice', 'basmati-1121-sella-rice'],
  dals: ['masoor-dal', 'moong-dal', 'chana-dal', 'urid-dal'],
  lentils: ['dals', 'urid-gota', 'moong-whole'],
  urid: ['urid-dal', 'urid-gota'],
  moong: ['moong-whole', 'moong-dal'],
  'whole-chickpeas': ['chickpeas', 'black-chickpeas'],
  grams: ['whole-chickpeas', 'chana-dal'],
  'kidney-beans': ['red-kidney-beans', 'white-kidney-beans'],
  beans: ['moong', 'kidney-beans', 'black-eye-beans', 'whole-chickpeas', 'urid'],
  peas: ['green-peas', 'black-eye-beans', 'whole-chickpeas'],
  wheat: ['wheat-flour', 'whole-wheat'],
  nuts: ['cashew', 'almonds', 'walnut', 'pistachio'],
  'dates-and-dry-dates': ['dates', 'dry-dates'],
  fruits: ['apples', 'oranges', 'watermelon', 'papaya', 'pineapple', 'grapes', 'banana'],
  'table-grapes': ['grapes'],
  vegetables: ['tomatoes', 'potatoes', 'onions', 'leafy-vegetables', 'ginger', 'garlic'],
  fish: ['tuna', 'sheri', 'salmon', 'pomfret', 'king-fish', 'tilapia'],
  'shrimp-and-lobster': ['shrimp', 'lobster'],
  shellfish: ['shrimp-and-lobster', 'crab'],
  seafood: ['fish', 'shellfish', 'squid'],
  meat: ['mutton', 'chicken'],
  'with-meat': ['meat', 'shellfish'],
  'in-powder': ['Spices', 'saffron', 'wheat-flour'],
  'in-flakes': ['oats', 'almonds'],
  'in-grains': ['Grains', 'Rice'],
  /** All but the dals, which are split. */
  whole: ['in-grains', 'Spices', 'Others', 'fresh', 'nuts', 'dried-fruits', 'whole-pulses'],
  'whole-pulses': ['peas', 'kidney-beans', 'urid-gota', 'moong-whole'],
  /** Said of goods that we do not have so. */
  'in-tins': [],
  /** What is packed in tins without being preserved in them. */
  'in-own-tins': ['Spices', 'saffron', 'nuts', 'dried-fruits', 'Grains', 'Rice'],
  'in-rings': ['squid', 'pineapple'],
  'cereal-grains': ['whole-wheat', 'barley', 'green-millet', 'oats'],
  seeds: ['cumin', 'coriander', 'cardamom', 'saffron', 'Pulses', 'cereal-grains'],
  'dried-fruits': ['fig', 'raisins', 'dates-and-dry-dates'],
  dried: ['Pulses', 'Spices', 'Grains', 'Rice', 'saffron', 'nuts', 'dried-fruits'],
  fresh: ['Fresh Fruits & Vegetables', 'Seafood, Meat and Poultry'],
  freezable: ['seafood', 'meat'],
  'not-dried': ['fresh', 'Rice', 'Grains', 'Others', 'dates'],
  'cooked-or-roasted': ['boiled-rice', 'basmati', 'idly-rice', 'nuts', 'whole-chickpeas', 'oats'],
} as const;

type Group = keyof typeof groups;

/** `of` is the first column of the files beside this one: a product's id, a category or a group. */
export function isOf(product: Product, of: string): boolean {
  if (of === product.id || of === product.category) return true;
  if (!Object.hasOwn(groups, of)) return false;
  const members: readonly (ProductId | Category | Group)[] = groups[of as Group];
  return members.some((member) => isOf(product, member));
}
