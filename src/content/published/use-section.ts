import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { ContentSection, SectionContent, SectionKey } from '@/content/sections/section';
import { PreviewContent } from './preview-content';
import { publishedSectionsQuery } from './published-sections';

/**
 * The content to render for a section, e.g. `useSection(heroSection)`. Never waits and never fails: it is
 * what was published when the site was built, or the default content, until something newer has arrived.
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
