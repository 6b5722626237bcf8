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

/** Never suspends or throws: returns the build's content until newer content has been fetched. */
export function useSection<Key extends SectionKey>(section: ContentSection<Key>) {
  const preview = use(PreviewContent);
  const { data } = useQuery({
    ...publishedSectionsQuery,
    // Select one section, so that a change of another section does not re-render this one.
    select: (sections) => sections[section.key],
  });
  // The data may arrive before this section hydrates, but its first render must match the HTML.
  const published = useAfterHydration(data, undefined);
  return preview?.[section.key] ?? published ?? contentOfBuild(section);
}
