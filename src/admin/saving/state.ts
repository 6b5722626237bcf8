import { sameContent } from '@/admin/compare/same-content';
import type { Entry, EntryAuthor, StoredSection, Written } from '@/admin/data/entries';
import type { SectionFailure } from '@/admin/data/section-failure';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import type { Json, NewEntry } from '@/lib/supabase/database.types';
import { ancestorOf, type FoundBackup, readLocalBackups, writeLocalBackup } from './local-backups';

export type OpenedSection = { section: SectionKey; userId: string; stored: StoredSection };

/** `look` reads the head for the publish sheet. The second line puts other text into the form, or sets text aside. */
export type Action =
  | ('save' | 'look' | 'publish')
  | ('discard' | 'restore' | 'merge' | 'show newest' | 'bring back' | 'put away');

/** A write. Each attempt sends the same `write_id`, with which the database stores it once. */
export type Job = Omit<NewEntry, 'section' | 'format'>;

export type Ending =
  /** `content` is what was restored. */
  | { is: 'done'; content?: Json }
  /** The form, without edits, has got the newest entry, which is its base now. */
  | { is: 'took newer'; theirs: Entry }
  /** The form has edits, and `theirs` is newer than the base. `earlier`: the entries between the two. */
  | { is: 'conflict'; theirs: Entry; earlier: readonly EntryAuthor[] }
  | { is: 'refused'; failure: SectionFailure }
  | { is: 'not started'; why: 'busy' | 'upload' }
  /** Its dialog is closed, or a conflict is to be answered first. Nothing is said. */
  | { is: 'withdrawn' };

/** After these, the form still has its text. */
const keeping: readonly Action[] = ['save', 'look', 'publish', 'put away'];

/** The form takes no keys. */
export function isReplacing({ run }: State): boolean {
  return run !== null && !keeping.includes(run.of);
}

/** How an action ended. */
export type Outcome = Ending & { of: Action };

export type Conflict = Extract<Outcome, { is: 'conflict' }>;

/** There is an entry that is newer than the base was. */
export type Newer = Extract<Outcome, { theirs: Entry }>;

/** The action that runs. */
export type Run = {
  of: Action;
  /** Of the last attempt, after which the same job is sent again. */
  failure: SectionFailure | null;
  /** Until the timer, the connection, the session or a press lets the job be sent again. */
  isWaiting: boolean;
};

/** `lost`: an attempt had no answer, so the job may have been done. `known`: the server has said whether it was. */
export type Write = { job: Job; fate: 'sent' | 'lost' | 'known' };

export type State = StoredSection & {
  opened: OpenedSection;
  isOpen: boolean;
  isOnline: boolean;
  /** `only here`: this browser keeps no copy. */
  text: 'stored' | 'backed up' | 'only here';
  uploads: readonly Promise<unknown>[];
  /** These local backups were found on opening and differ from the head. */
  backups: readonly FoundBackup[];
  /** The entry on which the form's text builds, the `parent` of its next write. Null stands for the default content. */
  base: Entry | null;
  run: Run | null;
  /** The dialog that is open. */
  question: { is: 'sheet' } | Conflict | null;
  last: Outcome | null;
  /** The write that was sent last. */
  write: Write | null;
  ownIds: ReadonlySet<string>;
};

export type Event =
  /** What lies outside the reducer has changed. */
  | ({ is: 'found' } & Partial<Pick<State, 'isOpen' | 'isOnline' | 'text' | 'uploads' | 'backups'>>)
  /** The timer lets what waits be sent again. */
  | { is: 'nudged' }
  | { is: 'pressed' | 'began'; of: Action }
  | { is: 'sent'; job: Job }
  | { is: 'failed'; failure: SectionFailure }
  | ({ is: 'written' } & Written)
  | ({ is: 'read' } & StoredSection)
  | { is: 'based'; base: Entry | null }
  | { is: 'ended' | 'told'; outcome: Outcome }
  | { is: 'compared' | 'question closed' };

export function firstState(opened: OpenedSection): State {
  const { section, userId, stored } = opened;
  const { head } = stored;
  const backups = readLocalBackups(userId, section).filter((backup) => {
    const known = [contentOf(section, head), ancestorOf(backup, head)];
    if (!known.some((content) => sameContent(content, backup.content))) return true;
    writeLocalBackup(backup.key, null);
    return false;
  });
  return {
    ...stored,
    opened,
    isOpen: false,
    isOnline: navigator.onLine !== false,
    base: head,
    text: 'stored',
    run: null,
    question: null,
    last: null,
    write: null,
    ownIds: new Set(),
    uploads: [],
    backups,
  };
}

export function contentOf(section: SectionKey, entry: Entry | null): unknown {
  return entry?.content ?? sectionOf(section).defaultContent;
}

export function baseContent({ base, opened }: State): unknown {
  return contentOf(opened.section, base);
}

/** The last write, until the server has said what has become of it. What is set aside changes no base. */
export function unknownJob({ write }: State): Job | null {
  return write && write.fate !== 'known' && write.job.kind !== 'aside' ? write.job : null;
}

export function failureOf({ run, last }: State): SectionFailure | null {
  return run?.failure ?? (last?.is === 'refused' ? last.failure : null);
}
