import { type Unit, units } from './units';
import { words } from './units.tsv?typed';

export const unitNames = Object.fromEntries(
  units.map((unit) => [unit, words[unit]?.split(',')]),
) as Record<Unit, string[]>;

/** Two of a unit in Arabic: `كيسين`, `خيشتين`. By the name of the unit. */
export const duals = new Map(
  Object.values(unitNames)
    .flat()
    .filter((name) => /^(?:طن|[\u0621-\u064a]{3,})$/.test(name))
    .map((name) => [`${name.replace(/ة$/, 'ت')}ين`, name]),
);

/** `5 bags of 25 kg` */
export const timesWords = 'of|de|da|à|von|zu|je|по|من';
