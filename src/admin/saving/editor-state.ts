import type { SectionFailure } from '@/admin/data/section-failure';
import type { StoredSection } from '@/admin/data/stored-sections';
import type { KnownSection } from './edit-base';

export type WriteKind = 'draft' | 'live';

/** Somebody else has written since: what they wrote, and what both started from. */
export type Conflict = {
  /** What was being attempted. */
  kind: WriteKind;
  stored: StoredSection;
  base: unknown;
  theirs: { content: unknown; what: WriteKind; at: string; by: string };
};

export type EditorState = {
  /** The form holds something that the server does not. */
  dirty: boolean;
  writing: WriteKind | null;
  /** The last write that the server has confirmed, by its clock. */
  confirmed: { kind: WriteKind; at: string } | null;
  /** Why the last write failed; a draft that could not be sent is tried again. */
  failure: SectionFailure | null;
  /** Which write that was. */
  failed: WriteKind | null;
  /** When the copy on this device was made, by its clock; false when it could not be made. */
  keptAt: number | false | null;
  conflict: Conflict | null;
  /** Counts the confirmed writes: what can be undone until the next save, can be until it changes. */
  saves: number;
  /** What is live, as far as is known; null when nothing was ever published. */
  live: { content: unknown; version: number } | null;
  draftVersion: number;
};

/** What is known of a section as it is stored, with nothing having gone wrong yet. */
export function stateOf({ draft, published }: KnownSection) {
  return {
    confirmed: draft ? { kind: 'draft' as const, at: draft.at } : null,
    live: published,
    draftVersion: draft?.version ?? 0,
    failure: null,
    failed: null,
    conflict: null,
  };
}
