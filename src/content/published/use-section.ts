import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { ContentSection, SectionContent, SectionKey } from '@/content/sections/section';
import { usePageLoaded } from '@/lib/use-page-loaded';
import { PreviewContent } from './preview-content';
import { publishedSectionsQuery } from './published-sections';

/**
 * The content of a section, e.g. `useSection(heroSection)`. It never suspends or throws: the content of
 * the build is rendered until newer content has been fetched, after the load event.
 */
export function useSection<Key extends SectionKey>(
  section: ContentSection<Key>,
): SectionContent<Key> {
  const preview = use(PreviewContent);
  const pageLoaded = usePageLoaded();
  const { data: published } = useQuery({ ...publishedSectionsQuery, enabled: pageLoaded });
  // Hydration has to render what was prerendered.
  const newer = pageLoaded ? published?.[section.key] : undefined;
  return preview?.[section.key] ?? newer ?? section.publishedAtBuild ?? section.defaultContent;
}
