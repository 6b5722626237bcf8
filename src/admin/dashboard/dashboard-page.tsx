import { useQuery } from '@tanstack/react-query';
import { sectionLinks } from '@/admin/admin-links';
import { overviewQuery } from '@/admin/data/overview';
import { QueryFailure } from '@/admin/query-failure';
import { PageMeta } from '@/components/page-meta';
import { DownloadAll } from './download-all';
import { LastBuild } from './last-build';
import { RecentChanges } from './recent-changes';
import { SectionCard } from './section-card';

export function DashboardPage() {
  const overview = useQuery(overviewQuery);
  const loading = overview.isPending && !overview.isFetchedAfterMount;

  return (
    <>
      <PageMeta title="Admin Dashboard" description="Manage the website’s content." />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-heading">Admin Dashboard</h1>
          <p className="mt-2 text-lead text-stone">Manage your website content from here</p>
        </div>
        <DownloadAll states={overview.data?.states} />
      </div>
      {loading && (
        <p role="status" className="sr-only">
          Loading the state of the sections
        </p>
      )}
      <QueryFailure
        query={overview}
        message="Couldn’t load the sections. The public site is not affected."
      />
      {/* In two columns the seventh card spans its row. At xl the rows have three, two and two cards. */}
      <ul className="mt-8 grid grid-cols-1 gap-4 *:last:col-span-full sm:grid-cols-2 sm:gap-6 xl:grid-cols-6 xl:*:col-span-2 xl:*:nth-last-[-n+4]:col-span-3">
        {sectionLinks.map((link) => (
          <li key={link.section}>
            <SectionCard {...link} />
          </li>
        ))}
      </ul>
      {(loading || overview.data) && <RecentChanges changes={overview.data?.recent} />}
      {/* This text arrives late and moves nothing, because it is the last one. */}
      {overview.data && <LastBuild states={overview.data.states} />}
    </>
  );
}
