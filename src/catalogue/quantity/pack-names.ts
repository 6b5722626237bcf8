import { words as numbers } from './numbers.tsv?typed';
import { words } from './packs.tsv?typed';

const listed = (kind: string) => words[kind]?.split(',') ?? [];

/** No units of the select (a quintal is 100 kg): an amount in them stays as typed. */
export const otherContainers = listed('other');

/** Those in which nothing is ordered, but that are said of packs: `72s` are 72 pieces. */
export const sizeUnits = listed('size');

/** What bags and boxes are made of: `20 kg mesh bag`. */
export const packMaterials = listed('material');

/** Before a unit: `two bags`, `ek kilo`, `عشر كراتين`. */
export const numberWords = new Map(
  Object.entries(numbers).flatMap(([number, names]) =>
    names.split(',').map((name) => [name, number] as const),
  ),
);
