import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Entry } from '@/admin/data/entries';
import { focusOnMount } from '@/lib/focus-on-mount';
import { counted } from '@/lib/words';
import { entryName, entryOrigin, isOnWebsite, type OnWebsite } from './entry-texts';
import type { HistoryRow } from './history-rows';

type HistoryListProps = {
  rows: readonly HistoryRow[];
  /** The original text is the last row. */
  complete: boolean;
  published: OnWebsite;
  /** The newest entry that is not set aside: as a draft, it waits to be published. */
  head: Entry | undefined;
  /** The id of the entry that "Show older entries" moves the focus to. */
  firstOlder: number | undefined;
  onChoose: (entry: Entry | null) => void;
};

export function HistoryList({ rows, complete, firstOlder, ...props }: HistoryListProps) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <Row key={row[0].id} row={row} focused={row[0].id === firstOlder} {...props} />
      ))}
      {complete && (
        <li>
          <EntryButton entry={null} {...props} />
        </li>
      )}
    </ol>
  );
}

type Shared = Pick<HistoryListProps, 'published' | 'head' | 'onChoose'>;

function Row({ row, focused, ...props }: Shared & { row: HistoryRow; focused: boolean }) {
  const [newest, ...older] = row;
  const [open, setOpen] = useState(false);
  return (
    <li>
      <EntryButton {...props} entry={newest} saves={row.length} focused={focused} />
      {older.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="-mt-2 mb-1 min-h-11 px-2 text-sm font-semibold text-ember underline-offset-4 hover:underline"
          >
            {open ? 'Hide' : 'Show'} {counted(older.length, 'earlier save')}
          </button>
          {open && (
            <ol className="mb-3 ms-2 divide-y divide-line border-s-2 border-line ps-2">
              {older.map((entry) => (
                <li key={entry.id}>
                  <EntryButton {...props} entry={entry} />
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </li>
  );
}

type EntryButtonProps = Shared & { entry: Entry | null; saves?: number; focused?: boolean };

function EntryButton(props: EntryButtonProps) {
  const { entry, saves = 1, focused = false, published, head, onChoose } = props;
  return (
    <button
      type="button"
      ref={focused ? focusOnMount : undefined}
      data-entry={entry?.id ?? 'original'}
      onClick={() => onChoose(entry)}
      className="flex w-full items-center gap-4 px-2 py-3 text-start hover:bg-sand"
    >
      <span className="min-w-0 grow">
        <span className="font-semibold">
          {entryName(entry)}
          {saves > 1 && `, ${counted(saves, 'save')}`}
        </span>{' '}
        {isOnWebsite(entry, published) ? (
          published && published.issues.length > 0 ? (
            <Chip look="bg-ember text-paper">Not shown to visitors</Chip>
          ) : (
            <Chip look="bg-leaf text-paper">On the website</Chip>
          )
        ) : (
          entry?.kind === 'draft' &&
          entry === head && <Chip look="bg-saffron text-ink">Waiting</Chip>
        )}
        <span className="block break-words text-sm text-stone">{entryOrigin(entry)}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ember rtl:rotate-180" />
    </button>
  );
}

function Chip({ look, children }: { look: string; children: string }) {
  return (
    <span className={`ms-2 rounded-full px-2.5 py-0.5 text-sm font-semibold ${look}`}>
      {children}
    </span>
  );
}
