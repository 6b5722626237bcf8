import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import {
  type ContentSection,
  contentOfBuild,
  type SectionContents,
  type SectionKey,
} from '@/content/sections/section';
import { useAfterHydration } from '@/lib/use-hydrated';
import { publishedSectionsQuery } from './published-sections';

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
  return preview?.[section.key] ?? published ?? contentOfBuild(section);
}
