import { ChevronRight } from 'lucide-react';
import { Chip } from '@/admin/chip';
import { changeSummary, isOnWebsite } from '@/admin/compare/differences';
import type { Entry, Publication } from '@/admin/data/entries';
import { formatDayTime } from '@/admin/dates';
import type { SectionKey } from '@/content/sections/section';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { counted } from '@/lib/words';

/** `original` is the default content. The history lists it below the oldest entry. */
export type HistoryEntry = Entry | { id: 0; kind: 'original'; parent: null; content: unknown };

type HistoryRow = readonly [newest: HistoryEntry, ...older: HistoryEntry[]];

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

type HistoryListProps = {
  section: SectionKey;
  /** Newest first. */
  entries: readonly HistoryEntry[];
  /** Before the first publication, it is the default content, with the id 0. */
  published: Publication;
  idToFocus: number | undefined;
  onChoose: (entry: HistoryEntry) => void;
};

export function HistoryList(props: HistoryListProps) {
  return (
    <ol className="divide-y divide-line border-y border-line empty:hidden">
      {historyRows(props.entries).map((row) => (
        <li key={row[0].id}>
          <EntryButton {...props} row={row} />
          {row.length > 1 && (
            <details>
              <summary className="-mt-2 mb-1 min-h-11 cursor-pointer px-2 py-2 text-sm font-semibold text-ember">
                {counted(row.length - 1, 'earlier save')}
              </summary>
              <ol className="mb-3 ms-2 divide-y divide-line border-s-2 border-line ps-2">
                {row.slice(1).map((entry) => (
                  <li key={entry.id}>
                    <EntryButton {...props} row={[entry]} />
                  </li>
                ))}
              </ol>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

function EntryButton({ row, ...props }: HistoryListProps & { row: HistoryRow }) {
  const [entry] = row;
  const before = entry.kind !== 'discarded' && entryBefore(row, props.entries);
  const summary = before && changeSummary(props.section, before.content, entry.content);
  return (
    <button
      type="button"
      ref={entry.id === props.idToFocus ? focusOnMount : undefined}
      onClick={() => props.onChoose(entry)}
      className="flex w-full items-center gap-4 px-2 py-3 text-start hover:bg-sand"
    >
      <span className="min-w-0 grow">
        <span className="me-2 font-semibold">
          {entryNames[entry.kind]}
          {row.length > 1 && `, ${counted(row.length, 'save')}`}
        </span>{' '}
        <EntryChip {...props} entry={entry} />
        <span className="block break-words text-sm text-stone">
          <EntryOrigin entry={entry} />
        </span>
        {summary && <span className="block break-words text-sm">Changed: {summary}</span>}
      </span>
      <ChevronRight className="size-5 shrink-0 text-ember" />
    </button>
  );
}

/** Returns what to compare a row with: for a publication the previous one, else the parent of the row's oldest entry. */
function entryBefore(row: HistoryRow, entries: readonly HistoryEntry[]) {
  const { id, kind, parent } = row.at(-1) ?? row[0];
  if (kind !== 'published') return entries.find((each) => each.id === (parent ?? 0));
  return entries.find((each) => each.id < id && ['published', 'original'].includes(each.kind));
}

function EntryChip({ entry, ...props }: HistoryListProps & { entry: HistoryEntry }) {
  const { section, entries, published } = props;
  const isHidden = published.issues.length > 0;
  if (entry.id === published.id && isHidden) return <Chip tone="fault">Not shown to visitors</Chip>;
  if (entry.id === published.id) return <Chip tone="live">On the website</Chip>;
  const isHead = entry === entries.find(({ kind }) => kind !== 'aside');
  if (!isHead || entry.kind !== 'draft') return null;
  const isWaiting = !isOnWebsite(section, published, entry.content);
  return isWaiting && <Chip tone="waiting">Not published yet</Chip>;
}

export function EntryOrigin({ entry }: { entry: HistoryEntry }) {
  if (entry.kind === 'original') return 'The text that the website came with';
  return (
    <>
      {entry.kind === 'aside' && 'set aside '}by <bdi translate="no">{entry.author_name}</bdi>,{' '}
      {formatDayTime(entry.at)}
    </>
  );
}
