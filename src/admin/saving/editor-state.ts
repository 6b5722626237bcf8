import type { Entry, Publication, StoredSection } from '@/admin/data/entries';
import type { SectionFailure } from '@/admin/data/section-failure';
import type { SectionKey } from '@/content/sections/section';

export type OpenedSection = {
  section: SectionKey;
  label: string;
  userId: string;
  stored: StoredSection;
  /** The original text. */
  defaultContent: unknown;
};

export type WriteKind = 'draft' | 'published';

/** The head is another entry than the one that the form is based on. */
export type Conflict = {
  /** What was to be written. */
  kind: WriteKind;
  theirs: Entry;
};

export type EditorState = {
  /** The form differs from its base, or a write of it has no answer yet. */
  dirty: boolean;
  busy: 'saving' | 'publishing' | 'reading' | null;
  /** The entry that the form is based on: the ancestor of a three-way merge. Null: the original text. */
  base: Entry | null;
  /** The newest entry of the section as last known. */
  head: Entry | null;
  /** The newest publication as last known; null: the website shows the original text. */
  published: Publication | null;
  /** Why the last write failed. */
  failure: SectionFailure | null;
  /** Which write failed. */
  failed: WriteKind | null;
  /** When the local backup was written, by this computer's clock; false when that failed. */
  backedUpAt: number | false | null;
  conflict: Conflict | null;
  /** Counts the writes that somebody asked for: a deletion in a list can be undone until the next one. */
  saves: number;
};
