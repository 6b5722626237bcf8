import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RevisionEntry, revisionsQuery } from '@/admin/data/revisions';
import { LoadFailure } from '@/admin/load-failure';
import { Button } from '@/components/ui/button';
import type { SectionKey } from '@/content/sections/section';
import { errorMessage } from '@/lib/errors';
import { VersionDetail } from './version-detail';
import { VersionList } from './version-list';

type HistoryProps = {
  section: SectionKey;
  live: unknown;
  liveVersion: number;
  onCopy: (version: number, content: unknown) => void;
};

/** All versions, or the one that was chosen. */
export function History({ section, live, liveVersion, onCopy }: HistoryProps) {
  const versions = useInfiniteQuery(revisionsQuery(section));
  const [chosen, setChosen] = useState<RevisionEntry>();
  const list = useRef<HTMLDivElement>(null);
  const pages = versions.data?.pages ?? [];
  // A colleague may have published since the editor was opened.
  const newest = Math.max(liveVersion, pages[0]?.[0]?.version ?? 0);
  const failed = versions.isFetchedAfterMount && !versions.isSuccess;

  async function tryAgain() {
    if (versions.data) return versions.fetchNextPage();
    const { isSuccess } = await versions.refetch();
    // The button is gone then, and the focus with it.
    if (isSuccess) list.current?.focus();
  }

  function goBack(from: RevisionEntry) {
    // What is hidden takes no focus.
    flushSync(() => setChosen(undefined));
    list.current?.querySelector<HTMLElement>(`[data-version="${from.version}"]`)?.focus();
  }

  return (
    <>
      {/* Kept while one version is shown, with all that was loaded. */}
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
            {liveVersion > 0
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
          liveVersion={liveVersion}
          newest={newest}
          onBack={() => goBack(chosen)}
          onCopy={(content) => onCopy(chosen.version, content)}
        />
      )}
    </>
  );
}
