import { type Entry, readBetween, readSection, writeEntry } from '@/admin/data/entries';
import { SectionFailure } from '@/admin/data/section-failure';
import { sentences } from '@/lib/errors';
import type { Json } from '@/lib/supabase/database.types';
import type { OpenForm } from './open-form';
import { judge } from './reduce';
import type { Ending, Job } from './state';

const [firstDelay, longestDelay] = [2000, 30_000];

/**
 * Sends the job until it is accepted or refused, or the form closes; rejects with a `SectionFailure`, of the kind
 * `conflict` if the head is no longer the job's parent. An entry that is not `aside` becomes the form's base.
 */
export async function attempt(form: OpenForm, job: Job): Promise<void> {
  const { id, ...entry } = job;
  const write = { ...entry, section: form.opened.section, write_id: id };
  for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
    form.dispatch({ is: 'sent', job });
    form.flush();
    const answer = form.getState().isSignedIn
      ? await writeEntry(write, form.opened.userId).catch((failure: SectionFailure) => failure)
      : signedOut();
    if (!(answer instanceof SectionFailure)) return form.dispatch({ is: 'written', ...answer });
    const { isOpen, isOnline, isSignedIn, write: sent } = form.getState();
    const isUnanswered = sent?.fate === 'lost' || answer.kind === 'unreachable';
    // Any other refusal means that no attempt was committed: the database first looks for the role, then for the `write_id`.
    const isUnknown = answer.isTransient || answer.kind === 'forbidden';
    // An `aside` changes neither the head nor the website: without an answer, its action ends, and is pressed again.
    const isLost = job.kind !== 'aside' && isUnanswered && isUnknown;
    // `unavailable`: this attempt wrote nothing. Only drafts are retried, unless an earlier attempt may have written.
    const isRepeated = isLost || (answer.kind === 'unavailable' && job.kind === 'draft');
    const isWaiting = answer.isTransient && isRepeated && isOpen;
    // Signed out meanwhile: whatever has ended this attempt, the next one needs the session.
    const failure = isSignedIn ? answer : signedOut();
    const fate = isLost ? 'lost' : 'known';
    form.dispatch({ is: 'failed', fate, waitsFor: isWaiting ? failure : null });
    if (!isWaiting) throw answer;
    const nudge = () => isOnline && isSignedIn && form.dispatch({ is: 'nudged' });
    const timer = setTimeout(nudge, delay);
    await form.until((state) => !state.run?.isWaiting || !state.isOpen);
    clearTimeout(timer);
    // After the form is closed, another user may sign in, so its writes are not retried.
    if (!form.getState().isOpen) throw answer;
  }
}

const signedOut = () => new SectionFailure('signed-out', sentences.expired);

export async function readHead(form: OpenForm): Promise<Entry | null> {
  const { head, published } = await readSection(form.opened.section);
  form.dispatch({ is: 'read', head, published });
  return head;
}

/** Writes the content; where there is a newer head, ends with what it is to the form, or writes once more. */
export async function perform(
  form: OpenForm,
  kind: 'draft' | 'published',
  content: Json,
): Promise<Ending> {
  const { base } = form.getState();
  try {
    await attempt(form, form.newJob(kind, content));
    return { is: 'done' };
  } catch (refused) {
    if (!(refused instanceof SectionFailure && refused.kind === 'conflict')) throw refused;
    const met = await meetHead(form);
    if (met) return met;
    if (form.getState().base === base) throw refused;
  }
  const isDone = kind === 'draft' && form.isStored(content);
  return isDone ? { is: 'done' } : perform(form, kind, content);
}

/** Undefined if the head is the base, or has become it: then nothing stands against writing. */
export async function meetHead(form: OpenForm): Promise<Ending | undefined> {
  const theirs = await readHead(form);
  const state = form.getState();
  if (!theirs || theirs.id === state.base?.id) return undefined;
  const verdict = judge(state, theirs, !form.isStored());
  if (verdict === 'take') return takeNewer(form, theirs);
  if (verdict !== 'ask') return void form.dispatch({ is: 'based', base: theirs });
  const between = await readBetween(form.opened.section, state.base?.id ?? null, theirs.id);
  const earlier = between.filter(({ write_id }) => !state.ownIds.has(write_id));
  return { is: 'conflict', theirs, earlier };
}

/** Nothing that only the form has may be in it. */
export function takeNewer(form: OpenForm, theirs: Entry): Ending {
  form.replace(theirs);
  return { is: 'took newer' };
}
