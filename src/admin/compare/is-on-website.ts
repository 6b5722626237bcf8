import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { differences } from './differences';

/** True if publishing the content would change nothing. `published` is null before the first publication. */
export function isOnWebsite(
  section: SectionKey,
  published: { visibleContent: unknown; issues: readonly unknown[] } | null,
  content: unknown,
) {
  if (published?.issues.length) return false;
  const visibleContent = published?.visibleContent ?? sectionOf(section).defaultContent;
  return differences(section, visibleContent, content).length === 0;
}
