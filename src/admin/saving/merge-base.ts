import { sameContent } from '@/admin/compare/same-content';
import type { StoredSection } from '@/admin/data/stored-sections';
import type { Json } from '@/lib/supabase/database.types';
import type { Conflict, EditorState, WriteKind } from './editor-state';

/** What a form started from: the versions for compare-and-swap, the contents for a three-way merge. */
export type MergeBase = {
  /** The published version; 0 for none. */
  version: number;
  /** The version of the draft; 0 for none. */
  draftVersion: number;
  liveContent: unknown;
  /** The draft's content; without a draft, the live content. */
  draftContent: unknown;
};

/** A stored section with as much of the published version as an open editor keeps. */
export type KnownSection = Pick<StoredSection, 'draft'> & { published: EditorState['live'] };

export function mergeBaseOf(
  { draft, published }: KnownSection,
  defaultContent: unknown,
): MergeBase {
  // A draft may be based on a version that is no longer live: publishing it then has to conflict.
  const liveContent = (draft ? draft.baseContent : published?.content) ?? defaultContent;
  return {
    // The published row may have been deleted in SQL after the draft was saved.
    version: published ? (draft?.baseVersion ?? published.version) : 0,
    draftVersion: draft?.version ?? 0,
    liveContent,
    draftContent: draft?.content ?? liveContent,
  };
}

/** What a refused write conflicts with; null if only a draft was deleted. */
export function conflictOf(
  kind: WriteKind,
  stored: StoredSection,
  base: MergeBase,
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

export type Write = { kind: WriteKind; content: Json };

/** The base of the next write, after this one was acknowledged with its version. */
export function mergeBaseAfter(
  base: MergeBase,
  { kind, content }: Write,
  version: number,
): MergeBase {
  return kind === 'draft'
    ? { ...base, draftVersion: version, draftContent: content }
    : { version, draftVersion: 0, liveContent: content, draftContent: content };
}

/** The write that is stored now, with its row; undefined if none of them is. */
export function findStoredWrite(writes: readonly Write[], { draft, published }: StoredSection) {
  const row = draft ?? published;
  const kind = draft ? 'draft' : 'live';
  const write = writes.find(
    (each) => row && each.kind === kind && sameContent(each.content, row.content),
  );
  return row && write && { write, row };
}
