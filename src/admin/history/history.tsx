import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Entry, historyQuery, type Publication } from '@/admin/data/entries';
import { LoadFailure } from '@/admin/load-failure';
import { Button } from '@/components/ui/button';
import type { SectionKey } from '@/content/sections/section';
import { errorMessage } from '@/lib/errors';
import { EntryDetail } from './entry-detail';
import { HistoryList } from './history-list';
import { historyRows } from './history-rows';

type HistoryProps = {
  section: SectionKey;
  /** What the editor knows to be on the website. */
  published: Publication | null;
  /** What the website shows while nothing is published. */
  defaultContent: unknown;
  /** Whose draft restoring replaces. */
  replaced?: ReactNode;
  /** `entry` is null for the original text. */
  onRestore: (entry: Entry | null, content: unknown) => void;
};

/** The entries of a section, or the chosen one. */
export function History(props: HistoryProps) {
  const { section, defaultContent, replaced, onRestore } = props;
  const history = useInfiniteQuery(historyQuery(section));
  const [chosen, setChosen] = useState<Entry | null>();
  const list = useRef<HTMLDivElement>(null);
  const pages: Entry[][] = history.data?.pages ?? [];
  const entries = pages.flat();
  const complete = history.isSuccess && !history.hasNextPage;
  const published = newerOf(props.published, entries);
  const failed = history.isFetchedAfterMount && !history.isSuccess;

  async function tryAgain() {
    if (history.data) return history.fetchNextPage();
    const { isSuccess } = await history.refetch();
    // The focused button has disappeared.
    if (isSuccess) list.current?.focus();
  }

  function goBack(from: Entry | null) {
    // The list has to be visible before one of its buttons can take the focus.
    flushSync(() => setChosen(undefined));
    list.current?.querySelector<HTMLElement>(`[data-entry="${from?.id ?? 'original'}"]`)?.focus();
  }

  return (
    <>
      {/* Hidden rather than unmounted: the loaded pages and their buttons stay. */}
      <div
        ref={list}
        tabIndex={-1}
        hidden={chosen !== undefined}
        className="space-y-4 focus:outline-none"
      >
        {history.isPending && !failed && <p role="status">Loading the history…</p>}
        {complete && entries.length === 0 && (
          <p>
            {published
              ? 'No version could be read. You may no longer be an administrator.'
              : 'Nothing has been saved or published yet. Everything that is will be listed here.'}
          </p>
        )}
        {(entries.length > 0 || complete) && (
          <HistoryList
            rows={historyRows(entries)}
            head={entries.find(({ kind }) => kind !== 'aside')}
            complete={complete}
            published={published}
            firstOlder={pages.length > 1 ? pages.at(-1)?.[0]?.id : undefined}
            onChoose={setChosen}
          />
        )}
        {failed && (
          <LoadFailure
            message={`Couldn't load the history. ${history.error ? errorMessage(history.error) : ''}`}
            retrying={history.isFetching}
            onRetry={tryAgain}
          />
        )}
        {history.hasNextPage && !failed && (
          <Button
            variant="outline"
            className="w-full"
            aria-disabled={history.isFetchingNextPage}
            onClick={() => {
              if (!history.isFetchingNextPage) void history.fetchNextPage();
            }}
          >
            {history.isFetchingNextPage ? 'Loading…' : 'Show older entries'}
          </Button>
        )}
      </div>
      {chosen !== undefined && (
        <EntryDetail
          section={section}
          entry={chosen}
          defaultContent={defaultContent}
          published={published}
          replaced={replaced}
          onBack={() => goBack(chosen)}
          onRestore={(content) => onRestore(chosen, content)}
        />
      )}
    </>
  );
}

/** A colleague may have published since the editor read what is on the website. */
function newerOf(known: Publication | null, entries: readonly Entry[]): Publication | null {
  const newest = entries.find(({ kind }) => kind === 'published');
  return newest && newest.id > (known?.id ?? 0) ? { ...newest, issues: [] } : known;
}
