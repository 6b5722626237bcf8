import { findProduct } from '@/catalogue/product-neighbours';
import { paths } from '@/config/paths';
import {
  catalogueLine,
  type EnquiryLine,
  freeLine,
  readLines,
  saysSomething,
  units,
} from './enquiry';
import { readQuantity } from './quantity';

/** Characters of a fragment: 64 full lines, nine characters for each percent-encoded letter. */
const longestFragment = 64 * 460 * 9;

const beforeUnit = new RegExp(`^(.*?) ?(${units.join('|')})$`);

/** False for `#main`, the skip link. */
export function isSharedList(hash: string): boolean {
  return hash.includes('=');
}

/** `/enquiry#cumin=500kg&ask=price&note=Whole&other=Rose+water&quantity=20bags`: no server sees the fragment. */
export function linkToList(lines: readonly EnquiryLine[], origin: string): string {
  return `${origin}${paths.enquiry}#${lines.filter(saysSomething).map(inFragment).join('&')}`;
}

/** `leftOutCount`: the number of lines left out, unknown, twice or beyond `maxLines`. Undefined if no line is left. */
export function readSharedList(hash: string) {
  if (hash.length > longestFragment) return undefined;
  const found: Record<string, unknown>[] = [];
  for (const [key, value] of new URLSearchParams(hash.slice(1))) {
    const line = found.at(-1);
    if (key === 'other') found.push(freeLine(value));
    else if (line && key === 'quantity') Object.assign(line, quantityAndUnit(value));
    else if (line && key === 'ask') line.asks = value.split(',');
    else if (line && key === 'note') line.note = value;
    else found.push({ ...catalogueLine(key), ...quantityAndUnit(value) });
  }
  const isKnown = (id: unknown) => typeof id === 'string' && findProduct(id)?.id === id;
  const lines = readLines(found.filter(({ id, title }) => title !== undefined || isKnown(id)));
  return lines.length > 0 ? { lines, leftOutCount: found.length - lines.length } : undefined;
}

function inFragment({ id, title, quantity, unit, asks, note }: EnquiryLine): string {
  // Space unless it ends in a digit: '5k' + g must not read as 5 kg.
  const between = /\d$/.test(quantity) ? '' : ' ';
  const amount = !quantity || readQuantity(quantity)?.unit ? quantity : quantity + between + unit;
  return [
    title === undefined ? [id, amount] : ['other', title],
    ['quantity', title === undefined ? '' : amount],
    ['ask', asks.join(',')],
    ['note', note],
  ]
    .filter(([, text], index) => index === 0 || text)
    .map((pair) => pair.map((text = '') => encode(text)).join('='))
    .join('&');
}

/** Readable, but encodes what messengers take for formatting or the end of a link. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll('%2C', ',')
    .replace(/[!'()*~]|[.,_]$/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function quantityAndUnit(text: string) {
  const typed = readQuantity(text)?.unit;
  const [, quantity = text, unit = typed] = beforeUnit.exec(text) ?? [];
  // "10x25kg" is 10 × 25 kg, while "10x25" in kg is no amount.
  return typed && !readQuantity(quantity) ? { quantity: text, unit: typed } : { quantity, unit };
}
