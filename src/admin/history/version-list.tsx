import { ChevronRight } from 'lucide-react';
import { changeCount } from '@/admin/changes/change-count';
import type { RevisionEntry } from '@/admin/data/revisions';
import { formatDayTime } from '@/admin/dates';
import { focusOnMount } from '@/lib/focus-on-mount';

type VersionListProps = {
  pages: readonly RevisionEntry[][];
  /** The live version. */
  newest: number;
  onChoose: (entry: RevisionEntry) => void;
};

export function VersionList({ pages, newest, onChoose }: VersionListProps) {
  if (!pages[0]?.length) return null;
  return (
    <ol className="divide-y divide-line border-y border-line">
      {pages.map((page, pageIndex) =>
        page.map((entry, index) => (
          <li key={entry.version}>
            <button
              type="button"
              // "Show older versions" moves the focus to the first of them.
              ref={pageIndex > 0 && index === 0 ? focusOnMount : undefined}
              data-version={entry.version}
              onClick={() => onChoose(entry)}
              className="flex w-full items-center gap-4 px-2 py-3 text-start hover:bg-sand"
            >
              <span className="min-w-0 grow">
                <span className="font-semibold">Version {entry.version}</span>{' '}
                {entry.version === newest && (
                  <span className="ms-2 rounded-full bg-leaf px-2.5 py-0.5 text-sm font-semibold text-paper">
                    Live
                  </span>
                )}
                <span className="block text-sm text-stone">
                  <time dateTime={entry.at}>{formatDayTime(entry.at)}</time>
                  {` · ${[entry.by, changeCount(entry.changes)].filter(Boolean).join(' · ')}`}
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
