import { type EnquiryLine, isSameGoods, questionIds } from '@/enquiry/enquiry';
import { formatQuantity } from '@/enquiry/quantity';

type Lines = readonly EnquiryLine[];

/** Goods that both lists have become one line, which says all that either says of them. */
export function mergeLists(mine: Lines, theirs: Lines): EnquiryLine[] {
  const merged = mine.map((line) => {
    const other = theirs.find((each) => isSameGoods(line, each));
    return other ? { ...line, ...allOf(line, other) } : line;
  });
  return [...merged, ...theirs.filter((other) => !mine.some((line) => isSameGoods(line, other)))];
}

function allOf(mine: EnquiryLine, theirs: EnquiryLine) {
  const { quantity, unit } = mine.quantity.trim() ? mine : theirs;
  const amounts = distinct(formatQuantity(mine), formatQuantity(theirs));
  return {
    quantity: amounts.length > 1 ? amounts.join(' + ') : quantity,
    unit,
    asks: questionIds.filter((id) => mine.asks.includes(id) || theirs.asks.includes(id)),
    note: distinct(mine.note.trim(), theirs.note.trim()).join('; '),
  };
}

function distinct(...texts: string[]): string[] {
  return [...new Set(texts.filter(Boolean))];
}
