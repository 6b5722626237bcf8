import type { Entry } from '@/admin/data/entries';

/** Entries that the history shows as one line, newest first. */
export type HistoryRow = readonly [newest: Entry, ...older: Entry[]];

/** Milliseconds. */
const longestRow = 30 * 60_000;

/** Newest first, like the entries: consecutive drafts of one author within half an hour are one row. */
export function historyRows(entries: readonly Entry[]): HistoryRow[] {
  const rows: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const row = rows.at(-1);
    if (row && belongsTo(row[0], entry)) row.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

function belongsTo(newest: Entry, { kind, by, byId, at }: Entry): boolean {
  const isSameAuthor = newest.byId === byId && newest.by === by;
  const isDraft = newest.kind === 'draft' && kind === 'draft';
  return isDraft && isSameAuthor && Date.parse(newest.at) - Date.parse(at) <= longestRow;
}
