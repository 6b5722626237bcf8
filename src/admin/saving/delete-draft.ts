import { discardDraft, readStoredSection } from '@/admin/data/stored-sections';
import type { SectionKey } from '@/content/sections/section';
import type { KnownSection } from './merge-base';

/**
 * Deletes the draft of this version (0 for none) and reads what is stored then: `live`, as last known, where
 * that fails. Throws a `SectionFailure` if nothing was deleted.
 */
export async function deleteDraft(
  section: SectionKey,
  draftVersion: number,
  live: KnownSection['published'],
): Promise<KnownSection & { isLatest: boolean }> {
  if (draftVersion > 0) await discardDraft(section, draftVersion);
  try {
    return { ...(await readStoredSection(section)), isLatest: true };
  } catch {
    return { draft: null, published: live, isLatest: false };
  }
}
