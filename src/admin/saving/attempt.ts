import { type Entry, readBetween, readSection, writeEntry } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { contentFormat } from '@/content/content-format';
import { sentences } from '@/lib/errors';
import type { Json } from '@/lib/supabase/database.types';
import type { OpenForm } from './open-form';
import { judge } from './reduce';
import type { Action, Job, Outcome } from './state';

type Refusal = Omit<Extract<Outcome, { is: 'refused' }>, 'of'>;
type Answer = { is: 'stored' } | Refusal;

const [firstDelay, longestDelay] = [2000, 30_000];

/**
 * Sends the job until it is accepted or refused, or the form closes. A refusal of the kind `conflict` means that the
 * head is no longer the job's parent. An entry that is not `aside` becomes the form's base.
 */
export async function attempt(form: OpenForm, job: Job): Promise<Answer> {
  const { id, ...write } = job;
  const { section } = form.opened;
  let isLost = form.getState().lost?.id === id;
  for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
    form.dispatch({ is: 'sent', job });
    form.flush();
    const answer = form.getState().isSignedIn
      ? await writeEntry(section, { ...write, write_id: id }).catch((thrown: unknown) =>
          sectionFailure({ thrown }),
        )
      : signedOut();
    if (!(answer instanceof SectionFailure)) {
      const { entry, head } = answer;
      form.dispatch({ is: 'written', entry });
      // The ids differ when an earlier attempt was committed and another write followed it.
      const isNewest = entry.kind === 'aside' || head === null || head.id === entry.id;
      if (!isNewest) await readHead(form).catch(() => showHeadAlone(form, head));
      return { is: 'stored' };
    }
    isLost ||= answer.kind === 'unreachable';
    // `unavailable`: this attempt wrote nothing. Only drafts are retried, unless an earlier attempt may have written.
    const isRepeated = isLost || (answer.kind === 'unavailable' && job.kind === 'draft');
    const { isOpen, isSignedIn } = form.getState();
    if (answer.isTransient && isRepeated && isOpen) {
      // While signed out, the next attempt waits for the session, whatever has ended this one.
      form.dispatch({ is: 'unanswered', failure: isSignedIn ? answer : signedOut(), isLost });
      await pause(form, delay);
      // After the form is closed, another user may sign in, so its writes are not retried.
      if (form.getState().isOpen) continue;
    }
    // Any other refusal means that no attempt was committed: the database first looks for the `write_id`.
    const isUnknown = isLost && (answer.isTransient || answer.kind === 'forbidden');
    if (!isUnknown) form.dispatch({ is: 'refused' });
    return { is: 'refused', failure: answer, lost: isUnknown ? job.kind : undefined };
  }
}

async function pause(form: OpenForm, delay: number): Promise<void> {
  const { isOnline, isSignedIn } = form.getState();
  const timer =
    isOnline && isSignedIn ? setTimeout(() => form.dispatch({ is: 'nudged' }), delay) : undefined;
  await form.until(({ run, isOpen }) => !run?.isWaiting || !isOpen);
  clearTimeout(timer);
}

const signedOut = () => new SectionFailure('signed-out', sentences.expired);

function showHeadAlone(form: OpenForm, head: Entry) {
  form.dispatch({ is: 'read', head, published: form.getState().published });
}

export async function readHead(form: OpenForm): Promise<Entry | null> {
  const { head, published } = await readSection(form.opened.section);
  if (head && head.format > contentFormat) {
    throw new SectionFailure('outdated', 'The website has been updated: load the editor again.');
  }
  form.dispatch({ is: 'read', head, published });
  return head;
}

/** Writes the content; where there is a newer head, ends with what it is to the form, or writes once more. */
export async function perform(
  form: OpenForm,
  of: Action,
  kind: 'draft' | 'published',
  content: Json,
): Promise<Outcome> {
  for (;;) {
    const { base } = form.getState();
    const answer = await attempt(form, form.newJob(kind, content));
    if (answer.is === 'stored' || answer.failure.kind !== 'conflict') return { of, ...answer };
    const met = await meetHead(form, of);
    if (met) return met;
    if (form.getState().base === base) return { of, ...answer };
    if (kind === 'draft' && form.isStored(content)) return { of, is: 'stored' };
  }
}

/** Undefined if the head is the base, or has become it: then nothing stands against writing. */
export async function meetHead(form: OpenForm, of: Action): Promise<Outcome | undefined> {
  const theirs = await readHead(form);
  const state = form.getState();
  if (!theirs || theirs.id === state.base?.id) return undefined;
  const verdict = judge(state, theirs, !form.isStored());
  if (verdict === 'take') return takeNewer(form, of, theirs);
  if (verdict !== 'ask') return void form.dispatch({ is: 'based', base: theirs });
  const between = await readBetween(form.opened.section, state.base?.id ?? null, theirs.id);
  const earlier = between.filter(({ write_id }) => !state.ownIds.has(write_id));
  return { of, is: 'conflict', theirs, earlier };
}

/** Nothing that only the form has may be in it. */
export function takeNewer(form: OpenForm, of: Action, theirs: Entry): Outcome {
  const isDraftGone = theirs.kind === 'discarded' && form.getState().base?.kind === 'draft';
  form.replace(theirs.content, theirs);
  return { of, is: 'took newer', theirs, isDraftGone };
}
