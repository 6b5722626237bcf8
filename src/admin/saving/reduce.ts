import { sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { baseContent, type Event, failureOf, type State, unknownJob } from './state';

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
      const { kind } = event.failure;
      const isUnanswered = write.fate === 'lost' || kind === 'unreachable';
      // Any other refusal means that no attempt was committed: the database first looks for the role, then for the `write_id`.
      const isUnknown = !['conflict', 'outdated', 'refused'].includes(kind);
      // An `aside` changes neither the head nor the website: without an answer, its action ends, and is pressed again.
      const isLost = job.kind !== 'aside' && isUnanswered && isUnknown;
      // `unavailable`: this attempt wrote nothing. Only drafts are retried, unless an earlier attempt may have written.
      const isRepeated = isLost || (kind === 'unavailable' && job.kind === 'draft');
      const isWaiting = isRepeated && kind !== 'forbidden' && state.isOpen;
      const waiting = isWaiting && { run: { ...run, failure: event.failure, isWaiting } };
      return { ...state, write: { job, fate: isLost ? 'lost' : 'known' }, ...waiting };
    }
    case 'written': {
      const { entry, head } = event;
      if (entry.kind === 'aside') return { ...state, ...known };
      // The head is another entry when an earlier attempt was committed and somebody else has written after it.
      const newest = head ?? entry;
      const publication = [newest, entry].find(({ kind }) => kind === 'published');
      const published = publication
        ? { id: publication.id, visibleContent: publication.content, issues: [] }
        : state.published;
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

/**
 * What an entry that is newer than the base is to this form: its own write, whose answer was lost (`mine`); the base's
 * text again (`same`); one for a form without edits (`take`); or one to merge with (`ask`).
 */
export function judge(state: State, theirs: Entry, isEdited: boolean) {
  const { ownIds, question, run } = state;
  // The content of a discarded draft is the database's, so it differs from what this form has.
  if (ownIds.has(theirs.write_id) && theirs.kind !== 'discarded') return 'mine';
  if (!isEdited) return 'take';
  // What an open publish sheet lists is compared with the website, which a draft may follow in another text.
  const isListed = question?.is === 'sheet' && run?.of !== 'look';
  const isSame = sameContent(theirs.content, baseContent(state));
  return isSame && !(isListed && theirs.kind === 'draft') ? 'same' : 'ask';
}
