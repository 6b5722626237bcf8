import type { Publication } from '@/admin/data/entries';
import type { SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';
import { differences } from './differences';

/** True if publishing the content would change nothing. `published` is null before the first publication. */
export function isOnWebsite(
  section: SectionKey,
  published: Pick<Publication, 'visibleContent' | 'issues'> | null,
  content: unknown,
) {
  const defaultContent = sections.find(({ key }) => key === section)?.defaultContent;
  const { visibleContent, issues } = published ?? { visibleContent: defaultContent, issues: [] };
  return issues.length === 0 && differences(section, visibleContent, content).length === 0;
}
