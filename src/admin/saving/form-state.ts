import { sameContent } from '@/admin/compare/same-content';
import type { Entry, EntryKind, StoredSection } from '@/admin/data/entries';
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

export type HeadKind = Exclude<EntryKind, 'aside'>;

/** What the form is doing, or how its last action ended. */
export type FormStatus =
  /** Clean: the server has all of the form's text. Uploading: a picture that goes into the form. */
  | { is: 'clean' | 'dirty' | 'uploading' }
  /** Reading: looks for a newer head, before the publish sheet opens. */
  | { is: 'saving' | 'reading' | 'publishing' }
  /** The publish sheet did not open: the user typed on, or an answer came late. */
  | { is: 'called-off' }
  /** The form is about to get other text, and takes no keys. */
  | { is: 'discarding' | 'restoring' }
  /** A write is sent again until it has an answer. Lost: the database may have made it. */
  | { is: 'unknown'; kind: HeadKind; failure: SectionFailure; isLost: boolean }
  | { is: 'failed'; kind: 'draft' | 'published'; failure: SectionFailure }
  | Conflict;

/** The head is not the form's base any more, and both have other text. */
export type Conflict = {
  is: 'conflict';
  kind: 'draft' | 'published';
  theirs: Entry;
  /** False: announced in the editor's bar, not by the dialog, since the user was typing when it was found. */
  isOpen: boolean;
};

export type FormState = StoredSection & {
  status: FormStatus;
  /** The entry that the form is based on: the ancestor of a three-way merge. Null: the default content. */
  base: Entry | null;
  /** Null: the form equals its base. Only here: the browser refuses to store a local backup. */
  unsaved: 'typed' | 'backed up' | 'only here' | null;
  /** Local backups of earlier visits that differ from what is stored. */
  backups: readonly FoundBackup[];
  /** Failed validations in a row: each mounts a new problem summary, which takes the focus. */
  failedChecks: number;
  /** The content that the publish sheet shows and publishes; null while the sheet is closed. */
  sheet: Json | null;
  /** The list items whose deletion can be undone. */
  deleted: readonly unknown[];
};

export function firstState({ section, userId, stored, defaultContent }: OpenedSection): FormState {
  const backups = readLocalBackups(userId, section).filter(({ key, content }) => {
    if (!sameContent(content, stored.head?.content ?? defaultContent)) return true;
    removeLocalBackup(key);
    return false;
  });
  const none = { unsaved: null, failedChecks: 0, sheet: null, deleted: [] };
  return { ...stored, status: { is: 'clean' }, base: stored.head, backups, ...none };
}

export function failureOf({ status }: FormState): SectionFailure | null {
  return 'failure' in status ? status.failure : null;
}

export function isReplacing({ status }: FormState): boolean {
  return status.is === 'discarding' || status.is === 'restoring';
}

export function openConflict({ status }: FormState): Conflict | null {
  return status.is === 'conflict' && status.isOpen ? status : null;
}
