import { findProduct } from '@/catalogue/products';
import { readQuantity } from '@/catalogue/quantity/read-quantity';
import { units } from '@/catalogue/quantity/units';
import { paths } from '@/config/paths';
import { readPairs, withoutClosingSigns } from '@/lib/link-text';
import {
  catalogueLine,
  type EnquiryLine,
  freeLine,
  isSameGoods,
  isSendable,
  questionIds,
  readLines,
} from './enquiry';
import { bringsUnit, formatQuantity } from './quantity';

/** Of a link, which anybody can write. Nobody's own list is as long. */
export const maxLines = 200;

const maxFragmentLength = 500_000;

const beforeUnit = new RegExp(`^(.*?) ?(${units.join('|')})$`);

/** The fragment of a shared list contains `=`, unlike `#main`, the target of the skip link. */
export function isSharedList(hash: string): boolean {
  return /=|%(25)*3D/i.test(hash);
}

/** E.g. `/enquiry#cumin=500kg&ask=price&other=Rose+water&quantity=20bags`. Browsers send no fragment to servers. */
export function linkToList(lines: readonly EnquiryLine[], origin: string): string {
  const pairs = lines.filter(isSendable).flatMap(pairsOf);
  // Messengers read `*` as formatting and drop a full stop after a link, so such signs are encoded, too.
  const fragment = new URLSearchParams(pairs)
    .toString()
    .replace(/%2C(?!&|$)/g, ',')
    .replace(/\*|[._](?=&|$)/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const [, last = ''] = pairs.at(-1) ?? [];
  // Marks the end of the list where its last sign looks like one that was put behind the link.
  const end = last === withoutClosingSigns(last) ? '' : '&';
  return `${origin}${paths.enquiry}#${fragment}${end}`;
}

/** Undefined if too long or without a valid line. `leftOutCount`: lines that are unknown, duplicate or beyond `maxLines`. */
export function readSharedList(hash: string) {
  if (hash.length > maxFragmentLength) return undefined;
  const found: (Record<string, unknown> & { id: string })[] = [];
  const pairs = [...readPairs(hash.slice(1))];
  for (const [index, [name, text]] of pairs.entries()) {
    const line = found.at(-1);
    const key = name.toLowerCase();
    const isAtEnd = index === pairs.length - 1 && !hash.endsWith('&');
    const value = isAtEnd ? withoutClosingSigns(text) : text;
    if (key === 'other') found.push(freeLine(value));
    else if (line && key === 'quantity') Object.assign(line, quantityAndUnit(value));
    else if (line && key === 'ask') line.asks = value.split(',');
    else if (line && key === 'note') line.note = value;
    else found.push({ ...catalogueLine(key), ...quantityAndUnit(value) });
  }
  const known = found.filter(({ id, title }) => title !== undefined || findProduct(id));
  const lines = readLines(known).slice(0, maxLines);
  return lines.length > 0 ? { lines, leftOutCount: found.length - lines.length } : undefined;
}

/** Goods that both lists have become one line, which says all that either says of them. */
export function mergeLists(
  mine: readonly EnquiryLine[],
  theirs: readonly EnquiryLine[],
): EnquiryLine[] {
  const merged = mine.map((line) => {
    const other = theirs.find((each) => isSameGoods(line, each));
    return other ? { ...line, ...allOf(line, other) } : line;
  });
  return [...merged, ...theirs.filter((other) => !mine.some((line) => isSameGoods(line, other)))];
}

function pairsOf({ id, title, quantity, unit, asks, note }: EnquiryLine): string[][] {
  // Without the space, the quantity `5k` with the unit g would become `5kg`, which means 5 kg.
  const between = /\d$/.test(quantity) ? '' : ' ';
  const amount = bringsUnit(quantity) ? quantity : quantity + between + unit;
  return [
    title === undefined ? [id, amount] : ['other', title],
    ['quantity', title === undefined ? '' : amount],
    ['ask', asks.join(',')],
    ['note', note],
  ].filter(([, text], index) => index === 0 || text);
}

function quantityAndUnit(text: string) {
  const typed = readQuantity(text)?.unit;
  const [, quantity = text, unit = typed] = beforeUnit.exec(text) ?? [];
  // `10x25kg` is not split, because `readQuantity` cannot parse `10x25` without a unit; `two bags` is sent as typed.
  const isWhole = bringsUnit(quantity) || (typed && !readQuantity(quantity));
  return isWhole ? { quantity: text, unit: typed } : { quantity, unit };
}

function allOf(mine: EnquiryLine, theirs: EnquiryLine) {
  const { quantity, unit } = mine.quantity.trim() ? mine : theirs;
  const amount = formatQuantity(mine);
  const amounts = withNew(amount, formatQuantity(theirs), ' + ');
  return {
    // An amount to which theirs adds nothing stays as typed.
    quantity: amount && amounts !== amount ? amounts : quantity,
    unit,
    asks: questionIds.filter((id) => mine.asks.includes(id) || theirs.asks.includes(id)),
    note: withNew(mine.note.trim(), theirs.note.trim(), '; '),
  };
}

/** Compares part by part, because both texts may come from an earlier merge. */
function withNew(mine: string, theirs: string, separator: string): string {
  const own = mine.split(separator);
  const added = theirs.split(separator).filter((part) => !own.includes(part));
  return [mine, ...added].filter(Boolean).join(separator);
}
