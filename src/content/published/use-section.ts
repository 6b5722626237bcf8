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

/** The draft that the editor's preview renders; null outside the preview. */
export const PreviewContent = createContext<Partial<SectionContents> | null>(null);

/** Never suspends or throws: renders the build's content, or the default, until newer content has been fetched. */
export function useSection<Key extends SectionKey>(section: ContentSection<Key>) {
  const preview = use(PreviewContent);
  const { data } = useQuery({
    ...publishedSectionsQuery,
    // This section only, so that the arrival of another one does not render it.
    select: (sections) => sections[section.key],
  });
  // The answer may be there before this section is hydrated, and the first render has to match the HTML.
  const published = useAfterHydration(data, undefined);
  return preview?.[section.key] ?? published ?? contentOfBuild(section);
}
