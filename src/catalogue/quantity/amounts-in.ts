import { otherContainers, otherHanContainers, packMaterials } from './other-containers';
import { longestFirst } from './read-quantity';

/** A letter may follow the names of units in Han letters, which are written without blanks, but no others. */
const [hanUnits, otherUnits] = [true, false].map((isHan) =>
  longestFirst.filter((name) => /\p{Script=Han}/u.test(name) === isHan).join('|'),
);
/** Those in which nothing is ordered, but that are said of packs. */
const packUnits = 'ml|l|ltrs?|lit(?:re|er)s?|oz|lbs?';
const typedUnit = `(?:${hanUnits}|${otherHanContainers}|斤|升|毫升|(?:${otherUnits}|${otherContainers}|${packUnits})(?![\\p{L}\\p{M}\\p{N}]))`;
const typedPart = `\\p{Nd}+(?:[.,٫٬]\\p{Nd}+)*(?:\\s*${typedUnit}(?:\\s+(?:(?:${packMaterials})\\s+)?${typedUnit})?)?`;

/**
 * Also matches bare numbers, `-3 kg`, which is answered, and the count of `15 ltr tins 20`. The sizes of `300-400g` and the
 * density of `500 g/l` are grades.
 */
const typedPattern = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}]|\\p{Nd}(?:\\s?[-–/]\\s?|[.,]))(?:(?<!\\S)[-−–])?${typedPart}(?:\\s*(?:[x×✕х*@]|of)\\s*${typedPart})?(?:\\s+\\p{Nd}+(?=\\s*(?:$|[,;،])))?(?!\\s?[-–/]\\s?[\\p{L}\\p{N}])`,
  'giu',
);
const hasUnit = new RegExp(typedUnit, 'iu');

/** The amounts in a longer text, with their offsets: `5 bags of 25 kg` in `chickpeas 5 bags of 25 kg`. */
export function amountsIn(text: string): { text: string; from: number; to: number }[] {
  return [...text.matchAll(typedPattern)]
    .map(({ 0: text, index }) => ({ text, from: index, to: index + text.length }))
    .filter(({ text }) => hasUnit.test(text));
}

const containerCount = new RegExp(
  `^\\p{Nd}+\\s*(?:${otherHanContainers}|(?:${otherContainers})(?![\\p{L}\\p{M}]))`,
  'iu',
);

/** True for `10 tins`, which are ordered. `185 g tin` is a size. */
export function isContainerCount(amount: string): boolean {
  return containerCount.test(amount);
}
