import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Entry, historyQuery, type Publication } from '@/admin/data/entries';
import { LoadFailure } from '@/admin/load-failure';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import type { SectionKey } from '@/content/sections/section';
import { errorMessage } from '@/lib/errors';
import { EntryDetail } from './entry-detail';
import { entryName, type HistoryEntry, historyRows } from './history-entry';
import { HistoryList } from './history-list';

type HistoryProps = {
  section: SectionKey;
  /** What the editor knows to be on the website. */
  published: Publication | null;
  /** What the website shows while nothing is published. */
  defaultContent: unknown;
  /** Whose draft restoring replaces. */
  replaced?: ReactNode;
  onRestore: (entry: HistoryEntry) => void;
};

type HistoryDrawerProps = HistoryProps & { label: string; open: boolean; onClose: () => void };

/** The history of a section. Restoring one goes through the editor, which closes the drawer. */
export function HistoryDrawer({ label, open, onClose, ...history }: HistoryDrawerProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`History of ${label}`}
      cross="Close history"
      className="drawer w-[min(44rem,100%)] bg-paper p-5 text-ink sm:p-8"
    >
      <div className="mt-6 space-y-4">
        <Entries {...history} />
      </div>
    </Modal>
  );
}

function Entries({ section, defaultContent, replaced, onRestore, ...known }: HistoryProps) {
  const history = useInfiniteQuery(historyQuery(section));
  const [chosen, setChosen] = useState<HistoryEntry>();
  const pages: Entry[][] = history.data?.pages ?? [];
  const entries = pages.flat();
  const complete = history.isSuccess && !history.hasNextPage;
  const failed = history.isFetchedAfterMount && !history.isSuccess;
  const original = { id: 0, kind: 'original', content: defaultContent } as const;
  const published = newerOf(known.published, entries) ?? { ...original, issues: [] };

  return (
    <>
      {history.isPending && !failed && <p role="status">Loading the history…</p>}
      {complete && entries.length === 0 && (
        <p>Nothing has been saved or published yet. Everything that is will be listed here.</p>
      )}
      {(entries.length > 0 || complete) && (
        <HistoryList
          rows={[...historyRows(entries), ...(complete ? [[original] as const] : [])]}
          head={entries.find(({ kind }) => kind !== 'aside')}
          published={published}
          firstOlder={pages.length > 1 ? pages.at(-1)?.[0]?.id : undefined}
          onChoose={setChosen}
        />
      )}
      {failed && (
        <LoadFailure
          message={`Couldn't load the history. ${history.error ? errorMessage(history.error) : ''}`}
          onRetry={() => void history.fetchNextPage()}
          retrying={history.isFetching}
        />
      )}
      {history.hasNextPage && !failed && (
        <Button
          variant="outline"
          className="w-full"
          aria-disabled={history.isFetching}
          onClick={() => {
            if (!history.isFetching) void history.fetchNextPage();
          }}
        >
          {history.isFetching ? 'Loading…' : 'Show older entries'}
        </Button>
      )}
      {/* Covers the list; closing it gives the focus back to the row. */}
      <Modal
        open={chosen !== undefined}
        onClose={() => setChosen(undefined)}
        title={chosen ? entryName(chosen) : ''}
        className="drawer w-[min(44rem,100%)] bg-paper p-5 text-ink backdrop:bg-transparent sm:p-8"
      >
        {chosen && (
          <EntryDetail
            {...{ section, published, replaced, onRestore }}
            entry={chosen}
            onBack={() => setChosen(undefined)}
          />
        )}
      </Modal>
    </>
  );
}

/** A colleague may have published since the editor read what is on the website. */
function newerOf(known: Publication | null, entries: readonly Entry[]): Publication | null {
  const newest = entries.find(({ kind }) => kind === 'published');
  return newest && newest.id > (known?.id ?? 0) ? { ...newest, issues: [] } : known;
}
