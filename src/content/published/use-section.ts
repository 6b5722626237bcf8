import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { ContentSection, SectionContent, SectionKey } from '@/content/sections/section';
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
  const { data: published } = useQuery(publishedSectionsQuery);
  return (
    preview?.[section.key] ??
    published?.[section.key] ??
    section.publishedAtBuild ??
    section.defaultContent
  );
}
