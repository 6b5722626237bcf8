import { type EnquiryLine, type Unit, units } from './enquiry';
import { onOneLine } from './plain-text';
import { unitNames } from './unit-names';

type Quantity = Pick<EnquiryLine, 'quantity' | 'unit'>;

const unitOfName = new Map(
  units.flatMap((unit) => unitNames[unit].split(' ').map((name) => [normal(name), unit] as const)),
);
const name = [...unitOfName.keys()].toSorted((one, other) => other.length - one.length).join('|');
const number = String.raw`\d[\d.,/ ]*|[.,]\d+`;

/** `25`, `kg 25`, `25 kg` or `25 kg bags`: a unit before the number, the number, a unit after it, the pack. */
const part = `(?:(${name}) *)?(${number})(?: *(${name}))?(?: (${name}))?`;

/** One part, or two such as `40 bags x 25 kg each`. */
const pattern = new RegExp(`^${part}(?: *(?:[x×✕х*@]|of) *${part}(?: each)?)?$`);

const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/** `1,500 kg`, `1 bag`, `10 × 25 kg (250 kg)`; unparsed text as typed. Empty when blank. */
export function amountOf({ quantity, unit }: Quantity): string {
  const typed = onOneLine(quantity);
  const reading = readQuantity(typed, unit);
  if (reading) return reading.text;
  // Other letters may be a unit that we do not know: the selected one is not added.
  return /^$|(?![x×])\p{L}|['’"”]$/u.test(typed) ? typed : `${typed} ${unit}`;
}

/** How the quantity was parsed; empty where that is what was typed. */
export function quantityHint(line: Quantity): string {
  const typed = onOneLine(line.quantity);
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

/** `unit`: as typed. `selected`: where none is typed. Undefined where it is no amount above zero. */
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

/** `1,500 kg`, `1 bag`. The count is a string, which is exact beyond 2^53. */
function withUnit(count: string, unit: Unit | undefined): string {
  const text = format.format(count as `${number}`);
  if (!unit) return text;
  return `${text} ${text === '1' ? unit.replace(/(?<=x)es$|s$/, '') : unit}`;
}

/** `1234.5`, `1.234,50` or `1 1/2` as JavaScript writes it; undefined for what is no number above zero. */
function readNumber(typed: string): string | undefined {
  const [, wholes = '0', above, below] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(typed) ?? [];
  const text = above ? String(Number(wholes) + Number(above) / Number(below)) : withPoint(typed);
  return /^\d*\.?\d{0,6}$/.test(text) && Number(text) > 0 ? text : undefined;
}

const otherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';

/** Lower case with Latin digits; `½` is ` 1/2`, `m.t.` is `mt`, `1 000` is `1000`. */
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

/** `1,234.5`, `1,00,000` and `1.234,5` with a decimal point only. */
function withPoint(text: string): string {
  if (/^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  if (/^[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(text)) {
    return text.replaceAll('.', '').replace(',', '.');
  }
  // Three digits after a comma are thousands, except after a zero.
  return /^(\d+,\d{0,2}|0+,\d*)$/.test(text) ? text.replace(',', '.') : text;
}
