import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const buildSchema = v.object({ entries: v.record(v.string(), v.number()) });

/** The build writes the ids of the entries in its pages to build.json (src/prerender/inline-published.ts). */
export const lastBuildQuery = queryOptions({
  queryKey: ['last-build'],
  queryFn: async ({ signal }) => {
    const answer = await fetch('/build.json', { cache: 'no-store', signal });
    if (!answer.ok) throw new Error(`build.json was answered with ${answer.status}.`);
    return v.parse(buildSchema, await answer.json()).entries;
  },
  staleTime: 0,
  retry: false,
});
