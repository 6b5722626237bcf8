import { findProduct } from '@/catalogue/product-neighbours';
import { paths } from '@/config/paths';
import { type EnquiryLine, freeLine, newLine, readLines, units } from './enquiry';
import { saysSomething } from './enquiry-lines';
import { readQuantity, unitIn } from './quantity';

/** Characters of a fragment: 64 lines, each filled with letters that take nine in an address. */
const longestFragment = 64 * 460 * 9;

const beforeUnit = new RegExp(`^(.*?) ?(${units.join('|')})$`);

/** `left`: lines that name no product of ours, stand there twice or are beyond the most of a list. */
export type SharedList = { lines: EnquiryLine[]; left: number };

/** Unlike `#main`, which skips the header. */
export function isSharedList(hash: string): boolean {
  return hash.includes('=');
}

/**
 * The list alone as the address of the enquiry page: `/enquiry#cumin=500kg&ask=price&note=Whole`, for
 * other goods `other=Rose+water&quantity=20bags`. Nothing of the buyer is in it, and no server sees it.
 */
export function linkToList(lines: readonly EnquiryLine[], origin: string): string {
  return `${origin}${paths.enquiry}#${lines.filter(saysSomething).map(inFragment).join('&')}`;
}

/** Undefined where no line can be read. */
export function readSharedList(hash: string): SharedList | undefined {
  if (hash.length > longestFragment) return undefined;
  const found: Record<string, unknown>[] = [];
  for (const [key, value] of new URLSearchParams(hash.slice(1))) {
    const line = found.at(-1);
    if (key === 'other') found.push(freeLine(value));
    else if (line && key === 'quantity') Object.assign(line, quantityAndUnit(value));
    else if (line && key === 'ask') line.asks = value.split(',');
    else if (line && key === 'note') line.note = value;
    else found.push({ ...newLine(key), ...quantityAndUnit(value) });
  }
  const isKnown = (id: unknown) => typeof id === 'string' && findProduct(id)?.id === id;
  const lines = readLines(found.filter(({ id, title }) => title !== undefined || isKnown(id)));
  return lines.length > 0 ? { lines, left: found.length - lines.length } : undefined;
}

function inFragment({ id, title, quantity, unit, asks, note }: EnquiryLine): string {
  // After other text than digits a space: "5k" in g is not 5 kg.
  const between = /\d$/.test(quantity) ? '' : ' ';
  const amount = unitIn(quantity) ? quantity : quantity && quantity + between + unit;
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

/** Legible, and without what messengers take for the end of a link or for their formatting. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll('%20', '+')
    .replaceAll('%2C', ',')
    .replace(/[!'()*~]|[.,_]$/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function quantityAndUnit(text: string): { quantity: string; unit: string | undefined } {
  const [, quantity = text, unit] = beforeUnit.exec(text) ?? [];
  // "10x25kg" is 10 × 25 kg, while "10x25" in kg is no amount.
  const isWhole = unitIn(text) && !readQuantity(quantity);
  return isWhole
    ? { quantity: text, unit: unitIn(text) }
    : { quantity, unit: unit ?? unitIn(text) };
}
