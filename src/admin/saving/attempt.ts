import { type Entry, readBetween, readSection, writeEntry } from '@/admin/data/entries';
import { SectionFailure } from '@/admin/data/section-failure';
import type { Json } from '@/lib/supabase/database.types';
import type { OpenForm } from './open-form';
import { judge } from './reduce';
import type { Ending, Job } from './state';

const [firstDelay, longestDelay] = [2000, 30_000];

/** Sends the job until it is stored: the base, unless `aside`. Rejects with a `SectionFailure` if it is refused, or the form closes. */
export async function attempt(form: OpenForm, job: Job): Promise<void> {
  const { section, userId } = form.opened;
  for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
    form.dispatch({ is: 'sent', job });
    form.flush();
    const written = writeEntry({ ...job, section }, userId);
    const answer = await written.catch((failure: SectionFailure) => failure);
    if (!(answer instanceof SectionFailure)) return form.dispatch({ is: 'written', ...answer });
    form.dispatch({ is: 'failed', failure: answer });
    if (!form.getState().run?.isWaiting) throw answer;
    const timer = setTimeout(() => form.dispatch({ is: 'nudged' }), delay);
    await form.until(({ run, isOpen }) => !run?.isWaiting || !isOpen);
    clearTimeout(timer);
    // After the form is closed, another user may sign in, so its writes are not retried.
    if (!form.getState().isOpen) throw answer;
  }
}

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
): Promise<Ending | undefined> {
  if (kind === 'draft' && form.isStored(content)) return undefined;
  const { base } = form.getState();
  try {
    return void (await attempt(form, form.newJob(kind, content)));
  } catch (refused) {
    if (!(refused instanceof SectionFailure && refused.kind === 'conflict')) throw refused;
    const met = await meetHead(form);
    if (met) return met;
    if (form.getState().base === base) throw refused;
  }
  return perform(form, kind, content);
}

/** Undefined if the head is the base, or has become it: then nothing stands against writing. */
export async function meetHead(form: OpenForm): Promise<Ending | undefined> {
  const theirs = await readHead(form);
  const state = form.getState();
  if (!theirs || theirs.id === state.base?.id) return undefined;
  const verdict = judge(state, theirs, !form.isStored());
  if (verdict === 'take') return form.takeNewer(theirs);
  if (verdict !== 'ask') return void form.dispatch({ is: 'based', base: theirs });
  const between = await readBetween(form.opened.section, state.base?.id ?? null, theirs.id);
  const earlier = between.filter(({ write_id }) => !state.ownIds.has(write_id));
  return { is: 'conflict', theirs, earlier };
}
