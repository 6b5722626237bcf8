import { type Enquiry, type EnquiryLine, maxLines } from './enquiry';

type Lines = readonly EnquiryLine[];

/** What another list adds to this one: its other lines, and what is still empty in the lines of both. */
export function mergeLines(mine: Lines, others: Lines): EnquiryLine[] {
  const rest = [...others];
  const merged = mine.map((line) => {
    const at = rest.findIndex((other) => isSameGoods(line, other));
    const [other] = at < 0 ? [] : rest.splice(at, 1);
    return other ? fillIn(line, other) : line;
  });
  return [...merged, ...rest];
}

export function isSameGoods(one: EnquiryLine, other: EnquiryLine): boolean {
  if (one.id === other.id) return true;
  return one.title !== undefined && one.title.toLowerCase() === other.title?.toLowerCase();
}

function fillIn(line: EnquiryLine, other: EnquiryLine): EnquiryLine {
  const { quantity, unit } = line.quantity === '' ? other : line;
  const asks = line.asks.length === 0 ? other.asks : line.asks;
  return { ...line, quantity, unit, asks, note: line.note || other.note };
}

/** False for a line of other goods in which nothing stands yet; it is not handed over. */
export function saysSomething({ title, quantity, asks, note }: EnquiryLine): boolean {
  return title === undefined || asks.length > 0 || `${title}${quantity}${note}`.trim() !== '';
}

/**
 * Undoes the change from `before` to `after`: its lines are as before it, the others as they are now.
 * What was added or typed since stays.
 */
export function undone(before: Enquiry, after: Enquiry, now: Enquiry): Enquiry {
  const known = new Set([...before.lines, ...after.lines].map(({ id }) => id));
  const restored = before.lines.flatMap((line) =>
    after.lines.includes(line) ? now.lines.filter(({ id }) => id === line.id) : line,
  );
  const since = now.lines.filter(({ id }) => !known.has(id));
  return {
    handedOver: now.handedOver || before.handedOver,
    lines: [...restored, ...since].slice(0, maxLines),
    buyer: { ...now.buyer, message: now.buyer.message || before.buyer.message },
  };
}

export function lineCount(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}
