import type { SectionFailure } from '@/admin/data/section-failure';
import type { StoredSection } from '@/admin/data/stored-sections';
import type { SectionKey } from '@/content/sections/section';
import type { KnownSection } from './merge-base';

export type OpenedSection = {
  section: SectionKey;
  label: string;
  userId: string;
  stored: StoredSection;
  /** What the form starts with while nothing is stored. */
  defaultContent: unknown;
};

export type WriteKind = 'draft' | 'live';

/** Somebody else has written since the form was opened; `base` is what both sides started from. */
export type Conflict = {
  /** The write that was refused. */
  kind: WriteKind;
  stored: StoredSection;
  base: unknown;
  theirs: { content: unknown; what: WriteKind; at: string; by: string; byId: string | null };
};

export type EditorState = {
  /** The form differs from what the server has acknowledged. */
  dirty: boolean;
  writing: WriteKind | null;
  /** The last write, by the server's clock; `by` is the full name of somebody else who made it. */
  confirmed: { kind: WriteKind; at: string; by?: string } | null;
  /** Why the last write failed. */
  failure: SectionFailure | null;
  /** Which write failed. */
  failed: WriteKind | null;
  /** When the local backup was written, by this device's clock; false when that failed. */
  backedUpAt: number | false | null;
  conflict: Conflict | null;
  /** Counts the writes that somebody asked for: a deletion in a list can be undone until the next one. */
  saves: number;
  /** The published content as last known; null when nothing was ever published. */
  live: { content: unknown; version: number } | null;
  draftVersion: number;
};

/** The part of the state that a freshly read section determines. */
export function stateOf({ draft, published }: KnownSection, userId: string) {
  const by = draft && draft.byId !== userId ? draft.by : undefined;
  return {
    confirmed: draft ? { kind: 'draft' as const, at: draft.at, ...(by && { by }) } : null,
    live: published,
    draftVersion: draft?.version ?? 0,
    failure: null,
    failed: null,
    conflict: null,
  };
}
