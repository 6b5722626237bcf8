import { type EnquiryLine, type Unit, units } from './enquiry';
import { collapseWhitespace } from './plain-text';
import { unitNames } from './unit-names';

type Quantity = Pick<EnquiryLine, 'quantity' | 'unit'>;

const unitOfName = new Map(
  units.flatMap((unit) => unitNames[unit].split(' ').map((name) => [normal(name), unit] as const)),
);
const name = [...unitOfName.keys()].toSorted((one, other) => other.length - one.length).join('|');
const number = String.raw`\d[\d.,/ ]*|[.,]\d+`;

/** Matches `25`, `kg 25`, `25 kg` or `25 kg bags`; its groups are unit, number, unit and pack. */
const part = `(?:(${name}) *)?(${number})(?: *(${name}))?(?: (${name}))?`;

/** Matches one part, or two such as `40 bags x 25 kg each`. */
const pattern = new RegExp(`^${part}(?: *(?:[x×✕х*@]|of) *${part}(?: each)?)?$`);

const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/** E.g. `1,500 kg`, `1 bag` or `10 × 25 kg (250 kg)`; other text stays as typed, plus `unit` unless letters may be one. */
export function amountOf({ quantity, unit }: Quantity): string {
  const typed = collapseWhitespace(quantity);
  const reading = readQuantity(typed, unit);
  if (reading) return reading.text;
  return /^$|(?![x×])\p{L}|['’"”]$/u.test(typed) ? typed : `${typed} ${unit}`;
}

/** Says how the quantity was parsed; empty if that is what was typed. */
export function quantityHint(line: Quantity): string {
  const typed = collapseWhitespace(line.quantity);
  const reading = readQuantity(typed);
  if (typed === '') return '';
  if (!reading) return `Will be sent as “${amountOf(line)}”.`;
  const bare = (text: string) => text.toLowerCase().replace(/[\s,'’]|\.$/g, '');
  return bare(reading.text) === bare(typed) ? '' : `Read as ${amountOf(line)}.`;
}

export function withoutUnit(quantity: string): string {
  const isNamed = readQuantity(quantity)?.unit;
  return isNamed ? quantity.replace(/[^\p{N}.,٫٬'’/x×*\s]/gu, '').trim() : quantity;
}

/** Returns the text and the typed unit; `selected` applies to a number without one. Undefined if it cannot be parsed. */
export function readQuantity(typed: string, selected?: Unit) {
  const groups = pattern.exec(normal(typed))?.slice(1) ?? [];
  const [first, second] = [readPart(groups.slice(0, 4)), readPart(groups.slice(4))];
  const isOne = groups[5] === undefined;
  if (isOne && first && !first.pack)
    return { text: withUnit(first.count, first.unit ?? selected), unit: first.unit };
  // "25 kg x 40" is 40 × 25 kg.
  const [times, each] = isMeasure(first?.unit) ? [second, first] : [first, second];
  if (!times || !each?.unit || isMeasure(times.unit) || times.unit === each.unit) return undefined;
  const pack = times.unit ?? each.pack;
  if (times.pack || (each.pack && each.pack !== pack) || isMeasure(pack)) return undefined;
  const total = withUnit(String(Number(times.count) * Number(each.count)), each.unit);
  const text = `${withUnit(times.count, pack)} × ${withUnit(each.count, each.unit)} (${total})`;
  return { text, unit: each.unit };
}

function readPart([before, typed = '', after, pack = '']: readonly (string | undefined)[]) {
  const count = readNumber(typed.trim());
  if (!count || (before && after)) return undefined;
  return { count, unit: unitOfName.get(before ?? after ?? ''), pack: unitOfName.get(pack) };
}

function isMeasure(unit: Unit | undefined): boolean {
  return unit === 'g' || unit === 'kg' || unit === 'tonnes';
}

/** `count` is a string because `Intl` formats strings exactly beyond 2^53. */
function withUnit(count: string, unit: Unit | undefined): string {
  const text = format.format(count as `${number}`);
  if (!unit) return text;
  return `${text} ${text === '1' ? unit.replace(/(?<=x)es$|s$/, '') : unit}`;
}

/** Converts `1234.5`, `1.234,50` or `1 1/2` to a number as JavaScript writes it; undefined unless above zero. */
function readNumber(typed: string): string | undefined {
  const [, wholes = '0', above, below] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(typed) ?? [];
  const text = above ? String(Number(wholes) + Number(above) / Number(below)) : withPoint(typed);
  return /^\d*\.?\d{0,6}$/.test(text) && Number(text) > 0 ? text : undefined;
}

const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** Returns lower case with Latin digits; `1½` → `1 1/2`, `m.t.` → `mt`, `1 000` → `1000`. */
function normal(typed: string): string {
  return (
    typed
      .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[٠-٩۰-۹०-९]/g, (digit) => `${otherDigits.indexOf(digit) % 10}`)
      .replaceAll('⁄', '/')
      .replaceAll('٫', '.')
      .replace(/[٬،]/g, ',')
      // Arabic vowel marks, tatweel and joiners are optional in writing.
      .replace(/[\u064b-\u0652\u0640\u200b-\u200f]|(?<=\p{L})['’]|(?<=\p{L}\p{M}*)\./gu, '')
      .replace(/(?<=metric|m) (?=ton)/g, '')
      .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Removes the thousands separators of `1,234.5`, `1,00,000` and `1.234,5`; the decimal sign becomes a point. */
function withPoint(text: string): string {
  if (/^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  if (/^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  // Three digits after a comma are thousands, except after a zero.
  return /^(\d+,\d{0,2}|0+,\d*)$/.test(text) ? text.replace(',', '.') : text;
}
