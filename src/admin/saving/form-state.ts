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

export type FormStatus =
  /** `clean`: the server has all of the form's text. `uploading`: a picture is on its way into the form. */
  | { is: 'clean' | 'dirty' | 'uploading' }
  /** `reading` looks for a newer head before the publish sheet opens. */
  | { is: 'saving' | 'reading' | 'publishing' }
  /** The publish sheet did not open because the user went on typing or an answer came late. */
  | { is: 'called-off' }
  /** The form is read-only until its content is replaced. */
  | { is: 'discarding' | 'restoring' }
  /** A write is retried until the database answers. `isLost`: an attempt may have been committed. */
  | { is: 'unknown'; kind: HeadKind; failure: SectionFailure; isLost: boolean }
  | { is: 'failed'; kind: 'draft' | 'published'; failure: SectionFailure }
  | Conflict;

/** The form has unsaved edits, and an entry newer than its base was written elsewhere. */
export type Conflict = {
  is: 'conflict';
  kind: 'draft' | 'published';
  theirs: Entry;
  /** False after further typing, or once the dialog was closed: the editor's bar announces the conflict. */
  isOpen: boolean;
};

export type FormState = StoredSection & {
  status: FormStatus;
  /** The entry that the form was loaded from or last saved as (merge base); null for the default content. */
  base: Entry | null;
  /** Null without unsaved text. `only here`: localStorage refused the backup. */
  unsaved: 'typed' | 'backed up' | 'only here' | null;
  /** These local backups were found on opening and differ from the head. */
  backups: readonly FoundBackup[];
  /** Each failed validation in a row mounts a new problem summary, which takes the focus. */
  failedChecks: number;
  /** The publish sheet shows and publishes this content; null while the sheet is closed. */
  sheet: Json | null;
  /** The deletion of these list items can still be undone. */
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
