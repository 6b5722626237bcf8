import { ChevronRight } from 'lucide-react';
import type { Entry } from '@/admin/data/entries';
import { formatDayTime } from '@/admin/dates';
import { Chip } from '@/components/ui/chip';
import { focusOnMount } from '@/lib/focus-on-mount';
import { counted } from '@/lib/words';
import {
  entryNames,
  type HistoryEntry,
  type HistoryRow,
  type VisibleVersion,
} from './history-entry';

type HistoryListProps = {
  rows: readonly HistoryRow[];
  published: VisibleVersion;
  summaryOf: (row: HistoryRow) => string;
  unpublishedDraft: Entry | undefined;
  idToFocus: number | undefined;
  onChoose: (entry: HistoryEntry) => void;
};

export function HistoryList({ rows, ...props }: HistoryListProps) {
  return (
    <ol className="divide-y divide-line border-y border-line empty:hidden">
      {rows.map(([newest, ...older]) => (
        <li key={newest.id}>
          <EntryButton {...props} row={[newest, ...older]} />
          {older.length > 0 && (
            <details>
              <summary className="-mt-2 mb-1 min-h-11 cursor-pointer px-2 py-2 text-sm font-semibold text-ember">
                {counted(older.length, 'earlier save')}
              </summary>
              <ol className="mb-3 ms-2 divide-y divide-line border-s-2 border-line ps-2">
                {older.map((entry) => (
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

type EntryButtonProps = Omit<HistoryListProps, 'rows'> & { row: HistoryRow };

function EntryButton({ row, summaryOf, idToFocus, onChoose, ...chip }: EntryButtonProps) {
  const [entry] = row;
  const hasChanges = entry.kind !== 'discarded' && entry.kind !== 'original';
  const summary = hasChanges && summaryOf(row);
  return (
    <button
      type="button"
      ref={entry.id === idToFocus ? focusOnMount : undefined}
      onClick={() => onChoose(entry)}
      className="flex w-full items-center gap-4 px-2 py-3 text-start hover:bg-sand"
    >
      <span className="min-w-0 grow">
        <span className="font-semibold">
          {entryNames[entry.kind]}
          {row.length > 1 && `, ${counted(row.length, 'save')}`}
        </span>{' '}
        <StateChip entry={entry} {...chip} />
        <span className="block break-words text-sm text-stone">
          <EntryOrigin entry={entry} />
        </span>
        {summary && <span className="block break-words text-sm">Changed: {summary}</span>}
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ember" />
    </button>
  );
}

export function EntryOrigin({ entry }: { entry: HistoryEntry }) {
  if (entry.kind === 'original') return 'The text that the website came with';
  return (
    <>
      {entry.kind === 'aside' && 'set aside '}by <bdi>{entry.author_name}</bdi>,{' '}
      {formatDayTime(entry.at)}
    </>
  );
}

type StateChipProps = Pick<HistoryListProps, 'published' | 'unpublishedDraft'> & {
  entry: HistoryEntry;
};

function StateChip({ entry, published, unpublishedDraft }: StateChipProps) {
  if (entry === unpublishedDraft)
    return <Chip className="ms-2 border-saffron bg-saffron">Not published yet</Chip>;
  if (entry.id !== published.id) return null;
  if (published.issues.length === 0)
    return <Chip className="ms-2 border-leaf bg-leaf text-paper">On the website</Chip>;
  return <Chip className="ms-2 border-ember bg-ember text-paper">Not shown to visitors</Chip>;
}
