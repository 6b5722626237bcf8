import { sameContent } from '@/admin/compare/same-content';
import type { Entry, StoredSection } from '@/admin/data/entries';
import type { SectionFailure } from '@/admin/data/section-failure';
import type { SectionKey } from '@/content/sections/section';
import type { Json } from '@/lib/supabase/database.types';
import { type FoundBackup, readLocalBackups, removeLocalBackup } from './local-backups';

export type OpenedSection = {
  section: SectionKey;
  label: string;
  userId: string;
  userName: string;
  stored: StoredSection;
  defaultContent: unknown;
};

/** The writes that a user starts; the kind 'aside' is written beside them. */
export type WriteKind = 'draft' | 'published' | 'discarded';

/** What the form is doing, or what its last action came to. */
export type FormStatus =
  /** The server has all of the form's text. */
  | { is: 'clean' }
  | { is: 'dirty' }
  /** A picture is on its way into the form. */
  | { is: 'uploading' }
  /** `reading`: looks for a newer entry, before the publish sheet opens. */
  | { is: 'saving' | 'reading' | 'publishing' }
  /** The publish sheet was asked for and not opened: the user went on typing, or the connection failed. */
  | { is: 'called-off' }
  /** Other text is on its way into the form, which takes no keys. */
  | { is: 'discarding' | 'restoring' }
  /** A write has no answer, and is sent again until it has one. */
  | { is: 'unknown'; kind: WriteKind; failure: SectionFailure }
  /** The head is another entry than the one that the form is based on. */
  | Conflict
  | { is: 'failed'; kind: 'draft' | 'published'; failure: SectionFailure };

export type Conflict = {
  is: 'conflict';
  /** What was to be written. */
  kind: 'draft' | 'published';
  theirs: Entry;
  /** False: shown in the editor's bar, not as a dialog, since the user was typing when it was found. */
  isOpen: boolean;
};

/** Head and publication as last known. */
export type FormState = StoredSection & {
  status: FormStatus;
  /** The entry that the form is based on: the ancestor of a three-way merge. Null: the default content. */
  base: Entry | null;
  /**
   * Null: the form equals its base, and no write is without an answer. `typed`: not yet in the local backup. `only
   * here`: the browser refuses one.
   */
  unsaved: 'typed' | 'backed up' | 'only here' | null;
  /** Local backups of earlier visits that differ from the form. */
  backups: readonly FoundBackup[];
  /** Failed validations in a row: the summary is mounted anew for each, to take the focus. 0 after one that passed. */
  problems: number;
  /** The content that the publish sheet shows and publishes; null while it is closed. */
  sheet: Json | null;
  /** The last save of `begun` that has ended: the deletions in lists before it cannot be undone any more. */
  saves: number;
};

export function firstState({ section, userId, stored, defaultContent }: OpenedSection): FormState {
  const backups = readLocalBackups(userId, section).filter(({ key, content }) => {
    if (!sameContent(content, stored.head?.content ?? defaultContent)) return true;
    // Saved meanwhile by another tab: the dashboard must not go on telling of it.
    removeLocalBackup(key);
    return false;
  });
  const none = { unsaved: null, problems: 0, sheet: null, saves: 0 };
  return { status: { is: 'clean' }, base: stored.head, ...stored, backups, ...none };
}

export function failureOf({ status }: FormState): SectionFailure | null {
  return 'failure' in status ? status.failure : null;
}

/** Whether other text is on its way into the form. */
export function isReplacing({ status }: FormState): boolean {
  return status.is === 'discarding' || status.is === 'restoring';
}
