import { is } from 'valibot';
import { SectionFailure } from '@/admin/data/section-failure';
import { sectionSchemas } from '@/content/sections/section-schemas';
import { meetHead, perform } from './attempt';
import type { OpenForm } from './open-form';
import { type Action, failureOf, type Outcome } from './state';

export function notAsked(of: Action): Outcome {
  return { of, is: 'not started', why: 'not asked' };
}

/**
 * Pictures that are being uploaded are saved as well, once they have arrived. Ends as `unanswered` as soon as a write
 * has no answer, and goes on by itself.
 */
export function save(form: OpenForm, of: 'save' | 'restore' = 'save'): Promise<Outcome> {
  const { uploads } = form.getState();
  const uploaded = form.waitForUploads();
  form.dispatch({ is: 'nudged' });
  const send = () => form.act(of, () => saveDraft(form, of));
  const saved = send().then(async (outcome): Promise<Outcome> => {
    if (outcome.is !== 'stored' || uploads.length === 0) return outcome;
    const isUploaded = await uploaded;
    return isUploaded && form.getState().isOpen ? send() : { of, is: 'not started', why: 'upload' };
  });
  return orUnanswered(form, of, saved);
}

function orUnanswered(form: OpenForm, of: Action, saved: Promise<Outcome>): Promise<Outcome> {
  const before = form.getState().run?.failure;
  let hasEnded = false;
  void saved.then(() => {
    hasEnded = true;
  });
  const unanswered = form
    .until(({ run }) => hasEnded || Boolean(run?.failure && run.failure !== before))
    .then((): Outcome => ({ of, is: 'unanswered' }));
  return Promise.race([saved, unanswered]);
}

async function saveDraft(form: OpenForm, of: 'save' | 'restore'): Promise<Outcome> {
  if (form.getState().question?.is === 'conflict') return notAsked(of);
  const content = form.snapshot();
  if (form.isStored(content)) return { of, is: 'stored' };
  const outcome = await perform(form, 'save', 'draft', content);
  if (outcome.is !== 'stored') return outcome;
  // Text typed while the outcome was unknown is saved as well.
  return form.getState().run?.failure ? saveDraft(form, of) : { of, is: 'stored' };
}

/** The connection, or the session or role that was missing, is there again: the text is saved. No press asks for it. */
export function resume(form: OpenForm, regained?: 'signed-out' | 'forbidden'): Promise<Outcome> {
  if (regained) form.dispatch({ is: 'regained', what: regained });
  form.dispatch({ is: 'nudged' });
  return form.act('save', async () => {
    const { last } = form.getState();
    const isFinal = last?.is === 'refused' && !last.failure.isTransient;
    return isFinal ? notAsked('save') : saveDraft(form, 'save');
  });
}

export function setSignedIn(form: OpenForm, isSignedIn: boolean) {
  const before = form.getState();
  const wasRefused = !before.isSignedIn || failureOf(before)?.kind === 'signed-out';
  form.dispatch({ is: 'session', isSignedIn });
  if (isSignedIn && wasRefused) void resume(form, 'signed-out');
}

/** Another user has signed in. Queued, because a write under way may still succeed: it leaves no local backup. */
export function handOver(form: OpenForm): Promise<Outcome> {
  return form.act('hand over', async () => {
    form.flush();
    const { text, backups } = form.getState();
    const isKept = text === 'backed up' || (text === 'stored' && backups.length > 0);
    return isKept ? { of: 'hand over', is: 'stored' } : notAsked('hand over');
  });
}

/** Opens the publish sheet at once. What the head is, and what is wrong with the text, is shown in it. */
export async function openSheet(form: OpenForm): Promise<Outcome> {
  form.dispatch({ is: 'nudged' });
  form.dispatch({ is: 'pressed', of: 'look' });
  const { question } = form.getState();
  const isClosed = () => form.getState().question !== question;
  const isUploaded = await form.waitForUploads();
  return form.act('look', async () => {
    if (isClosed()) return notAsked('look');
    if (!isUploaded) return { of: 'look', is: 'not started', why: 'upload' };
    const met = await meetHead(form, 'look');
    if (met) return met;
    if (isClosed()) return notAsked('look');
    if (!(await form.validate())) return { of: 'look', is: 'invalid' };
    return { of: 'look', is: 'ready', content: form.snapshot() };
  });
}

/** Publishes what the sheet shows. */
export function publish(form: OpenForm): Promise<Outcome> {
  form.dispatch({ is: 'pressed', of: 'publish' });
  const { question } = form.getState();
  return form.act('publish', async () => {
    // An earlier action in the queue, or the user, has closed the sheet.
    const isShown = form.getState().question === question && question?.is === 'sheet';
    if (!isShown || question.content === null) return notAsked('publish');
    if (!is(sectionSchemas[form.opened.section], question.content)) {
      const failure = new SectionFailure('refused', 'Something in it has to be fixed first.');
      return { of: 'publish', is: 'refused', failure };
    }
    return perform(form, 'publish', 'published', question.content);
  });
}
