import { discardDraft, readStoredSection } from '@/admin/data/stored-sections';
import type { SectionKey } from '@/content/sections/section';
import type { KnownSection } from './edit-base';
import type { EditorState } from './editor-state';

/** Deletes a draft (0 for none) and finds out what there is without it. Throws a `SectionFailure`. */
export async function withoutDraft(
  section: SectionKey,
  draftVersion: number,
  live: EditorState['live'],
): Promise<KnownSection> {
  if (draftVersion > 0) await discardDraft(section, draftVersion);
  try {
    return await readStoredSection(section);
  } catch {
    // It is gone, whatever has become of this question: what was live when last heard of has to do.
    return { draft: null, published: live };
  }
}
