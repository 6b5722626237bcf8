import { type EnquiryLine, isSameGoods } from '@/enquiry/enquiry';
import { lineText } from '@/enquiry/enquiry-text';

type Lines = readonly EnquiryLine[];

/** Returns pairs of different lines for the same goods, of which the buyer chooses one. */
export function conflictsOf(mine: Lines, theirs: Lines) {
  return mine.flatMap((line) => {
    const other = theirs.find((each) => isSameGoods(line, each));
    if (!other || isBare(line) || isBare(other) || lineText(line) === lineText(other)) return [];
    return { line, other };
  });
}

/** Adds the goods of `theirs`. For goods in both lists, my line stays, unless it is bare or in `replaced`. */
export function mergeLists(mine: Lines, theirs: Lines, replaced: ReadonlySet<string>) {
  const merged = mine.map((line) => {
    const other = theirs.find((each) => isSameGoods(line, each));
    return other && (isBare(line) || replaced.has(line.id)) ? { ...other, id: line.id } : line;
  });
  return [...merged, ...theirs.filter((other) => !mine.some((line) => isSameGoods(line, other)))];
}

function isBare({ quantity, asks, note }: EnquiryLine): boolean {
  return asks.length === 0 && `${quantity}${note}`.trim() === '';
}
