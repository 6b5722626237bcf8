import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RevisionEntry, revisionsQuery } from '@/admin/data/revisions';
import { LoadFailure } from '@/admin/load-failure';
import type { EditorState } from '@/admin/saving/editor-state';
import { Button } from '@/components/ui/button';
import type { SectionKey } from '@/content/sections/section';
import { errorMessage } from '@/lib/errors';
import { VersionDetail } from './version-detail';
import { VersionList } from './version-list';

type HistoryProps = {
  section: SectionKey;
  /** The published content that versions are compared with. */
  live: EditorState['live'];
  onRestore: (version: number, content: unknown) => void;
};

/** The list of versions, or the chosen one. */
export function History({ section, live, onRestore }: HistoryProps) {
  const versions = useInfiniteQuery(revisionsQuery(section));
  const [chosen, setChosen] = useState<RevisionEntry>();
  const list = useRef<HTMLDivElement>(null);
  const pages = versions.data?.pages ?? [];
  // A colleague may have published since the editor was opened.
  const newest = Math.max(live?.version ?? 0, pages[0]?.[0]?.version ?? 0);
  const failed = versions.isFetchedAfterMount && !versions.isSuccess;

  async function tryAgain() {
    if (versions.data) return versions.fetchNextPage();
    const { isSuccess } = await versions.refetch();
    // The focused button has disappeared.
    if (isSuccess) list.current?.focus();
  }

  function goBack(from: RevisionEntry) {
    // The list has to be visible before one of its buttons can take the focus.
    flushSync(() => setChosen(undefined));
    list.current?.querySelector<HTMLElement>(`[data-version="${from.version}"]`)?.focus();
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
        {versions.isPending && !failed && <p role="status">Loading the versions…</p>}
        <VersionList pages={pages} newest={newest} onChoose={setChosen} />
        {versions.isSuccess && pages[0]?.length === 0 && (
          <p>
            {live
              ? 'No version could be read. You may no longer be an administrator.'
              : 'Nothing has been published yet. Each version that you publish will be listed here.'}
          </p>
        )}
        {failed && (
          <LoadFailure
            message={`Couldn't load the versions. ${versions.error ? errorMessage(versions.error) : ''}`}
            retrying={versions.isFetching}
            onRetry={tryAgain}
          />
        )}
        {versions.hasNextPage && !failed && (
          <Button
            variant="outline"
            className="w-full"
            aria-disabled={versions.isFetchingNextPage}
            onClick={() => {
              if (!versions.isFetchingNextPage) void versions.fetchNextPage();
            }}
          >
            {versions.isFetchingNextPage ? 'Loading…' : 'Show older versions'}
          </Button>
        )}
      </div>
      {chosen && (
        <VersionDetail
          entry={chosen}
          live={live}
          newest={newest}
          onBack={() => goBack(chosen)}
          onRestore={(content) => onRestore(chosen.version, content)}
        />
      )}
    </>
  );
}
