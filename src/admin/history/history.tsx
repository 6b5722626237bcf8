import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type HistoryEntry, historyQuery } from '@/admin/data/history';
import { LoadFailure } from '@/admin/load-failure';
import type { EditorState } from '@/admin/saving/editor-state';
import { Button } from '@/components/ui/button';
import type { SectionKey } from '@/content/sections/section';
import { errorMessage } from '@/lib/errors';
import { EntryDetail } from './entry-detail';
import { EntryList } from './entry-list';
import { entryKey } from './entry-words';

type HistoryProps = {
  section: SectionKey;
  /** The published content that entries are compared with. */
  live: EditorState['live'];
  /** What the website shows while nothing is published. */
  defaultContent: unknown;
  draftVersion: number;
  /** Visitors do not see what is published. */
  notShown?: boolean;
  /** Says beside the button to restore what that replaces. */
  replaced?: ReactNode;
  onRestore: (entry: HistoryEntry, content: unknown) => void;
};

/** The list of versions and drafts, or the chosen one. */
export function History(props: HistoryProps) {
  const {
    section,
    live,
    defaultContent,
    draftVersion,
    notShown = false,
    replaced,
    onRestore,
  } = props;
  const history = useInfiniteQuery(historyQuery(section));
  const [chosen, setChosen] = useState<HistoryEntry>();
  const list = useRef<HTMLDivElement>(null);
  const loaded: HistoryEntry[][] = history.data?.pages ?? [];
  const complete = history.isSuccess && !history.hasNextPage;
  const pages = complete ? [...loaded, [{ kind: 'original' as const, section }]] : loaded;
  const versions = loaded.flat().filter((entry) => entry.kind === 'version');
  const shown = {
    content: live ? live.content : defaultContent,
    version: live?.version ?? 0,
    // A colleague may have published since the editor was opened.
    newest: Math.max(live?.version ?? 0, ...versions.map(({ version }) => version)),
    notShown,
  };
  const failed = history.isFetchedAfterMount && !history.isSuccess;

  async function tryAgain() {
    if (history.data) return history.fetchNextPage();
    const { isSuccess } = await history.refetch();
    // The focused button has disappeared.
    if (isSuccess) list.current?.focus();
  }

  function goBack(from: HistoryEntry) {
    // The list has to be visible before one of its buttons can take the focus.
    flushSync(() => setChosen(undefined));
    list.current?.querySelector<HTMLElement>(`[data-entry="${entryKey(from)}"]`)?.focus();
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
        {complete && loaded[0]?.length === 0 && (
          <p>
            {live
              ? 'No version could be read. You may no longer be an administrator.'
              : 'Nothing has been saved or published yet. Each draft and each version will be listed here.'}
          </p>
        )}
        {pages.length > 0 && (
          <EntryList pages={pages} shown={shown} draftVersion={draftVersion} onChoose={setChosen} />
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
      {chosen && (
        <EntryDetail
          entry={chosen}
          shown={shown}
          replaced={replaced}
          onBack={() => goBack(chosen)}
          onRestore={(content) => onRestore(chosen, content)}
        />
      )}
    </>
  );
}
