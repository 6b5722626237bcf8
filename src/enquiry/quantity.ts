import { type EnquiryLine, type Unit, units } from './enquiry';
import { onOneLine } from './plain-text';
import { unitNames } from './unit-names';

type Quantity = Pick<EnquiryLine, 'quantity' | 'unit'>;

const unitOfName = new Map(
  units.flatMap((unit) => unitNames[unit].split(' ').map((name) => [normal(name), unit] as const)),
);
const name = [...unitOfName.keys()].toSorted((one, other) => other.length - one.length).join('|');
const number = String.raw`\d[\d.,/ ]*|[.,]\d+`;
const amount = `(?:(${name}) *)?(${number})(?: *(${name}))?`;
const simple = new RegExp(`^${amount}$`);
const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/** The last group of each side is the pack: "25 kg bags". */
const product = new RegExp(
  `^${amount}(?: (${name}))? *(?:[x×✕х*@]|of) *${amount}(?: (${name}))?(?: each)?$`,
);

/** `1,500 kg`, `1 bag`, `10 × 25 kg (250 kg)`; unparsed text as typed. Empty when blank. */
export function amountOf({ quantity, unit }: Quantity): string {
  const typed = onOneLine(quantity);
  const { text = '', unit: named } = readQuantity(typed) ?? {};
  if (text) return named ? text : withUnit(text, unit);
  // If letters are left, the buyer may have written a unit that we do not know: the selected one is not added.
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

/** The unit that the typed quantity names. */
export function unitIn(quantity: string): Unit | undefined {
  return readQuantity(quantity)?.unit;
}

/** The typed quantity without the units it names. */
export function withoutUnit(quantity: string): string {
  return unitIn(quantity) ? quantity.replace(/[^\p{N}.,٫٬'’/x×*\s]/gu, '').trim() : quantity;
}

/** `text` includes the typed unit. Undefined where it is no amount above zero. */
export function readQuantity(typed: string): { text: string; unit?: Unit } | undefined {
  const text = normal(typed);
  const one = partOf(simple.exec(text));
  if (one)
    return one.unit ? { text: withUnit(one.count, one.unit), unit: one.unit } : { text: one.count };
  const match = product.exec(text);
  const parts = [partOf(match), partOf(match, 4)];
  // "25 kg x 40" is 40 × 25 kg.
  const [times, each] = isMeasure(parts[0]?.unit) ? parts.toReversed() : parts;
  if (!times || !each?.unit || isMeasure(times.unit) || times.unit === each.unit) return undefined;
  const pack = times.unit ?? each.pack;
  if (times.pack || (each.pack && each.pack !== pack) || isMeasure(pack)) return undefined;
  const total = Number(times.count.replaceAll(',', '')) * Number(each.count.replaceAll(',', ''));
  const sum = format.format(total);
  const packs = pack ? withUnit(times.count, pack) : times.count;
  return {
    text: `${packs} × ${withUnit(each.count, each.unit)} (${withUnit(sum, each.unit)})`,
    unit: each.unit,
  };
}

function partOf(match: RegExpExecArray | null, offset = 0) {
  const [before, typed = '', after, pack = ''] = match?.slice(1 + offset) ?? [];
  const count = readAmount(typed.trim());
  if (!count || (before && after)) return undefined;
  return { count, unit: unitOfName.get(before ?? after ?? ''), pack: unitOfName.get(pack) };
}

function isMeasure(unit: Unit | undefined): boolean {
  return unit === 'g' || unit === 'kg' || unit === 'tonnes';
}

function withUnit(count: string, unit: Unit): string {
  return `${count} ${count === '1' ? unit.replace(/(?<=x)es$|s$/, '') : unit}`;
}

/** `1234.5`, `1.234,50` or `1 1/2` → `1,234.5`; undefined for what is no number above zero. */
function readAmount(typed: string): string | undefined {
  const [, wholes = '0', above, below] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(typed) ?? [];
  const text = above ? String(Number(wholes) + Number(above) / Number(below)) : withPoint(typed);
  const isAmount = /^\d*\.?\d{0,6}$/.test(text) && Number(text) > 0;
  // As a string, which is exact beyond 2^53.
  return isAmount ? format.format(text as `${number}`) : undefined;
}

/** Lower case with Latin digits; `½` is ` 1/2`, `m.t.` is `mt`, `1 000` is `1000`. */
function normal(typed: string): string {
  return (
    typed
      .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
      .normalize('NFKC')
      .toLowerCase()
      .replace(
        /[٠-٩۰-۹०-९]/g,
        (digit) => `${(digit.charCodeAt(0) + (digit >= '०' && digit <= '९' ? 10 : 0)) % 16}`,
      )
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
