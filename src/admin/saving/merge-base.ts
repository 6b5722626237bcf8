import type { StoredSection } from '@/admin/data/stored-sections';
import type { Conflict, EditorState, WriteKind } from './editor-state';
import type { Write } from './unanswered-writes';

/** What a form started from: the versions for compare-and-swap, the contents for a three-way merge. */
export type MergeBase = {
  /** The published version; 0 for none. */
  version: number;
  /** The version of the draft; 0 for none. */
  draftVersion: number;
  /** Names the draft through all its saves; 0 for none. */
  draftId: number;
  liveContent: unknown;
  /** The draft's content; without a draft, the live content. */
  draftContent: unknown;
  /** What the form was filled with, before the drafts that it saved itself. */
  filledWith: unknown;
};

/** A stored section with as much of the published version as an open editor keeps. */
export type KnownSection = Pick<StoredSection, 'draft'> & { published: EditorState['live'] };

export function mergeBaseOf(
  { draft, published }: KnownSection,
  defaultContent: unknown,
): MergeBase {
  // A draft may be based on a version that is no longer live: publishing it then has to conflict.
  const liveContent = (draft ? draft.baseContent : published?.content) ?? defaultContent;
  const draftContent = draft?.content ?? liveContent;
  return {
    // The published row may have been deleted in SQL after the draft was saved.
    version: published ? (draft?.baseVersion ?? published.version) : 0,
    draftVersion: draft?.version ?? 0,
    draftId: draft?.draftId ?? 0,
    liveContent,
    draftContent,
    filledWith: draftContent,
  };
}

/**
 * What a refused write conflicts with; null if only a draft was deleted. `publishedAs` is the version that
 * the draft of `base` was published as, undefined if it was not.
 */
export function conflictOf(
  kind: WriteKind,
  stored: StoredSection,
  base: MergeBase,
  publishedAs: number | undefined,
): Conflict | null {
  const { published, draft } = stored;
  if (draft && draft.version !== base.draftVersion) {
    const continues =
      draft.draftId === base.draftId ||
      (publishedAs !== undefined && draft.baseVersion >= publishedAs);
    const common = continues ? base.draftContent : base.filledWith;
    return { kind, stored, base: common, theirs: { ...draft, what: 'draft' } };
  }
  if (!published || published.version === base.version) return null;
  const theirs = { ...published, what: 'live' as const };
  // Published past the draft, which is still there and has nothing of it.
  if (draft) return { kind, stored, base: base.liveContent, theirs };
  const common = publishedAs === undefined ? base.filledWith : base.draftContent;
  return { kind, stored, base: common, theirs };
}

/** The base of a form that combines what it has with the other side of a conflict. */
export function mergeBaseWith(
  { stored, theirs }: Conflict,
  base: MergeBase,
  defaultContent: unknown,
): MergeBase {
  const next = mergeBaseOf(stored, defaultContent);
  // The stored draft may be based on an older version, which would conflict on every publish.
  if (theirs.what === 'live' && stored.published) {
    const { version, content } = stored.published;
    return { ...next, version, liveContent: content, filledWith: content };
  }
  return next.draftId === base.draftId ? { ...next, filledWith: base.filledWith } : next;
}

/** The base of the next write, after this one was acknowledged with its version. */
export function mergeBaseAfter(
  base: MergeBase,
  { kind, content }: Write,
  version: number,
): MergeBase {
  if (kind === 'draft') {
    // The first save of a draft names it.
    const draftId = base.draftId || version;
    return { ...base, draftVersion: version, draftId, draftContent: content };
  }
  return {
    version,
    draftVersion: 0,
    draftId: 0,
    liveContent: content,
    draftContent: content,
    filledWith: content,
  };
}
