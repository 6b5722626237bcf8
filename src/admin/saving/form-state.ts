import { sameContent } from '@/admin/compare/same-content';
import type { Entry, EntryAuthor, EntryKind, StoredSection } from '@/admin/data/entries';
import type { SectionFailure } from '@/admin/data/section-failure';
import type { SectionKey } from '@/content/sections/section';
import type { Json } from '@/lib/supabase/database.types';
import {
  ancestorOf,
  type Backup,
  type FoundBackup,
  readLocalBackups,
  removeLocalBackup,
} from './local-backups';

export type OpenedSection = {
  section: SectionKey;
  label: string;
  userId: string;
  userName: string;
  stored: StoredSection;
  defaultContent: unknown;
};

export type HeadKind = Exclude<EntryKind, 'aside'>;
export type FailedKind = Exclude<EntryKind, 'discarded'>;

export type FormStatus =
  /** `reading`: *Publish…* reads the head before its sheet opens. `replacing`: replacing.ts. */
  | { is: 'idle' | 'saving' | 'reading' | 'publishing' | 'replacing' }
  /** A write is retried until it is accepted or refused, or the form closes. `isLost`: it may have been committed. */
  | { is: 'unknown'; kind: EntryKind; failure: SectionFailure; isLost: boolean }
  | { is: 'failed'; kind: FailedKind; failure: SectionFailure }
  | Conflict;

export const unknownTexts = {
  draft: 'it was saved',
  published: 'it was published',
  discarded: 'the draft was discarded',
  aside: 'your text is kept in the history',
};

/** The form has unsaved edits, and elsewhere an entry newer than the base was written. */
export type Conflict = {
  is: 'conflict';
  kind: 'draft' | 'published';
  theirs: Entry;
  /** The entries between the base and `theirs`. */
  earlier: readonly EntryAuthor[];
  /** While the dialog is closed, the editor's bar announces the conflict. */
  isOpen: boolean;
  /** Why the last attempt to resolve the conflict failed. */
  failure?: SectionFailure | undefined;
};

export type FormState = StoredSection & {
  status: FormStatus;
  /** The entry on which the form's text builds. Null stands for the default content. */
  base: Entry | null;
  /** `only here` means that localStorage refused the backup. */
  unsaved: 'typed' | 'backed up' | 'only here' | null;
  /** These local backups were found on opening and differ from the head. */
  backups: readonly FoundBackup[];
  uploads: readonly Promise<unknown>[];
  /** Counts failed validations in a row. As React key, it remounts the problem summary, which then takes the focus. */
  failedChecks: number;
  /** The publish sheet shows and publishes this content. Null closes the sheet. */
  sheetContent: Json | null;
  /** For each list item whose deletion can be undone: the form before the deletion, or null if no text would be lost. */
  deletions: ReadonlyMap<unknown, (Backup & { key: string; isBackedUp: boolean }) | null>;
};

export function firstState({ section, userId, stored, defaultContent }: OpenedSection): FormState {
  const backups = readLocalBackups(userId, section).filter((backup) => {
    const known = [stored.head?.content ?? defaultContent, ancestorOf(backup, stored.head)];
    if (!known.some((content) => sameContent(content, backup.content))) return true;
    removeLocalBackup(backup.key);
    return false;
  });
  return {
    ...stored,
    status: { is: 'idle' },
    base: stored.head,
    unsaved: null,
    backups,
    uploads: [],
    failedChecks: 0,
    sheetContent: null,
    deletions: new Map(),
  };
}

export function failureOf({ status }: FormState): SectionFailure | null {
  return ('failure' in status && status.failure) || null;
}

export function isReadOnly({ status }: FormState): boolean {
  return status.is === 'replacing' || (status.is === 'unknown' && status.kind === 'discarded');
}

export function openConflict({ status }: FormState): Conflict | null {
  return status.is === 'conflict' && status.isOpen ? status : null;
}
