import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { changeCount } from '@/admin/changes/change-count';
import type { HistoryEntry } from '@/admin/data/history';
import { revisionQuery } from '@/admin/data/revisions';
import { formatDayTime } from '@/admin/dates';
import { LoadFailure } from '@/admin/load-failure';
import { sections } from '@/content/sections/sections';
import { errorMessage } from '@/lib/errors';
import { focusOnMount } from '@/lib/focus-on-mount';
import { EntryContent } from './entry-content';
import { entryName, isNewest, isShown } from './entry-words';

type ContentProps = ComponentProps<typeof EntryContent>;
type EntryDetailProps = Omit<ContentProps, 'content'> & { onBack: () => void };

/** One entry: when and by whom it was saved or published, and its content. */
export function EntryDetail({ onBack, ...props }: EntryDetailProps) {
  const { entry, shown } = props;
  const isLive = entry.kind === 'version' && isNewest(entry, shown) && isShown(shown);
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-ember underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" />
        Back to the list
      </button>
      <h3 ref={focusOnMount} tabIndex={-1} className="mt-2 text-subheading focus:outline-none">
        {entryName(entry)}
        {isLive && ' (on the website now)'}
      </h3>
      <p className="mt-1 text-stone">
        <Origin entry={entry} />
      </p>
      <div className="mt-6">
        {entry.kind === 'version' && <VersionContent {...props} version={entry.version} />}
        {entry.kind === 'draft' && <EntryContent {...props} content={entry.content} />}
        {entry.kind === 'original' && (
          <EntryContent
            {...props}
            content={sections.find(({ key }) => key === entry.section)?.defaultContent}
          />
        )}
      </div>
    </>
  );
}

function Origin({ entry }: { entry: HistoryEntry }) {
  if (entry.kind === 'original') return 'The text that the website came with';
  const { kind, at, by } = entry;
  return (
    <>
      {kind === 'version' ? 'Published' : 'Saved'} <time dateTime={at}>{formatDayTime(at)}</time>
      {by && ` by ${by}`}
      {kind === 'version' && `, ${changeCount(entry.changes)}`}
    </>
  );
}

type VersionContentProps = Omit<ContentProps, 'content'> & { version: number };

/** The content of a version once loaded. */
function VersionContent({ version, ...props }: VersionContentProps) {
  const revision = useQuery(revisionQuery(props.entry.section, version));
  const failed = revision.isFetchedAfterMount && !revision.isSuccess;
  return (
    <>
      {revision.isPending && !failed && <p role="status">Loading this version…</p>}
      {failed && (
        <LoadFailure
          message={`Couldn't load this version. ${revision.error ? errorMessage(revision.error) : ''}`}
          retrying={revision.isFetching}
          onRetry={() => void revision.refetch()}
        />
      )}
      {revision.isSuccess && <EntryContent {...props} content={revision.data} />}
    </>
  );
}
