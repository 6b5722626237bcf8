import { otherContainers, otherHanContainers, packMaterials } from './other-containers';
import { longestFirst } from './read-quantity';
import { timesWords, unitNames } from './unit-names';

/** A letter may follow the names of units in Han letters, which are written without blanks, but no others. */
const [hanUnits, otherUnits] = [true, false].map((isHan) =>
  longestFirst.filter((name) => /\p{Script=Han}/u.test(name) === isHan).join('|'),
);
/** Those in which nothing is ordered, but that are said of packs. */
const packUnits = 'ml|l|ltrs?|lit(?:re|er)s?|oz|lbs?';
/** `1x20ft` and `2 x 40 HC` are containers. */
const timesFeet = '[x×х]\\s*(?:20|4[05])\\s*';
const feet = 'ft|feet|hc|hq|gp|dv|rf';
const containerNames = `(?:${unitNames.containers.replaceAll(' ', '|')})`;
const typedUnit = `(?:${hanUnits}|${otherHanContainers}|斤|升|毫升|(?:${otherUnits}|${otherContainers}|${packUnits}|(?<=${timesFeet})(?:${feet}))(?![\\p{L}\\p{M}\\p{N}]))`;
/** `1/2 kg`, `1 200 kg`; `16/20` is a grade, as is the first of `kaju 320 100 kg`. */
const typedNumber =
  '(?:(?:\\p{Nd}+\\s)?[123]/[248]|\\p{Nd}{1,2}(?:[\\s’]\\p{Nd}{3})+(?!\\p{Nd})|\\p{Nd}+(?:[.,٫٬]\\p{Nd}+)*|\\p{Nd}*[¼-¾])';
const typedPart = `${typedNumber}(?:\\s*${typedUnit}(?:\\s+(?:(?:${packMaterials})\\s+)?${typedUnit})?)?`;

/** Also matches bare numbers. The sizes of `300-400g` and the density of `500 g/l` are grades. */
const typedPattern = new RegExp(
  [
    // Chinese has no blank before a number.
    '(?<!(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}]|\\p{Nd}(?:\\s?[-–/]\\s?|[.,]))',
    // `-3 kg`, which is answered
    '(?:(?<!\\S)[-−–])?',
    // `10-10 kilo`, which is said of each goods
    '(?:(\\p{Nd}+)[-–](?=\\1(?!\\p{Nd})))?',
    `${typedPart}(?:\\s*(?:[x×✕х*@]|${timesWords})\\s*${typedPart})?`,
    // The count of `15 ltr tins 20`
    '(?:\\s+\\p{Nd}+(?=\\s*(?:$|[,;،](?!\\p{Nd}))))?',
    // The length of `1 FCL 20ft`
    `(?:(?<=${containerNames})\\s+(?:20|4[05])\\s*(?:${feet})(?!\\p{L}))?`,
    '(?!\\s?[-–/]\\s?[\\p{L}\\p{N}])',
  ].join(''),
  'giu',
);
const hasUnit = new RegExp(typedUnit, 'iu');

type AmountIn = { text: string; from: number; to: number; isOfEach: boolean };

/** The amounts in a longer text, with their offsets: `5 bags of 25 kg` in `chickpeas 5 bags of 25 kg`. */
export function amountsIn(text: string): AmountIn[] {
  return [...text.matchAll(typedPattern)]
    .map(({ 0: typed, 1: repeated, index }) => ({
      text: repeated ? typed.slice(repeated.length + 1) : typed,
      from: index,
      to: index + typed.length,
      isOfEach: repeated !== undefined,
    }))
    .filter(({ text }) => hasUnit.test(text));
}

const packs = [unitNames.bags, unitNames.boxes, unitNames.cartons].join(' ').replaceAll(' ', '|');
const packBefore = new RegExp(`(?<![\\p{L}\\p{M}])(?:${packs}|${otherContainers})\\s*$`, 'iu');

/** True for what a pack holds: the weight of `tin 11.34kg`. */
export function isPackSize(query: string, { text, from }: { text: string; from: number }): boolean {
  return /^[\p{Nd}.,]+\s*\p{L}+$/u.test(text) && packBefore.test(query.slice(0, from));
}

const containerCount = new RegExp(
  `^\\p{Nd}+\\s*(?:${otherHanContainers}|(?:${otherContainers})(?![\\p{L}\\p{M}])|${timesFeet}(?:${feet}|${containerNames})|${containerNames}\\s+\\p{Nd})`,
  'iu',
);

/** True for `10 tins`, `1x20ft` and `1 FCL 20ft`, which are ordered. `185 g tin` is a size. */
export function isContainerCount(amount: string): boolean {
  return containerCount.test(amount);
}
