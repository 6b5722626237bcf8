import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { peopleLinks, sectionLinks } from '@/admin/admin-links';
import { namesOfEditing } from '@/admin/colleagues/notices';
import { activityQuery } from '@/admin/data/activity';
import { overviewQuery } from '@/admin/data/overview';
import { LoadFailure } from '@/admin/load-failure';
import { ButtonLink } from '@/components/button-link';
import { PageMeta } from '@/components/page-meta';
import { DownloadAll } from './download-all';
import { LastBuild } from './last-build';
import { RecentChanges } from './recent-changes';
import { SectionCard } from './section-card';

import { UploadContent } from './upload-content';
import { useKeptHere } from './use-kept-here';

export function DashboardPage() {
  const overview = useQuery(overviewQuery);
  const keptHere = useKeptHere();
  const activity = useQuery(activityQuery());
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
        <div className="flex flex-wrap gap-3">
          {peopleLinks.map(({ label, to, Icon }) => (
            <ButtonLink key={to} to={to} variant="outline">
              <Icon aria-hidden className="size-5" />
              {label}
            </ButtonLink>
          ))}
          <DownloadAll />
          <UploadContent />
        </div>
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
      <ul className="mt-8 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-3">
        {sectionLinks.map(({ section, ...link }) => (
          <li key={section}>
            <SectionCard
              {...link}
              section={section}
              state={overview.data?.states[section]}
              keptHere={keptHere.includes(section)}
              // After a failure nobody knows who is still there.
              editing={activity.isSuccess ? namesOfEditing(activity.data, section) : []}
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
