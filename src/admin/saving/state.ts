import { sameContent } from '@/admin/compare/same-content';
import type { Entry, EntryAuthor, StoredSection, Written } from '@/admin/data/entries';
import type { SectionFailure } from '@/admin/data/section-failure';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import type { NewEntry } from '@/lib/supabase/database.types';
import { ancestorOf, type FoundBackup, readLocalBackups, writeLocalBackup } from './local-backups';

export type OpenedSection = { section: SectionKey; userId: string; stored: StoredSection };

/** `look` reads the head for the publish sheet. The second line puts other text into the form, or sets text aside. */
export type Action =
  | ('save' | 'look' | 'publish')
  | ('discard' | 'restore' | 'merge' | 'show newest' | 'bring back' | 'put away');

/** A write. Each attempt sends the same `write_id`, with which the database stores it once. */
export type Job = Omit<NewEntry, 'section' | 'format'>;

export type Ending =
  | { is: 'done' }
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

/** All that can happen to an open form. */
export function reduce(state: State, event: Event): State {
  const { run, question, last, write } = state;
  const known = { write: write && { ...write, fate: 'known' as const } };
  switch (event.is) {
    case 'found': {
      const { is, ...facts } = event;
      const closed = facts.isOpen === false && { question: null };
      return { ...state, ...facts, ...closed };
    }
    case 'nudged':
      return run?.isWaiting ? { ...state, run: { ...run, isWaiting: false } } : state;
    case 'pressed': {
      const pressed = { ...state, run: run && { ...run, failure: null, isWaiting: false } };
      // A press ends what was said before it; a save's, only what was refused without the session or the role.
      if (event.of === 'save' && !failureOf(state)?.isOfAccount) return pressed;
      const opens = event.of === 'look' && { question: { is: 'sheet' as const } };
      return { ...pressed, last: null, ...opens };
    }
    case 'began':
      return { ...state, run: { of: event.of, failure: null, isWaiting: false } };
    case 'sent': {
      const { job } = event;
      const again = write?.job.write_id === job.write_id ? write : null;
      const fate = again?.fate === 'lost' ? 'lost' : 'sent';
      const ownIds = new Set(state.ownIds).add(job.write_id);
      const sending = run && { ...run, failure: again && run.failure };
      return { ...state, run: sending, write: { job, fate }, ownIds };
    }
    case 'failed': {
      if (!run || !write) return state;
      const { job } = write;
      const { kind, isTransient } = event.failure;
      const isUnanswered = write.fate === 'lost' || kind === 'unreachable';
      // Any other refusal means that no attempt was committed: the database first looks for the role, then for the `write_id`.
      const isUnknown = isTransient || kind === 'forbidden';
      // An `aside` changes neither the head nor the website: without an answer, its action ends, and is pressed again.
      const isLost = job.kind !== 'aside' && isUnanswered && isUnknown;
      // `unavailable`: this attempt wrote nothing. Only drafts are retried, unless an earlier attempt may have written.
      const isRepeated = isLost || (kind === 'unavailable' && job.kind === 'draft');
      const isWaiting = isTransient && isRepeated && state.isOpen;
      const waiting = isWaiting && { run: { ...run, failure: event.failure, isWaiting } };
      return { ...state, write: { job, fate: isLost ? 'lost' : 'known' }, ...waiting };
    }
    case 'written': {
      const { entry, head } = event;
      if (entry.kind === 'aside') return { ...state, ...known };
      // The head is another entry when an earlier attempt was committed and somebody else has written after it.
      const newest = head ?? entry;
      const publication = [newest, entry].find(({ kind }) => kind === 'published');
      const { id, at, content: visibleContent } = publication ?? entry;
      const published = publication ? { id, at, visibleContent, issues: [] } : state.published;
      return { ...state, ...known, base: entry, head: newest, published };
    }
    case 'read': {
      const { head, published } = event;
      // A poll that began before the form's last write returns an older entry.
      if ((head?.id ?? 0) < (state.head?.id ?? 0)) return state;
      const read = { ...state, head, published };
      if (!head || head.write_id !== unknownJob(state)?.write_id) return read;
      // Sent again at once, the job will have its answer.
      if (run?.failure) return { ...read, run: { ...run, isWaiting: false } };
      // The content of a discarded draft is the database's, so it differs from the form's.
      return { ...read, ...known, base: head.kind === 'discarded' ? state.base : head };
    }
    case 'based':
      // A question about an earlier base is none any more.
      return { ...state, base: event.base, question: question?.is === 'sheet' ? question : null };
    case 'told':
      return { ...state, last: event.outcome };
    case 'ended': {
      const { outcome } = event;
      const ended = { ...state, run: null };
      if (outcome.is === 'withdrawn') return ended;
      // No outcome opens a dialog. In the publish sheet, each other than this is shown.
      const isPublished = outcome.of === 'publish' && outcome.is === 'done';
      return { ...ended, last: outcome, question: isPublished ? null : question };
    }
    case 'compared':
      return last?.is === 'conflict' ? { ...state, question: last, last: null } : state;
    case 'question closed':
      // Closing decides nothing: the bar goes on announcing the conflict.
      return { ...state, question: null, last: question?.is === 'conflict' ? question : last };
  }
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
