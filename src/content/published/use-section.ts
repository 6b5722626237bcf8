import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import {
  type ContentSection,
  contentOfBuild,
  type SectionContent,
  type SectionKey,
} from '@/content/sections/section';
import { useAfterHydration } from '@/lib/use-hydrated';
import { PreviewContent } from './preview-content';
import { publishedSectionsQuery } from './published-sections';

/**
 * The content of a section, e.g. `useSection(heroSection)`. It never suspends or throws: the content of
 * the build, or the default content, is rendered until newer content has been fetched.
 */
export function useSection<Key extends SectionKey>(
  section: ContentSection<Key>,
): SectionContent<Key> {
  const preview = use(PreviewContent);
  const { data } = useQuery({
    ...publishedSectionsQuery,
    // Not all of them: the arrival of another section, or of nothing newer, would render this one, too.
    select: (sections) => sections[section.key],
  });
  // A section may be hydrated after the answer: it takes the page's HTML first.
  const published = useAfterHydration(data, undefined);
  return preview?.[section.key] ?? published ?? contentOfBuild(section);
}
