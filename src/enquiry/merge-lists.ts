import { type EnquiryLine, questionIds } from './enquiry';
import { isSameGoods } from './enquiry-lines';
import { amountOf } from './quantity';

type Lines = readonly EnquiryLine[];

/**
 * Both lists as one. Where both have the goods, the line of `mine` gets what it lacks of the other's, and
 * with its id in `theirs` the other's quantity and note in place of its own.
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

/** The lines of both lists for the same goods where quantities or notes differ: one has to be chosen. */
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

/** Each line of `mine` that is in `others`, too, with the first such line. */
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
