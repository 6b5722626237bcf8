import { queryOptions } from '@tanstack/react-query';
import { backend } from '@/config/env';
import type { SectionContents } from '@/content/sections/section';
import { fetchPublished } from './fetch-published';
import { versionsAtBuild } from './versions-at-build';

/**
 * What is published and newer than what this build carries. A failure is silent: the site then goes on
 * with what it shows.
 */
export const publishedSectionsQuery = queryOptions({
  queryKey: ['published-sections'],
  queryFn: async ({ signal }): Promise<Partial<SectionContents>> => {
    if (backend.kind === 'none') return {};
    const rows = await fetchPublished(backend, versionsAtBuild, signal);
    if (Array.isArray(rows) && rows.length === 0) return {};
    // The schemas and their library are only for a site whose administrators have published something.
    const { readSections } = await import('./read-sections');
    return readSections(rows);
  },
  retry: false,
  refetchOnWindowFocus: true,
});
