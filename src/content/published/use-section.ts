import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { ContentSection, SectionContent, SectionKey } from '@/content/sections/section';
import { usePageLoaded } from '@/lib/use-page-loaded';
import { PreviewContent } from './preview-content';
import { publishedSectionsQuery } from './published-sections';

/**
 * The content to render for a section, e.g. `useSection(heroSection)`. Never waits, never fails: it is
 * what the build knew until something newer has arrived, which is asked for after the page has loaded.
 */
export function useSection<Key extends SectionKey>(
  section: ContentSection<Key>,
): SectionContent<Key> {
  const preview = use(PreviewContent);
  const pageLoaded = usePageLoaded();
  const { data: published } = useQuery({ ...publishedSectionsQuery, enabled: pageLoaded });
  // A part that React takes over later than the rest has to begin with what the build has written of it.
  const newer = pageLoaded ? published?.[section.key] : undefined;
  return preview?.[section.key] ?? newer ?? section.publishedAtBuild ?? section.defaultContent;
}
