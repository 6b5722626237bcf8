import type { Entry, Publication } from '@/admin/data/entries';

/** `original` is the default content. The history lists it below the oldest entry. */
export type HistoryEntry = Entry | { id: 0; kind: 'original'; parent: null; content: unknown };

/** What visitors see: a publication, or before the first one the default content, with the id 0. */
export type VisibleVersion = Omit<Publication, 'at'>;

export type HistoryRow = readonly [newest: HistoryEntry, ...older: HistoryEntry[]];

export const entryNames = {
  published: 'Published version',
  draft: 'Draft',
  discarded: 'Draft discarded',
  aside: 'Kept, not used',
  original: 'Original text',
};

const maxRowDuration = 30 * 60_000;

/** Consecutive drafts that one author saved within half an hour are one row. */
export function historyRows(entries: readonly HistoryEntry[]): HistoryRow[] {
  const rows: [HistoryEntry, ...HistoryEntry[]][] = [];
  for (const entry of entries) {
    const row = rows.at(-1);
    if (row && belongsTo(row[0], entry)) row.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

function belongsTo(newest: HistoryEntry, entry: HistoryEntry): boolean {
  if (newest.kind !== 'draft' || entry.kind !== 'draft') return false;
  const isOfAuthor = newest.author === entry.author && newest.author_name === entry.author_name;
  return isOfAuthor && Date.parse(newest.at) - Date.parse(entry.at) <= maxRowDuration;
}

/** Returns what to compare a row with: for a publication the previous one, else the parent of the row's oldest entry. */
export function entryBefore(row: HistoryRow, entries: readonly HistoryEntry[]) {
  const { id, kind, parent } = row.at(-1) ?? row[0];
  if (kind !== 'published') return entries.find((each) => each.id === (parent ?? 0));
  return entries.find((each) => each.id < id && /published|original/.test(each.kind));
}
