import { sameContent } from '@/admin/compare/same-content';
import type { Entry, EntryAuthor, EntryKind, StoredSection } from '@/admin/data/entries';
import type { SectionFailure } from '@/admin/data/section-failure';
import type { SectionKey } from '@/content/sections/section';
import type { Json } from '@/lib/supabase/database.types';
import { ancestorOf, type FoundBackup, readLocalBackups, removeLocalBackup } from './local-backups';

export type OpenedSection = {
  section: SectionKey;
  label: string;
  userId: string;
  userName: string;
  stored: StoredSection;
  defaultContent: unknown;
};

/** `look` reads the head for the publish sheet. `hand over`: another user has signed in. */
export type Action =
  | ('save' | 'look' | 'publish' | 'upload' | 'hand over')
  | ('discard' | 'restore' | 'merge' | 'show newest' | 'bring back' | 'put away');

/** A write. Each attempt sends the same `id`, with which the database stores it once. */
export type Job = { kind: EntryKind; id: string; content: Json; parent: number | null };

/** The form has unsaved edits, and elsewhere `theirs`, which is newer than the base, was written. */
export type Conflict = {
  of: Action;
  is: 'conflict';
  theirs: Entry;
  /** The entries between the base and `theirs`. */
  earlier: readonly EntryAuthor[];
};

/** How an action ended. `invalid` and `ready` are those of `look`. */
export type Outcome =
  | Conflict
  | ({ of: Action } & (
      | { is: 'stored' | 'replaced' | 'invalid' | 'taken elsewhere' }
      | { is: 'ready'; content: Json }
      /** The form, without edits, has got `theirs`. `isDraftGone`: it had the draft that `theirs` discards. */
      | { is: 'took newer'; theirs: Entry; isDraftGone: boolean }
      /** `lost`: an earlier attempt had no answer, so an entry of this kind may have been written. */
      | { is: 'refused'; failure: SectionFailure; lost?: EntryKind | undefined }
      /** The write is sent again until there is an answer. */
      | { is: 'unanswered' }
      | { is: 'not started'; why: 'busy' | 'changed' | 'upload' | 'not asked' }
      | { is: 'not started'; why: 'newer'; theirs: Entry }
    ));

/** The action that runs. `failure` is that of the last attempt, after which the same job is sent again. */
export type Run = {
  of: Action;
  job: Job | null;
  failure: SectionFailure | null;
  /** An attempt had no answer, so the job may have been done. */
  isLost: boolean;
  /** Until the timer, the connection, the session or a press lets the job be sent again. */
  isWaiting: boolean;
};

/** The publish sheet shows and publishes `content`, which is null while it has none. */
export type Sheet = { is: 'sheet'; content: Json | null; isLooking: boolean };

/** The dialog that is open. */
export type Question = Sheet | Conflict;

export type State = StoredSection & {
  opened: OpenedSection;
  isOpen: boolean;
  isOnline: boolean;
  /** Without the session of the user who opened the form, nothing is written. */
  isSignedIn: boolean;
  /** The entry on which the form's text builds, the `parent` of its next write. Null stands for the default content. */
  base: Entry | null;
  /** `only here`: this browser keeps no copy. */
  text: 'stored' | 'typed' | 'backed up' | 'only here';
  run: Run | null;
  /** From the press until other content is in the form, or the action has ended. */
  isReplacing: boolean;
  question: Question | null;
  last: Outcome | null;
  /** The write that was sent last, while it may have been done without an answer. */
  lost: Job | null;
  ownIds: ReadonlySet<string>;
  /** *Publish…* found problems, which are listed above the form until they are mended. */
  hasProblems: boolean;
  uploads: readonly Promise<unknown>[];
  /** These local backups were found on opening and differ from the head. */
  backups: readonly FoundBackup[];
};

export function firstState(opened: OpenedSection): State {
  const { section, userId, stored, defaultContent } = opened;
  const backups = readLocalBackups(userId, section).filter((backup) => {
    const known = [stored.head?.content ?? defaultContent, ancestorOf(backup, stored.head)];
    if (!known.some((content) => sameContent(content, backup.content))) return true;
    removeLocalBackup(backup.key);
    return false;
  });
  return {
    ...stored,
    opened,
    isOpen: false,
    isOnline: true,
    isSignedIn: true,
    base: stored.head,
    text: 'stored',
    run: null,
    isReplacing: false,
    question: null,
    last: null,
    lost: null,
    ownIds: new Set(),
    hasProblems: false,
    uploads: [],
    backups,
  };
}

export function baseContent({ base, opened }: State): unknown {
  return base?.content ?? opened.defaultContent;
}

export function failureOf({ run, last }: State): SectionFailure | null {
  return run?.failure ?? (last?.is === 'refused' ? last.failure : null);
}

/** While a write of before, or the text that is set aside, has no answer, the form can be edited. */
export function isReadOnly({ isReplacing, run }: State): boolean {
  return isReplacing && (!run?.failure || run.job?.kind === 'discarded');
}
