import { discardDraft, readStoredSection } from '@/admin/data/stored-sections';
import { unreadableReason } from '@/content/sections/readable-content';
import type { SectionKey } from '@/content/sections/section';
import type { OpenedSection } from './editor-state';
import { type KnownSection, mergeBaseOf } from './merge-base';

/** What is stored once a draft is deleted; `isLatest` is false where that could not be read. */
type Left = KnownSection & { isLatest: boolean };

/**
 * Deletes the draft of this version (0 for none) and reads what is stored then: `live`, as last known, where
 * that fails. Throws a `SectionFailure` if nothing was deleted.
 */
export async function deleteDraft(
  section: SectionKey,
  draftVersion: number,
  live: KnownSection['published'],
): Promise<Left> {
  if (draftVersion > 0) await discardDraft(section, draftVersion);
  try {
    return { ...(await readStoredSection(section)), isLatest: true };
  } catch {
    return { draft: null, published: live, isLatest: false };
  }
}

/** What the form shows after a draft was discarded; `unknown`: not certainly what is live. */
export type Shown = 'live' | 'draft' | 'unknown';

export function shownAfter(
  left: Left,
  { section, defaultContent }: OpenedSection,
): { shown: Shown; content: unknown } {
  const { draftContent: content } = mergeBaseOf(left, defaultContent);
  // Content damaged in SQL is not on the site either, and fits no form.
  if (unreadableReason(section, content)) return { shown: 'unknown', content: defaultContent };
  if (left.draft) return { shown: 'draft', content };
  return { shown: left.isLatest ? 'live' : 'unknown', content };
}
