import { type EnquiryLine, isSameGoods } from '@/enquiry/enquiry';
import { lineText } from '@/enquiry/enquiry-text';

type Lines = readonly EnquiryLine[];

/** Returns the pairs of lines that are for the same goods but differ. The buyer chooses one line of each pair. */
export function conflictsOf(mine: Lines, theirs: Lines) {
  return mine.flatMap((line) => {
    const other = theirs.find((each) => isSameGoods(line, each));
    if (!other || isBare(line) || isBare(other) || lineText(line) === lineText(other)) return [];
    return { mine: line, theirs: other };
  });
}

/** `replaced`: ids of my lines to be replaced by the other line for the same goods. Bare lines are always replaced. */
export function mergeLists(mine: Lines, theirs: Lines, replaced: ReadonlySet<string>) {
  const merged = mine.map((line) => {
    const other = theirs.find((each) => isSameGoods(line, each));
    return other && (isBare(line) || replaced.has(line.id)) ? { ...other, id: line.id } : line;
  });
  return [...merged, ...theirs.filter((other) => !mine.some((line) => isSameGoods(line, other)))];
}

/** A line with goods only: no quantity, question or note. */
function isBare({ quantity, asks, note }: EnquiryLine): boolean {
  return asks.length === 0 && `${quantity}${note}`.trim() === '';
}
