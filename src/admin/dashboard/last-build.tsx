import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { sectionLinks } from '@/admin/admin-links';
import type { Overview } from '@/admin/data/overview';
import { listNames } from '@/lib/words';

const buildSchema = v.object({ entries: v.record(v.string(), v.number()) });

/** The build writes the ids of the entries in its pages to build.json (src/prerender/inline-published.ts). */
const lastBuildQuery = queryOptions({
  queryKey: ['last-build'],
  queryFn: async ({ signal }) => {
    const answer = await fetch('/build.json', { cache: 'no-store', signal });
    return v.parse(buildSchema, await answer.json()).entries;
  },
  staleTime: 0,
  retry: false,
});

/** Names the sections published since the build. Browsers fetch these, but search engines read the built pages. */
export function LastBuild({ states }: { states: Overview['states'] }) {
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
