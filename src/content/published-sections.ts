import { queryOptions } from '@tanstack/react-query';
import { backend } from '@/config/env';
import { limitedText } from './limited-text';
import type { SectionContents } from './section';

/** Milliseconds after which the site goes on with what it has. */
const timeout = 10_000;

/** Bytes. Seven sections, for each of which the database takes less than 200,000. */
const mostBytes = 2_000_000;

/**
 * Everything that is published, in one request without the Supabase client, which no visitor
 * downloads. A failure is silent: the site then goes on with what it shows.
 */
export const publishedSectionsQuery = queryOptions({
  queryKey: ['published-sections'],
  queryFn: async ({ signal }): Promise<Partial<SectionContents>> => {
    if (backend.kind === 'none') return {};
    const answer = await fetch(
      `${backend.url}/rest/v1/site_sections?select=section,version,content`,
      {
        headers: { apikey: backend.anonKey },
        credentials: 'omit',
        // The database never redirects; whoever does is not the database.
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
      },
    );
    if (!answer.ok) throw new Error(`The published sections were answered with ${answer.status}.`);
    const rows: unknown = JSON.parse(await limitedText(answer, mostBytes));
    if (Array.isArray(rows) && rows.length === 0) return {};
    // The schemas and their library are only for a site whose administrators have published something.
    const { readSections } = await import('./read-sections');
    return readSections(rows);
  },
  retry: false,
  refetchOnWindowFocus: true,
});
