import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const buildSchema = v.object({
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  entries: v.record(v.string(), v.number()),
});

/** When the public pages were written, and which publications they contain (src/prerender/inline-published.ts). */
export type Build = v.InferOutput<typeof buildSchema>;

/** The build that is deployed now, which may be newer than the one that this tab has loaded. */
export const lastBuildQuery = queryOptions({
  queryKey: ['last-build'],
  queryFn: async ({ signal }): Promise<Build> => {
    const answer = await fetch('/build.json', { cache: 'no-store', signal });
    if (!answer.ok) throw new Error(`build.json was answered with ${answer.status}.`);
    return v.parse(buildSchema, await answer.json());
  },
  staleTime: 0,
  retry: false,
});
