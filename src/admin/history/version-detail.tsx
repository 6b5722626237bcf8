import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import { changeCount } from '@/admin/changes/change-count';
import { revisionQuery } from '@/admin/data/revisions';
import { formatDayTime } from '@/admin/dates';
import { LoadFailure } from '@/admin/load-failure';
import { errorMessage } from '@/lib/errors';
import { focusOnMount } from '@/lib/focus-on-mount';
import { VersionContent } from './version-content';

type VersionDetailProps = Omit<ComponentProps<typeof VersionContent>, 'content'> & {
  onBack: () => void;
};

/** One version: when and by whom it was published, and its content once loaded. */
export function VersionDetail({ onBack, ...version }: VersionDetailProps) {
  const { entry, newest } = version;
  const revision = useQuery(revisionQuery(entry.section, entry.version));
  const failed = revision.isFetchedAfterMount && !revision.isSuccess;
  return (
    <>
      <button
        type="button"
        onClick={onBack}
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-ember underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" />
        Back to all versions
      </button>
      <h3 ref={focusOnMount} tabIndex={-1} className="mt-2 text-subheading focus:outline-none">
        Version {entry.version}
        {entry.version === newest && ' (on the website now)'}
      </h3>
      <p className="mt-1 text-stone">
        Published <time dateTime={entry.at}>{formatDayTime(entry.at)}</time>
        {entry.by && ` by ${entry.by}`}, {changeCount(entry.changes)}
      </p>
      <div className="mt-6">
        {revision.isPending && !failed && <p role="status">Loading this version…</p>}
        {failed && (
          <LoadFailure
            message={`Couldn't load this version. ${revision.error ? errorMessage(revision.error) : ''}`}
            retrying={revision.isFetching}
            onRetry={() => void revision.refetch()}
          />
        )}
        {revision.isSuccess && <VersionContent {...version} content={revision.data} />}
      </div>
    </>
  );
}
