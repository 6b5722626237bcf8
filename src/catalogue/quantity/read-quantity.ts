import { latinDigits } from '@/lib/contact-text';
import { duals, timesWords, unitNames } from './unit-names';
import { type Unit, units } from './units';

const unitOfName = new Map(
  units.flatMap((unit) => unitNames[unit].map((name) => [normalise(name), unit] as const)),
);
/** The names of units. */
export const longestFirst = [...unitOfName.keys()].toSorted(
  (one, other) => other.length - one.length,
);
const unitNamePattern = longestFirst.join('|');
const numberPattern = String.raw`\d[\d.,/ ]*|[.,]\d+`;

/** Matches `25`, `kg 25`, `25 kg` or `25 kg bags`. The four capture groups are unit, number, unit and packaging. */
const partPattern = `(?:(${unitNamePattern}) *)?(${numberPattern})(?: *(${unitNamePattern}))?(?: (${unitNamePattern}))?`;

/** Matches one part, or two parts that are multiplied, such as `40 bags x 25 kg each` or `40 bags 25 kg`. */
const quantityPattern = new RegExp(
  `^${partPattern}(?:( | *(?:[x×✕х*@]|${timesWords}) *)${partPattern}(?: each)?)?$`,
);

const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/** Returns undefined for what is not a quantity. `unit` is the typed unit. `text` is formatted in that unit, else in `selected`. */
export function readQuantity(typed: string, selected?: Unit) {
  const groups = quantityPattern.exec(normalise(typed))?.slice(1) ?? [];
  const [first, second] = [readPart(groups.slice(0, 4)), readPart(groups.slice(5))];
  const sign = groups[4];
  if (sign === undefined && first && !first.pack)
    return { text: withUnit(first.count, first.unit ?? selected), unit: first.unit };
  // The part with a weight is the content of one pack: `25 kg x 40` and `40 x 25 kg` mean the same.
  const [times, each] = isMeasure(first?.unit) ? [second, first] : [first, second];
  if (!times || !each?.unit || isMeasure(times.unit) || times.unit === each.unit) return undefined;
  // `1 x 20 fcl` is one container of 20 feet.
  if (each.unit === 'containers' && /^(20|4[05])$/.test(each.count)) return undefined;
  const pack = times.unit ?? each.pack;
  // `300 20 kg` may be a grade and a weight, and `39 kg 2 container` is no container of 39 kg.
  const isPacked = ['bags', 'boxes', 'cartons', 'pieces'].includes(pack ?? '');
  if (sign === ' ' && !(isPacked && isMeasure(each.unit))) return undefined;
  if (times.pack || (each.pack && each.pack !== pack) || isMeasure(pack)) return undefined;
  const sum = Number(times.count) * Number(each.count);
  const inKilograms = each.unit === 'g' && sum >= 1000;
  const total = withUnit(String(inKilograms ? sum / 1000 : sum), inKilograms ? 'kg' : each.unit);
  const text = `${withUnit(times.count, pack)} × ${withUnit(each.count, each.unit)} (${total})`;
  return { text, unit: each.unit };
}

/** True for zero and for what is less. */
export function isNoAmount(typed: string): boolean {
  return /^[-−–] ?\d|^[.,]?0[0., ]*(?:\p{L}|$)/u.test(normalise(typed));
}

/** True for `x 20`: so many of whatever the goods are sold in. */
export function isTimes(typed: string): boolean {
  return /^[x×]\s*\p{Nd}+$/iu.test(typed);
}

function readPart([before, typed = '', after, pack = '']: readonly (string | undefined)[]) {
  const count = readNumber(typed.trim());
  if (!count || (before && after)) return undefined;
  return { count, unit: unitOfName.get(before ?? after ?? ''), pack: unitOfName.get(pack) };
}

export function isMeasure(unit: Unit | undefined): boolean {
  return unit === 'g' || unit === 'kg' || unit === 'tonnes';
}

/** `Intl.NumberFormat` rounds a number above 2^53, but formats a string exactly. `count` is therefore a string. */
function withUnit(count: string, unit: Unit | undefined): string {
  const text = format.format(count as `${number}`);
  if (!unit) return text;
  return `${text} ${text === '1' ? unit.replace(/(?<=x)es$|s$/, '') : unit}`;
}

/** Returns '1234.50' for `1.234,50` and '1.5' for `1 1/2`; undefined for zero, more than 30 digits or six decimal places. */
function readNumber(typed: string): string | undefined {
  const [, wholes = '0', above, below] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(typed) ?? [];
  const text = above ? String(Number(wholes) + Number(above) / Number(below)) : withPoint(typed);
  return /^\d{0,30}\.?\d{0,6}$/.test(text) && Number(text) > 0 ? text : undefined;
}

/** Lower case, Latin digits and one spelling: `1½` → `1 1/2`, `half a ton` → `1/2 ton`, `m.t.` → `mt`, `1 000` → `1000`. */
function normalise(typed: string): string {
  return (
    latinDigits(typed.replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '))
      .toLowerCase()
      .replaceAll('⁄', '/')
      .replaceAll('٫', '.')
      .replace(/[٬،]/g, ',')
      // Remove optional signs: Arabic vowel marks, tatweel, joiners, and apostrophes or full stops after letters.
      .replace(/[\u064b-\u0652\u0640\u200b-\u200f]|(?<=\p{L})['’]|(?<=\p{L}\p{M}*)\./gu, '')
      .replace(/(?<=metric|m) (?=ton)/g, '')
      .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/\S+ين(?!\S)/g, (word) => (duals.has(word) ? `2 ${duals.get(word)}` : word))
      .replace(/^(?:half(?: an?)?|نصف?|n[ou]s{1,2}(?= ki?lo)) /, '1/2 ')
      .replace(/^(?:quarter(?: an?)?|ربع|rob3) /, '1/4 ')
      // `2 كيلو ونص`, `2 and a half kg`, `kilo w nos`
      .replace(
        /^(?:(\d+) )?(?:(\S+) )?(?:و ?|w |and (?:an? )?)(نصف?|ربع|n[ou]s{1,2}|rob3|half|quarter)(?: (\S+))?$/,
        (_, whole = '1', unit, part, after) =>
          [whole, /^[رrq]/.test(part) ? '1/4' : '1/2', unit ?? after].join(' '),
      )
      .replace(/ة(?!\S)/g, 'ه')
  );
}

/** Removes thousands separators, e.g. of `1,234.5`, `1,00,000` and `1.234,5`. The decimal sign becomes a point. */
function withPoint(text: string): string {
  if (/^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  if (/^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(text))
    return text.replaceAll('.', '').replace(',', '.');
  // The comma is a decimal sign in `1,5` and `0,125`. In `1,125` it separates thousands.
  return /^(\d+,\d{0,2}|0+,\d*)$/.test(text) ? text.replace(',', '.') : text;
}
