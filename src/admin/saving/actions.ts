import { is } from 'valibot';
import { SectionFailure } from '@/admin/data/section-failure';
import { sectionSchemas } from '@/content/sections/section-schemas';
import { meetHead, perform } from './attempt';
import type { OpenForm } from './open-form';
import { type Ending, failureOf, isOfAccount, type Outcome, type State } from './state';

/** Pictures that are being uploaded are saved as well, once they have arrived. */
export async function save(form: OpenForm): Promise<Outcome> {
  const { uploads } = form.getState();
  const uploaded = form.waitForUploads();
  const saved = await form.act('save', () => saveDraft(form));
  if (saved.is !== 'done' || uploads.length === 0) return saved;
  if ((await uploaded) && form.getState().isOpen) return form.act('save', () => saveDraft(form));
  return { of: 'save', is: 'not started', why: 'upload' };
}

async function saveDraft(form: OpenForm): Promise<Ending> {
  if (form.getState().question?.is === 'conflict') return { is: 'withdrawn' };
  const content = form.snapshot();
  if (form.isStored(content)) return { is: 'done' };
  const ending = await perform(form, 'draft', content);
  // Text typed while the outcome was unknown is saved as well.
  return ending.is === 'done' && form.getState().run?.failure ? saveDraft(form) : ending;
}

/** The connection, the session or the role is there again. No press asks for it. */
export function resume(form: OpenForm): Promise<Outcome> {
  return form.act('save', async () => {
    const { last } = form.getState();
    const isFinal = last?.is === 'refused' && !last.failure.isTransient;
    return isFinal ? { is: 'withdrawn' } : saveDraft(form);
  });
}

export function setSignedIn(form: OpenForm, isSignedIn: boolean) {
  const before = form.getState();
  form.dispatch({ is: 'found', isSignedIn });
  if (isSignedIn && (!before.isSignedIn || isOfAccount(failureOf(before)))) void resume(form);
}

const sheetOf = ({ question }: State) => (question?.is === 'sheet' ? question : null);

/** Opens the publish sheet at once. What the head is, and what is wrong with the text, is shown in it. */
export function openSheet(form: OpenForm): Promise<Outcome> {
  const uploaded = form.waitForUploads();
  const isClosed = () => sheetOf(form.getState()) === null;
  return form.act('look', async () => {
    await form.until(({ uploads }) => uploads.length === 0 || isClosed());
    if (isClosed()) return { is: 'withdrawn' };
    if (!(await uploaded)) return { is: 'not started', why: 'upload' };
    const met = await meetHead(form);
    if (met) return met;
    if (isClosed()) return { is: 'withdrawn' };
    return (await form.validate()) ? { is: 'done', content: form.snapshot() } : { is: 'invalid' };
  });
}

/** Publishes what the sheet shows. */
export function publish(form: OpenForm): Promise<Outcome> {
  const content = sheetOf(form.getState())?.content;
  return form.act('publish', async () => {
    // An earlier action in the queue, or the user, may have closed the sheet.
    if (content == null || sheetOf(form.getState())?.content !== content)
      return { is: 'withdrawn' };
    if (!is(sectionSchemas[form.opened.section], content))
      throw new SectionFailure('refused', 'Something in it has to be fixed first.');
    return perform(form, 'published', content);
  });
}
