import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayTime } from '@/admin/dates';
import { focusOnMount } from '@/lib/browser/focus-on-mount';
import { counted } from '@/lib/words';
import { entryNames, type HistoryEntry, type HistoryRow } from './history-entry';

type RowProps = {
  idToFocus: number | undefined;
  stateOf: (entry: HistoryEntry) => ReactNode;
  summaryOf: (row: HistoryRow) => string;
  onChoose: (entry: HistoryEntry) => void;
};

export function HistoryList({ rows, ...props }: RowProps & { rows: readonly HistoryRow[] }) {
  return (
    <ol className="divide-y divide-line border-y border-line empty:hidden">
      {rows.map((row) => (
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

function EntryButton({ row, ...props }: RowProps & { row: HistoryRow }) {
  const [entry] = row;
  const summary = props.summaryOf(row);
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
        {props.stateOf(entry)}
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
      {entry.kind === 'aside' && 'set aside '}by <bdi translate="no">{entry.author_name}</bdi>,{' '}
      {formatDayTime(entry.at)}
    </>
  );
}
