import { sameContent } from '@/admin/compare/same-content';
import type { StoredSection } from '@/admin/data/stored-sections';
import type { Json } from '@/lib/supabase/database.types';
import type { Conflict, EditorState, WriteKind } from './editor-state';

/** What a form was made from: the versions to write over, and their contents for merging. */
export type EditBase = {
  /** The published version; 0 for none. */
  version: number;
  /** The version of the draft; 0 for none. */
  draftVersion: number;
  liveContent: unknown;
  draftContent: unknown;
};

/** A stored section, with no more than an editor has to know of what is live. */
export type KnownSection = Pick<StoredSection, 'draft'> & { published: EditorState['live'] };

/** What an editor opens with: the draft, else what is live, else the default content. */
export function contentOf({ draft, published }: KnownSection, defaultContent: unknown): unknown {
  return draft?.content ?? published?.content ?? defaultContent;
}

/** `defaultContent` is the text the site comes with, which is live as long as nothing was published. */
export function baseOf({ draft, published }: KnownSection, defaultContent: unknown): EditBase {
  // A draft may have started from a version that is no longer live; publishing it has to find out.
  const liveContent = (draft ? draft.baseContent : published?.content) ?? defaultContent;
  return {
    // What was live may have been deleted in SQL since the draft was begun.
    version: published ? (draft?.baseVersion ?? published.version) : 0,
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

export type Sent = { kind: WriteKind; content: Json };

/** What the next write goes over, once this one has been confirmed with its version. */
export function baseAfter(base: EditBase, { kind, content }: Sent, version: number): EditBase {
  return kind === 'draft'
    ? { ...base, draftVersion: version, draftContent: content }
    : { version, draftVersion: 0, liveContent: content, draftContent: content };
}

/** Which of these writes is the one that is stored now, with its row; undefined when none of them is. */
export function arrivedAmong(writes: readonly Sent[], { draft, published }: StoredSection) {
  const row = draft ?? published;
  const kind = draft ? 'draft' : 'live';
  const write = writes.find(
    (each) => row && each.kind === kind && sameContent(each.content, row.content),
  );
  return row && write && { write, row };
}
