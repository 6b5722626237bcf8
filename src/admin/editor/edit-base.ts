import type { StoredSection } from '@/content/stored-sections';
import type { Conflict, WriteKind } from './editor-state';

/** What a form was made from: the versions to write over, and their contents for merging. */
export type EditBase = {
  /** The published version; 0 for none. */
  version: number;
  /** The version of the draft; 0 for none. */
  draftVersion: number;
  liveContent: unknown;
  draftContent: unknown;
};

/** What an editor opens with: the draft, else what is live, else the site's own copy. */
export function contentOf({ draft, published }: StoredSection, copy: unknown): unknown {
  return draft?.content ?? published?.content ?? copy;
}

/** `copy` is the site's own text, which is live as long as nothing was published. */
export function baseOf({ draft, published }: StoredSection, copy: unknown): EditBase {
  // A draft may have started from a version that is no longer live; publishing it has to find out.
  const liveContent = (draft ? draft.baseContent : published?.content) ?? copy;
  return {
    version: draft ? draft.baseVersion : (published?.version ?? 0),
    draftVersion: draft?.version ?? 0,
    liveContent,
    draftContent: draft?.content ?? liveContent,
  };
}

/** What stands in the way of a write over `base`; null when it is only that a draft is gone. */
export function conflictOf(
  kind: WriteKind,
  stored: StoredSection,
  base: EditBase,
): Conflict | null {
  const { published, draft } = stored;
  const { version, draftVersion, draftContent, liveContent } = base;
  if (draft && draft.version !== draftVersion) {
    return {
      kind,
      stored,
      base: draftVersion > 0 ? draftContent : liveContent,
      theirs: { ...draft, what: 'draft' },
    };
  }
  if (!published || published.version === version) return null;
  return { kind, stored, base: liveContent, theirs: { ...published, what: 'live' } };
}
