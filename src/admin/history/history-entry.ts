import type { Entry, Publication } from '@/admin/data/entries';
import { formatDayTime } from '@/admin/dates';

/** An entry, or the original text, which is older than all and has the id 0. */
export type HistoryEntry = Entry | { id: 0; kind: 'original'; parent: null; content: unknown };

/** The latest publication. If it has `issues`, visitors see `visibleContent` in its place. */
export type OnWebsite = Pick<Publication, 'id' | 'issues'> & { visibleContent: unknown };

/** Entries that the history shows as one line, newest first. */
export type HistoryRow = readonly [newest: HistoryEntry, ...older: HistoryEntry[]];

export const entryNames = {
  published: 'Published version',
  draft: 'Draft',
  discarded: 'Draft discarded',
  aside: 'Kept, not used',
  original: 'Original text',
};

/** Behind its name: `by Layla, 12 Mar 2026, 14:03`, or `set aside by …` */
export function entryOrigin(entry: HistoryEntry): string {
  if (entry.kind === 'original') return 'The text that the website came with';
  return `${entry.kind === 'aside' ? 'set aside ' : ''}by ${entry.author_name}, ${formatDayTime(entry.at)}`;
}

const maxRowDuration = 30 * 60_000;

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

function belongsTo(newest: Entry, { kind, author, author_name, at }: Entry): boolean {
  const isDraft = newest.kind === 'draft' && kind === 'draft';
  const isOfAuthor = newest.author === author && newest.author_name === author_name;
  return isDraft && isOfAuthor && Date.parse(newest.at) - Date.parse(at) <= maxRowDuration;
}

/** What a row is compared with: the publication before a publication, else the parent. Undefined if it is not loaded. */
export function entryBefore([newest, ...older]: HistoryRow, entries: readonly HistoryEntry[]) {
  const { id, kind, parent } = older.at(-1) ?? newest;
  if (kind !== 'published') return entries.find((each) => each.id === (parent ?? 0));
  return entries.find((each) => each.id < id && /published|original/.test(each.kind));
}
