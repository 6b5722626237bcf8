import { type Unit, units } from './units';
import { words } from './units.tsv?typed';

const listed = (what: string) => words[what]?.split(',') ?? [];

export const unitNames = Object.fromEntries(units.map((unit) => [unit, listed(unit)])) as Record<
  Unit,
  string[]
>;

/** No units of the select (a quintal is 100 kg): an amount in them stays as typed. */
export const otherContainers = listed('other');

/** Those in which nothing is ordered, but that are said of packs: `72s` are 72 pieces. */
export const sizeUnits = listed('size');

/** What bags and boxes are made of: `20 kg mesh bag`. */
export const packMaterials = listed('material');

/** Two of a unit in Arabic: `كيسين`, `خيشتين`. By the name of the unit. */
export const duals = new Map(
  Object.values(unitNames)
    .flat()
    .filter((name) => /^(?:طن|[\u0621-\u064a]{3,})$/.test(name))
    .map((name) => [`${name.replace(/ة$/, 'ت')}ين`, name]),
);

/** `5 bags of 25 kg` */
export const timesWords = 'of|de|da|à|von|zu|je|по|من';
