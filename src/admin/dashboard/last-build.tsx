import { useQuery } from '@tanstack/react-query';
import { sectionLinks } from '@/admin/admin-links';
import { lastBuildQuery } from '@/admin/data/last-build';
import type { Overview } from '@/admin/data/overview';
import { formatDayTime } from '@/admin/dates';

/** Link previews and search engines read the pages as they were last built. */
export function LastBuild({ states }: { states: Overview['states'] }) {
  const { data: build, isError } = useQuery(lastBuildQuery);
  if (isError) {
    return <p className={className}>It is not known when the pages were last built.</p>;
  }
  if (!build) return null;
  const newer = sectionLinks
    .filter(({ section }) => {
      const { published } = states[section];
      // What visitors do not see is not in the pages either.
      return (
        published && published.misfits.length === 0 && published.version !== build.versions[section]
      );
    })
    .map(({ label }) => label);
  return (
    <p className={className}>
      The pages were last built on{' '}
      <time dateTime={build.builtAt}>{formatDayTime(build.builtAt)}</time>.{' '}
      {newer.length === 0
        ? 'They contain everything that is published.'
        : `Published since then: ${new Intl.ListFormat('en-GB').format(newer)}. Visitors see that already, search engines and link previews after the next build.`}
    </p>
  );
}

const className = 'mt-6 max-w-4xl text-stone';
