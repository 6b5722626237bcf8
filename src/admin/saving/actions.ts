import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { sameContent } from '@/admin/compare/same-content';
import { validationIssues } from '@/content/sections/validation-issues';
import { attempt, meetHead, perform, readHead } from './attempt';
import { ancestorOf, type Backup, type FoundBackup } from './local-backups';
import type { OpenForm } from './open-form';
import { type Action, baseContent, type Ending, failureOf, type Outcome } from './state';

/** Also when the connection, the session or the role is back. Pictures under way are saved, too, once they have arrived. */
export async function save(form: OpenForm): Promise<Outcome> {
  const { uploads } = form.getState();
  const saved = await form.act('save', () => saveDraft(form));
  if (saved.is !== 'done' || uploads.length === 0) return saved;
  if ((await areStored(uploads)) && form.getState().isOpen) return save(form);
  return { of: 'save', is: 'not started', why: 'upload' };
}

async function areStored(uploads: readonly Promise<unknown>[]): Promise<boolean> {
  const settled = await Promise.allSettled(uploads);
  return settled.every(({ status }) => status === 'fulfilled');
}

async function saveDraft(form: OpenForm): Promise<Ending | undefined> {
  if (form.getState().question?.is === 'conflict') return { is: 'withdrawn' };
  const met = await perform(form, 'draft', form.snapshot());
  // Text typed while the outcome was unknown is saved as well.
  const isTypedOn = form.getState().run?.failure && !form.isStored();
  return !met && isTypedOn ? saveDraft(form) : met;
}

/** Reads what others have written since. The form's text stays. */
export async function poll(form: OpenForm): Promise<true> {
  await readHead(form);
  // The database says to administrators only which entry is the newest.
  if (failureOf(form.getState())?.kind === 'forbidden') void save(form);
  return true;
}

/** Opens the publish sheet at once, which lists what the form has. What the head is, is shown in it. */
export function openSheet(form: OpenForm): Promise<Outcome> {
  const { uploads } = form.getState();
  const isClosed = () => form.getState().question?.is !== 'sheet';
  return form.act('look', async () => {
    await form.until((state) => state.uploads.length === 0 || isClosed());
    if (isClosed()) return { is: 'withdrawn' };
    if (!(await areStored(uploads))) return { is: 'not started', why: 'upload' };
    const met = await meetHead(form);
    if (!met && !isClosed() && hasIssues(form)) form.showErrors();
    return met;
  });
}

function hasIssues(form: OpenForm): boolean {
  return validationIssues(form.opened.section, form.snapshot()).length > 0;
}

/** Publishes what the sheet shows. */
export function publish(form: OpenForm): Promise<Outcome> {
  const { question } = form.getState();
  const content = form.snapshot();
  return form.act('publish', async () => {
    // An earlier action in the queue, or the user, may have closed the sheet.
    const isOpen = question?.is === 'sheet' && form.getState().question === question;
    const isShown = isOpen && sameContent(content, form.snapshot()) && !hasIssues(form);
    return isShown ? perform(form, 'published', content) : { is: 'withdrawn' };
  });
}

/** For other text in the form, or a text set aside: while nothing else runs. `leaving` is in the history first, or in the base. */
async function start(
  form: OpenForm,
  of: Action,
  leaving: readonly Backup[],
  run: () => Promise<Ending | undefined>,
): Promise<Outcome> {
  const { run: running, uploads } = form.getState();
  if (running || uploads.length > 0) {
    const outcome = { of, is: 'not started', why: 'busy' } as const;
    form.dispatch({ is: 'told', outcome });
    return outcome;
  }
  return form.act(of, async () => {
    for (const { content, parent } of leaving)
      if (!sameContent(content, baseContent(form.getState())))
        await attempt(form, form.newJob('aside', content, parent));
    return run();
  });
}

/** The content goes into the form and is saved over the newest entry that the user knows. */
export async function restore(form: OpenForm, content: unknown) {
  const { head } = form.getState();
  const restored = await start(form, 'restore', [form.toBackUp()], async () => {
    form.replace(head, content);
    // Of what the base has already, nothing is written, which would tell whether there is a newer entry.
    const met = form.isStored() && (await meetHead(form));
    return met || { is: 'done', content: form.snapshot() };
  });
  return restored.is === 'done' ? save(form) : restored;
}

/** Answers the conflict dialog, then goes on to what was pressed before it. */
export async function mergeTheirs(form: OpenForm, choices: MergeChoices): Promise<Outcome> {
  const { question } = form.getState();
  if (question?.is !== 'conflict') return { of: 'merge', is: 'withdrawn' };
  const leaving = Object.values(choices).includes('theirs') ? [form.toBackUp()] : [];
  const merged = await start(form, 'merge', leaving, async () => {
    if (form.getState().question !== question) return { is: 'withdrawn' };
    const { theirs } = question;
    form.replace(theirs, merge(form, baseContent(form.getState()), theirs.content, choices));
  });
  if (merged.is !== 'done') return merged;
  return question.of === 'save' ? save(form) : openSheet(form);
}

function merge(form: OpenForm, ancestor: unknown, other: unknown, choices: MergeChoices): unknown {
  return mergeSection(form.opened.section, ancestor, form.snapshot(), other).combine(choices);
}

/** The form's base stays. */
export function bringBack(form: OpenForm, backup: FoundBackup, choices: MergeChoices) {
  const texts = { mine: backup, theirs: form.toBackUp() };
  const leaving = [...new Set(Object.values(choices))].map((chosen) => texts[chosen]);
  return start(form, 'bring back', leaving, async () => {
    const { base } = form.getState();
    form.replace(base, merge(form, ancestorOf(backup, base), backup.content, choices));
    form.forgetBackup(backup);
  });
}

export function putAway(form: OpenForm, backup: FoundBackup) {
  return start(form, 'put away', [backup], async () => {
    form.forgetBackup(backup);
  });
}

export function showNewest(form: OpenForm) {
  const { question } = form.getState();
  return start(form, 'show newest', [form.toBackUp()], async () => {
    // In the conflict dialog, *Keep editing* takes the press back.
    if (form.getState().question !== question) return { is: 'withdrawn' };
    form.replace(form.getState().head);
  });
}

/** If a colleague has written a newer entry, that entry is not discarded, and the form gets its content. */
export function discard(form: OpenForm) {
  return start(form, 'discard', [form.toBackUp()], async () => {
    const head = await readHead(form);
    if (head && head.id !== form.getState().base?.id) return form.takeNewer(head);
    if (head?.kind === 'draft') await attempt(form, form.newJob('discarded', null));
    // Others may have written after the discarding, whose answer was lost.
    form.replace(form.getState().head);
  });
}
