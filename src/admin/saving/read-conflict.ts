import { readPublicationOf, readStoredSection } from '@/admin/data/stored-sections';
import type { SectionKey } from '@/content/sections/section';
import type { WriteKind } from './editor-state';
import { conflictOf, type MergeBase } from './merge-base';

/** What is stored, and what a refused write conflicts with. Throws a `SectionFailure`. */
export async function readConflict(section: SectionKey, kind: WriteKind, base: MergeBase) {
  const stored = await readStoredSection(section);
  const publishedAs = base.draftId > 0 ? await readPublicationOf(section, base.draftId) : undefined;
  return { stored, conflict: conflictOf(kind, stored, base, publishedAs) };
}
