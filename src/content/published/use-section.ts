import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { backend } from '@/config/env';
import type { ContentSection, SectionContents, SectionKey } from '@/content/sections/section';
import { inPreviewFrame } from '@/lib/browser/in-preview-frame';
import { useAfterHydration } from '@/lib/use-hydrated';
import { fetchPublished } from './fetch-published';

/** Ids of the entries in the prerendered pages. In the build, src/prerender/inline-published.ts fills the array. */
const entryIdsAtBuild: number[] = [];

export const publishedSectionsQuery = queryOptions({
  queryKey: ['published-sections'],
  queryFn: async (): Promise<Partial<SectionContents>> => {
    if (backend.kind === 'none') return {};
    const rows = await fetchPublished(backend, entryIdsAtBuild);
    if (Array.isArray(rows) && rows.length === 0) return {};
    // Most visits find nothing newer, and need not download the schemas and valibot.
    const { readSections } = await import('./read-sections');
    return Object.fromEntries(readSections(rows).map(({ section, content }) => [section, content]));
  },
  retry: false,
  // Otherwise each section that hydrates after a failed request would send it again.
  retryOnMount: false,
  refetchOnWindowFocus: true,
  // The editor's preview stays open for long, while colleagues may publish other sections.
  refetchInterval: () => !import.meta.env.SSR && inPreviewFrame() && 15_000,
});

export const PreviewContent = createContext<Partial<SectionContents> | null>(null);

/** Returns the content of the build until newer content has been fetched. Never suspends or throws. */
export function useSection<Key extends SectionKey>(section: ContentSection<Key>) {
  const preview = use(PreviewContent);
  const { data } = useQuery({
    ...publishedSectionsQuery,
    select: (sections) => sections[section.key],
  });
  // Newer content may arrive before hydration, but the first render must match the prerendered HTML.
  const published = useAfterHydration(data, undefined);
  return preview?.[section.key] ?? published ?? section.contentOfBuild;
}
