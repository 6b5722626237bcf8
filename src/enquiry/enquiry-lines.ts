import { type Enquiry, type EnquiryLine, maxLines } from './enquiry';

type Lines = readonly EnquiryLine[];

/** The line one place up or down; at either end it stays. */
export function moveLine(lines: Lines, id: string, by: -1 | 1): Lines {
  const from = lines.findIndex((line) => line.id === id);
  const [line, neighbour] = [lines[from], lines[from + by]];
  if (!line || !neighbour) return lines;
  return lines.with(from, neighbour).with(from + by, line);
}

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

function isSameGoods(one: EnquiryLine, other: EnquiryLine): boolean {
  if (one.id === other.id) return true;
  return one.title !== undefined && one.title.toLowerCase() === other.title?.toLowerCase();
}

function fillIn(line: EnquiryLine, other: EnquiryLine): EnquiryLine {
  const { quantity, unit } = line.quantity === '' ? other : line;
  return { ...line, quantity, unit, note: line.note || other.note };
}

/** False for a line of other goods in which nothing stands yet; it is not handed over. */
export function saysSomething({ title, quantity, note }: EnquiryLine): boolean {
  return title === undefined || [title, quantity, note].some((text) => text.trim() !== '');
}

/** A line that was taken out, and what stood above it then: a line or another one taken out. */
export type Removal = { line: EnquiryLine; after: string | undefined };

export type Row = { line: EnquiryLine; removed: boolean };

/** The lines, and in their old places those taken out. */
export function rowsOf(lines: Lines, removals: readonly Removal[]): Row[] {
  const rows: Row[] = lines.map((line) => ({ line, removed: false }));
  const placeOf = (id: string | undefined) => rows.findIndex(({ line }) => line.id === id);
  let waiting = removals.filter(({ line }) => placeOf(line.id) < 0);
  while (waiting.length > 0) {
    const next =
      waiting.find(({ after }) => after === undefined || placeOf(after) >= 0) ?? waiting[0];
    if (!next) break;
    // What stood above it may be in no row any more.
    const isLost = next.after !== undefined && placeOf(next.after) < 0;
    rows.splice(isLost ? rows.length : placeOf(next.after) + 1, 0, {
      line: next.line,
      removed: true,
    });
    waiting = waiting.filter((removal) => removal !== next);
  }
  return rows;
}

/** With the line that was taken out of these rows back in its place. */
export function withLineBack(rows: readonly Row[], id: string): EnquiryLine[] {
  return rows.filter(({ line, removed }) => !removed || line.id === id).map(({ line }) => line);
}

/** The enquiry of before, with the lines that were added since the change that is undone. */
export function undoneTo(before: Enquiry, after: Enquiry, now: Enquiry): Enquiry {
  const known = new Set([...before.lines, ...after.lines].map(({ id }) => id));
  const since = now.lines.filter(({ id }) => !known.has(id));
  return {
    lines: [...before.lines, ...since].slice(0, maxLines),
    buyer: { ...now.buyer, message: now.buyer.message || before.buyer.message },
  };
}

export function countOf(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`;
}
