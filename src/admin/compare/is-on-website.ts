import type { Publication } from '@/admin/data/entries';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { differences } from './differences';

/** True if publishing the content would change nothing. `published` is null before the first publication. */
export function isOnWebsite(
  section: SectionKey,
  published: Pick<Publication, 'visibleContent' | 'issues'> | null,
  content: unknown,
) {
  const { visibleContent = sectionOf(section).defaultContent, issues } = published ?? {
    issues: [],
  };
  return issues.length === 0 && differences(section, visibleContent, content).length === 0;
}
