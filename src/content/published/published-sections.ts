import { queryOptions } from '@tanstack/react-query';
import { backend } from '@/config/env';
import type { SectionContents } from '@/content/sections/section';
import { inPreviewFrame } from '@/lib/preview-frame';
import { entryIdsAtBuild } from './entry-ids-at-build';
import { fetchPublished } from './fetch-published';

/** The published sections newer than the build. Where it fails, the content stays as it is. */
export const publishedSectionsQuery = queryOptions({
  queryKey: ['published-sections'],
  queryFn: async (): Promise<Partial<SectionContents>> => {
    if (backend.kind === 'none') return {};
    const rows = await fetchPublished(backend, entryIdsAtBuild);
    if (Array.isArray(rows) && rows.length === 0) return {};
    // Imported lazily: most visits find nothing newer, and need neither the schemas nor valibot.
    const { readSections } = await import('./read-sections');
    return readSections(rows);
  },
  retry: false,
  // Sections are hydrated one after the other: each would ask again of a backend that has just failed.
  retryOnMount: false,
  refetchOnWindowFocus: true,
  // In the editor's preview: a colleague may publish another section of the page meanwhile.
  refetchInterval: () => !import.meta.env.SSR && inPreviewFrame() && 15_000,
});
