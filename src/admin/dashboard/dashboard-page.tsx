import { queryOptions, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sectionLinks } from '@/admin/admin-links';
import { downloadText, labelledText } from '@/admin/compare/labelled-text';
import { type Overview, overviewQuery } from '@/admin/data/overview';
import { formatDayTime } from '@/admin/dates';
import { QueryFailure } from '@/admin/query-failure';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { adminSectionPath } from '@/config/paths';
import { sectionOf, sections } from '@/content/sections/sections';
import { listNames } from '@/lib/words';
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

function DownloadAll({ states }: { states: Overview['states'] | undefined }) {
  function download() {
    const texts = sections.map(({ key, label, defaultContent }) => {
      const published = states?.[key].published;
      const state = published ? `Published ${formatDayTime(published.at)}` : 'Original text';
      const text = labelledText(key, published?.content ?? defaultContent);
      return `${label.toUpperCase()}\n${state}\n\n${text}`;
    });
    const today = new Date().toISOString().slice(0, 10);
    downloadText(`saffron-gate-texts-${today}.txt`, texts.join('\n\n\n'));
  }

  return (
    <Button variant="outline" aria-disabled={!states} onClick={download}>
      <Download className="size-5" />
      Download all published texts
    </Button>
  );
}

function RecentChanges({ changes }: { changes: Overview['recent'] | undefined }) {
  return (
    <section aria-labelledby="recent-changes" className="mt-12">
      <h2 id="recent-changes" className="text-subheading">
        Recent changes
      </h2>
      {changes?.length === 0 && (
        <p className="mt-3 text-stone">
          Nothing has been published yet. Whatever is published will be listed here.
        </p>
      )}
      <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-paper empty:hidden">
        {changes?.map(({ id, section, by, at }) => (
          <li key={id} className="relative px-4 py-3 break-words sm:px-6">
            <Link
              to={adminSectionPath(section)}
              className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {sectionOf(section).label}
            </Link>
            <span className="text-stone">
              {' published by '}
              <bdi translate="no">{by}</bdi>
              {'\u00a0· '}
              <time dateTime={at}>{formatDayTime(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The build writes the ids of the entries in its pages to build.json (src/prerender/inline-published.ts). */
const lastBuildQuery = queryOptions({
  queryKey: ['last-build'],
  queryFn: async ({ signal }): Promise<Record<string, number> | null> => {
    const answer = await fetch('/build.json', { cache: 'no-store', signal });
    const { entries = null } = await answer.json();
    return entries;
  },
  staleTime: 0,
  retry: false,
});

/** Names the sections published since the build. Browsers fetch these, but search engines read the built pages. */
function LastBuild({ states }: { states: Overview['states'] }) {
  const { data: built } = useQuery(lastBuildQuery);
  const newer = sectionLinks.filter(({ section }) => {
    const { published } = states[section];
    return built && published?.issues.length === 0 && published.id !== built[section];
  });
  if (newer.length === 0) return null;
  return (
    <p className="mt-6 max-w-4xl text-stone">
      {listNames(newer.map(({ label }) => label))}: search engines and link previews may show the
      old text until the pages are built again, usually by tomorrow (whoever looks after the website
      can do it now).
    </p>
  );
}
