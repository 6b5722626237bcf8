import { type EnquiryLine, questionIds } from './enquiry';
import { isSameGoods } from './enquiry-lines';
import { amountOf } from './quantity';

type Lines = readonly EnquiryLine[];

/**
 * Merges two lists. Goods in both keep the line of `mine`, its empty values filled from `others`; for the ids in
 * `theirs`, quantity and note of `others` come first.
 */
export function mergeLists(mine: Lines, others: Lines, theirs: ReadonlySet<string>): EnquiryLine[] {
  const otherOf = pairsOf(mine, others);
  const merged = mine.map((line) => {
    const other = otherOf.get(line);
    if (!other) return line;
    const [first, second] = theirs.has(line.id) ? [other, line] : [line, other];
    const { quantity, unit } = first.quantity === '' ? second : first;
    const asks = questionIds.filter((each) => [...line.asks, ...other.asks].includes(each));
    return { ...line, quantity, unit, asks, note: first.note || second.note };
  });
  const paired = new Set(otherOf.values());
  return [...merged, ...others.filter((other) => !paired.has(other))];
}

/** Lines for the same goods whose quantities or notes differ, for the buyer to choose. */
export function conflictsOf(
  mine: Lines,
  others: Lines,
): { line: EnquiryLine; other: EnquiryLine }[] {
  return Array.from(pairsOf(mine, others), ([line, other]) => ({ line, other })).filter(
    ({ line, other }) =>
      (line.quantity && other.quantity && amountOf(line) !== amountOf(other)) ||
      (line.note && other.note && line.note !== other.note),
  );
}

/** Maps each line of `mine` to the first unpaired line of `others` for the same goods. */
function pairsOf(mine: Lines, others: Lines): Map<EnquiryLine, EnquiryLine> {
  const rest = new Set(others);
  const pairs = new Map<EnquiryLine, EnquiryLine>();
  for (const line of mine) {
    const other = [...rest].find((each) => isSameGoods(line, each));
    if (!other) continue;
    rest.delete(other);
    pairs.set(line, other);
  }
  return pairs;
}
