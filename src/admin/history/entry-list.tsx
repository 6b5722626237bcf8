import { ChevronRight } from 'lucide-react';
import { changeCount } from '@/admin/changes/change-count';
import { differences } from '@/admin/compare/differences';
import type { HistoryEntry } from '@/admin/data/history';
import { formatDayTime } from '@/admin/dates';
import { focusOnMount } from '@/lib/focus-on-mount';
import { counted } from '@/lib/words';
import { entryKey, entryName, isNewest, isShown, type Shown } from './entry-words';

type EntryListProps = {
  pages: readonly (readonly HistoryEntry[])[];
  shown: Shown;
  /** The draft that waits to be published; 0 for none. */
  draftVersion: number;
  onChoose: (entry: HistoryEntry) => void;
};

export function EntryList({ pages, shown, draftVersion, onChoose }: EntryListProps) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {pages.map((page, pageIndex) =>
        page.map((entry, index) => (
          <li key={entryKey(entry)}>
            <button
              type="button"
              ref={isFirstOlder(entry, pageIndex, index) ? focusOnMount : undefined}
              data-entry={entryKey(entry)}
              onClick={() => onChoose(entry)}
              className="flex w-full items-center gap-4 px-2 py-3 text-start hover:bg-sand"
            >
              <span className="min-w-0 grow">
                <span className="font-semibold">{entryName(entry)}</span>{' '}
                <Chip entry={entry} shown={shown} draftVersion={draftVersion} />
                <span className="block text-sm text-stone">
                  <EntryDetails entry={entry} shown={shown} />
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ember rtl:rotate-180" />
            </button>
          </li>
        )),
      )}
    </ol>
  );
}

/** The row that "Show older entries" moves the focus to. */
function isFirstOlder({ kind }: HistoryEntry, pageIndex: number, index: number): boolean {
  return pageIndex > 0 && index === 0 && kind !== 'original';
}

type ChipProps = { entry: HistoryEntry; shown: Shown; draftVersion: number };

function Chip({ entry, shown, draftVersion }: ChipProps) {
  const newest = isNewest(entry, shown);
  const live = newest && isShown(shown);
  const waiting = entry.kind === 'draft' && entry.version === draftVersion;
  if (!newest && !waiting) return null;
  const look = live
    ? 'bg-leaf text-paper'
    : waiting
      ? 'bg-saffron text-ink'
      : 'bg-ember text-paper';
  return (
    <span className={`ms-2 rounded-full px-2.5 py-0.5 text-sm font-semibold ${look}`}>
      {live ? 'Live' : waiting ? 'Waiting' : 'Not shown to visitors'}
    </span>
  );
}

function EntryDetails({ entry, shown }: { entry: HistoryEntry; shown: Shown }) {
  if (entry.kind === 'original') return 'The text that the website came with';
  const count =
    entry.kind === 'version'
      ? changeCount(entry.changes)
      : differenceCount(differences(entry.section, shown.content, entry.content).length);
  return (
    <>
      <time dateTime={entry.at}>{formatDayTime(entry.at)}</time>
      {' · '}
      {entry.by && (
        <>
          <bdi>{entry.by}</bdi>
          {' · '}
        </>
      )}
      {count}
      {entry.kind === 'draft' && <DraftEnd {...entry} />}
    </>
  );
}

function differenceCount(count: number): string {
  return count === 0 ? 'as on the website' : `${counted(count, 'change')} to the website`;
}

function DraftEnd({ ended, publishedVersion }: Extract<HistoryEntry, { kind: 'draft' }>) {
  if (!ended) return null;
  const what = publishedVersion ? `Published as version ${publishedVersion}` : 'Discarded';
  return (
    <span className="block">
      {what}
      {ended.by && ` by ${ended.by}`}, <time dateTime={ended.at}>{formatDayTime(ended.at)}</time>
    </span>
  );
}
