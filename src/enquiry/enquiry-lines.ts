import { type Enquiry, type EnquiryLine, maxLines } from './enquiry';

export function isSameGoods(one: EnquiryLine, other: EnquiryLine): boolean {
  if (one.id === other.id) return true;
  return one.title !== undefined && one.title.toLowerCase() === other.title?.toLowerCase();
}

/** False for an empty line of other goods, which is not handed over. */
export function saysSomething({ title, quantity, asks, note }: EnquiryLine): boolean {
  return title === undefined || asks.length > 0 || `${title}${quantity}${note}`.trim() !== '';
}

/**
 * Undoes the change from `before` to `after`. What was added or typed after it stays.
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
