import { type Event, failureOf, type Outcome, type State } from './state';

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
      // A save says nothing new, except that what was refused without the session, or the role, counts no more.
      if (event.of === 'save' && !failureOf(state)?.isOfAccount) return pressed;
      const sheet = { is: 'sheet', content: undefined } as const;
      return { ...pressed, last: null, question: event.of === 'look' ? sheet : question };
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
    case 'polled':
    case 'read': {
      const { head, published } = event;
      // A poll that began before the form's last write returns an older entry.
      if ((head?.id ?? 0) < (state.head?.id ?? 0)) return state;
      const isDone = event.is === 'read' && head?.write_id === write?.job.write_id;
      return { ...state, head, published, ...(isDone && known) };
    }
    case 'based':
      return { ...state, base: event.base };
    case 'replaced': {
      const sheet = question?.is === 'sheet' ? question : null;
      return { ...state, base: event.base, question: sheet };
    }
    case 'told':
      return { ...state, last: event.outcome };
    case 'ended': {
      const { outcome } = event;
      const ended = { ...state, run: null };
      if (outcome.is === 'withdrawn') return ended;
      return { ...ended, last: outcome, question: questionAfter(question, outcome) };
    }
    case 'compared':
      return last?.is === 'conflict' ? { ...state, question: last, last: null } : state;
    case 'question closed':
      // Closing decides nothing: the bar goes on announcing the conflict.
      return { ...state, question: null, last: question?.is === 'conflict' ? question : last };
  }
}

/** No outcome opens a dialog. In the publish sheet, each is shown. */
function questionAfter(question: State['question'], outcome: Outcome): State['question'] {
  if (question?.is !== 'sheet') return question;
  const { of, is } = outcome;
  if (of === 'publish' && is === 'done') return null;
  if (of === 'look' && is === 'done') return { is: 'sheet', content: outcome.content ?? null };
  const isListed = of !== 'look' && (is === 'refused' || is === 'done');
  return isListed ? question : { is: 'sheet', content: null };
}
