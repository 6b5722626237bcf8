import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { sectionLinks } from '@/admin/admin-links';
import { overviewQuery } from '@/admin/data/overview';
import { presenceQuery } from '@/admin/data/presence';
import { LoadFailure } from '@/admin/load-failure';
import { useAuth } from '@/auth/auth-context';
import { PageMeta } from '@/components/page-meta';
import { DownloadAll } from './download-all';
import { LastBuild } from './last-build';
import { localBackupsQuery } from './local-backups-query';
import { RecentChanges } from './recent-changes';
import { SectionCard } from './section-card';

export function DashboardPage() {
  const overview = useQuery(overviewQuery);
  const presence = useQuery(presenceQuery);
  const { user } = useAuth();
  const backups = useQuery(localBackupsQuery(user?.id));
  const heading = useRef<HTMLHeadingElement>(null);
  // Also during a retry, so that its button stays.
  const failed = overview.isFetchedAfterMount && !overview.isSuccess;
  const loading = overview.isPending && !failed;

  async function tryAgain() {
    const { isSuccess } = await overview.refetch();
    // The focused button has disappeared.
    if (isSuccess) heading.current?.focus();
  }

  return (
    <>
      <PageMeta title="Admin Dashboard" description="Manage the website's content." />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-heading focus:outline-none">
            Admin Dashboard
          </h1>
          <p className="mt-2 text-lead text-stone">Manage your website content from here</p>
        </div>
        <DownloadAll />
      </div>
      {loading && (
        <p role="status" className="sr-only">
          Loading the state of the sections
        </p>
      )}
      {failed && (
        <LoadFailure
          className="mt-6"
          message="Couldn't load the sections. The public site is not affected."
          retrying={overview.isFetching}
          onRetry={tryAgain}
        />
      )}
      {/* Seven cards without a gap: in two columns the last is a row; on wide screens three, two and two. */}
      <ul className="mt-8 grid grid-cols-1 gap-4 *:last:col-span-full sm:grid-cols-2 sm:gap-6 xl:grid-cols-6 xl:*:col-span-2 xl:*:nth-last-[-n+4]:col-span-3">
        {sectionLinks.map(({ section, ...link }) => (
          <li key={section}>
            <SectionCard
              {...link}
              section={section}
              state={overview.data?.states[section]}
              hasBackup={backups.data?.includes(section)}
              // After a failure nobody knows who is still there.
              typing={
                presence.isSuccess ? presence.data.filter((each) => each.section === section) : []
              }
              userId={user?.id}
              loading={loading}
            />
          </li>
        ))}
      </ul>
      {(loading || overview.data) && <RecentChanges changes={overview.data?.recent} />}
      {/* Last, where it moves nothing when it arrives. */}
      {overview.data && <LastBuild states={overview.data.states} />}
    </>
  );
}
