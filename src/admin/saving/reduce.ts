import { sameContent } from '@/admin/compare/same-content';
import type { Entry, StoredSection } from '@/admin/data/entries';
import type { SectionFailure } from '@/admin/data/section-failure';
import type { FoundBackup } from './local-backups';
import {
  type Action,
  baseContent,
  type Job,
  type Outcome,
  type Question,
  type Sheet,
  type State,
} from './state';

export type Event =
  | { is: 'opened' | 'closed' }
  | { is: 'connection'; isOnline: boolean }
  | { is: 'session'; isSignedIn: boolean }
  /** The session or the role is there again: what was refused without it counts no more. */
  | { is: 'regained'; what: SectionFailure['kind'] }
  /** The timer, a press or the connection: what waits is sent again. */
  | { is: 'nudged' }
  | { is: 'kept'; text: State['text'] }
  | { is: 'pressed' | 'began'; of: Action }
  | { is: 'sent'; job: Job }
  | { is: 'unanswered'; failure: SectionFailure; isLost: boolean }
  /** No attempt has written anything. */
  | { is: 'refused' }
  | { is: 'written'; entry: Entry }
  | ({ is: 'read' } & StoredSection)
  | { is: 'based' | 'replaced'; base: Entry | null }
  | { is: 'ended' | 'told'; outcome: Outcome }
  | { is: 'compared' | 'question closed' }
  | { is: 'uploading' | 'uploaded'; upload: Promise<unknown> }
  | { is: 'backups'; backups: readonly FoundBackup[] };

const replacing: readonly Action[] = ['discard', 'restore', 'merge', 'show newest', 'bring back'];

/** All that can happen to an open form. Returns the same state where the event changes nothing. */
export function reduce(state: State, event: Event): State {
  const { run, question, last } = state;
  switch (event.is) {
    case 'opened':
      return { ...state, isOpen: true };
    case 'closed':
      return { ...state, isOpen: false, question: null };
    case 'connection':
      return sentAgain({ ...state, isOnline: event.isOnline }, event.isOnline);
    case 'session':
      return sentAgain({ ...state, isSignedIn: event.isSignedIn }, event.isSignedIn);
    case 'nudged':
      return sentAgain(state, true);
    case 'regained':
      if (last?.is !== 'refused' || last.failure.kind !== event.what) return state;
      return { ...state, last: null };
    case 'kept':
      return event.text === state.text ? state : { ...state, text: event.text };
    case 'pressed': {
      const sheet = { is: 'sheet', content: null, isLooking: true } as const;
      if (event.of === 'look') return { ...state, last: null, question: sheet, hasProblems: false };
      const isReplacing = state.isReplacing || replacing.includes(event.of);
      return { ...state, last: null, isReplacing };
    }
    case 'began': {
      const nothing = { job: null, failure: null, isLost: false, isWaiting: false };
      return { ...state, run: { of: event.of, ...nothing } };
    }
    case 'sent': {
      const { job } = event;
      const again = run?.job?.id === job.id ? {} : { failure: null, isLost: false };
      const ownIds = new Set(state.ownIds).add(job.id);
      return { ...state, run: run && { ...run, ...again, job }, lost: job, ownIds };
    }
    case 'unanswered': {
      const { failure, isLost } = event;
      return { ...state, run: run && { ...run, failure, isLost, isWaiting: true } };
    }
    case 'refused':
      return { ...state, lost: null };
    case 'written': {
      const { id, at, kind, content } = event.entry;
      if (kind === 'aside') return { ...state, lost: null };
      const visible = { id, at, visibleContent: content, issues: [] };
      const published = kind === 'published' ? visible : state.published;
      return { ...state, lost: null, base: event.entry, head: event.entry, published };
    }
    case 'read': {
      const { head, published } = event;
      const isKnown = head?.write_id === state.lost?.id;
      return { ...state, head, published, lost: isKnown ? null : state.lost };
    }
    case 'based':
      return { ...state, base: event.base };
    case 'replaced':
      return {
        ...state,
        base: event.base,
        isReplacing: false,
        hasProblems: false,
        question: question?.is === 'sheet' ? withContent(question, null) : null,
      };
    case 'told':
      return { ...state, last: event.outcome };
    case 'ended': {
      const { outcome } = event;
      const isSilent = outcome.is === 'not started' && outcome.why === 'not asked';
      return {
        ...state,
        run: null,
        isReplacing: state.isReplacing && !(run && replacing.includes(run.of)),
        last: isSilent ? last : outcome,
        question: isSilent ? question : nextQuestion(question, outcome),
        hasProblems: outcome.is === 'invalid' || (state.hasProblems && outcome.is !== 'ready'),
      };
    }
    case 'compared':
      return last?.is === 'conflict' ? { ...state, question: last, last: null } : state;
    case 'question closed':
      // Closing decides nothing: the bar goes on announcing the conflict.
      return { ...state, question: null, last: question?.is === 'conflict' ? question : last };
    case 'uploading':
      return { ...state, uploads: [...state.uploads, event.upload] };
    case 'uploaded':
      return { ...state, uploads: state.uploads.filter((each) => each !== event.upload) };
    case 'backups':
      return { ...state, backups: event.backups };
  }
}

function sentAgain(state: State, isNow: boolean): State {
  const { run } = state;
  return isNow && run?.isWaiting ? { ...state, run: { ...run, isWaiting: false } } : state;
}

/** No outcome opens a dialog. In the publish sheet, each is shown. */
function nextQuestion(question: Question | null, outcome: Outcome): Question | null {
  if (question?.is !== 'sheet') return question;
  if (outcome.is === 'stored' && outcome.of === 'publish') return null;
  const isLooking = question.isLooking && outcome.of !== 'look';
  if (outcome.is === 'ready') return withContent(question, outcome.content, isLooking);
  const isShown = outcome.is === 'refused' || outcome.is === 'stored';
  return withContent(question, isShown ? question.content : null, isLooking);
}

/** The same sheet while it is unchanged, by which an action knows that it was not closed or opened again. */
function withContent(sheet: Sheet, content: Sheet['content'], isLooking = sheet.isLooking): Sheet {
  const isSame = content === sheet.content && isLooking === sheet.isLooking;
  return isSame ? sheet : { ...sheet, content, isLooking };
}

/**
 * What an entry that is newer than the base is to this form: its own write, whose answer was lost (`mine`); the base's
 * text again (`same`); one for a form without edits (`take`); or one to merge with (`ask`).
 */
export function judge(state: State, theirs: Entry, isEdited: boolean) {
  // The content of a discarded draft is the database's, so it differs from what this form has.
  if (state.ownIds.has(theirs.write_id) && theirs.kind !== 'discarded') return 'mine';
  if (!isEdited) return 'take';
  // What an open publish sheet lists is compared with the website, which a draft may follow in another text.
  const isListed = state.question?.is === 'sheet' && state.question.content !== null;
  const isSame = sameContent(theirs.content, baseContent(state));
  return isSame && !(isListed && theirs.kind === 'draft') ? 'same' : 'ask';
}
