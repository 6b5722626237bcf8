import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { sameContent } from '@/admin/compare/same-content';
import type { Json } from '@/lib/supabase/database.types';
import { openSheet, save } from './actions';
import { attempt, readHead, takeNewer } from './attempt';
import { ancestorOf, type Backup, type FoundBackup } from './local-backups';
import type { OpenForm } from './open-form';
import { type Action, baseContent, type Ending, type Outcome } from './state';

const changed: Ending = { is: 'not started', why: 'changed' };

/** From the press on, the form takes no keys (`isReadOnly`), until other content is in it or the action has ended. */
async function start(
  form: OpenForm,
  of: Action,
  run: (before: Json) => Promise<Ending & { of?: Action }>,
): Promise<Outcome> {
  const { replacing, run: running, uploads } = form.getState();
  if (replacing || running?.failure || uploads.length > 0) {
    const outcome: Outcome = { of, is: 'not started', why: 'busy' };
    form.dispatch({ is: 'told', outcome });
    return outcome;
  }
  const before = form.snapshot();
  return form.act(of, () => run(before));
}

/** Resolves once the history has the text, or if the base has it. */
async function keep(form: OpenForm, { content, parent }: Backup): Promise<void> {
  if (sameContent(content, baseContent(form.getState()))) return;
  await attempt(form, form.newJob('aside', content, parent));
}

/** Keeps the form's text. While that waits for an answer, the form can be edited: false if it was. */
async function setAside(form: OpenForm, before: Json): Promise<boolean> {
  await keep(form, form.toBackUp());
  return sameContent(before, form.snapshot());
}

/** The content goes into the form with the head as its base, and is saved. `seen`: the head that the user knew. */
export async function restore(form: OpenForm, content: unknown, seen = form.getState().head) {
  const restored = await start(form, 'restore', async (before) => {
    const head = await readHead(form);
    const isKnown = !head || [seen?.id, form.getState().base?.id].includes(head.id);
    if (!isKnown) return { is: 'not started', why: 'newer' };
    if (!(await setAside(form, before))) return changed;
    form.replace(content, head);
    return { is: 'done', content: form.snapshot() };
  });
  return restored.is === 'done' ? save(form) : restored;
}

/** Answers the conflict dialog, then goes on to what was pressed before it. */
export async function mergeTheirs(form: OpenForm, choices: MergeChoices): Promise<Outcome> {
  const { question } = form.getState();
  if (question?.is !== 'conflict') return { of: 'merge', is: 'withdrawn' };
  const merged = await start(form, 'merge', async (before) => {
    const isReplaced = Object.values(choices).includes('theirs');
    if (isReplaced && !(await setAside(form, before))) return changed;
    if (form.getState().question !== question) return { is: 'withdrawn' };
    const content = merge(form, baseContent(form.getState()), question.theirs.content, choices);
    if (!content) return changed;
    form.replace(content, question.theirs);
    return { is: 'done' };
  });
  if (merged.is !== 'done') return merged;
  return question.of === 'save' ? save(form) : openSheet(form);
}

/** Returns undefined if the form has been changed since the choices were made. */
function merge(form: OpenForm, ancestor: unknown, other: unknown, choices: MergeChoices): unknown {
  const { section } = form.opened;
  const { conflicts, combine } = mergeSection(section, ancestor, form.snapshot(), other);
  return conflicts.every(({ path }) => path in choices) ? combine(choices) : undefined;
}

/** The form's base stays. */
export function bringBack(form: OpenForm, backup: FoundBackup, choices: MergeChoices) {
  return start(form, 'bring back', async (before) => {
    const chosen = Object.values(choices);
    if (chosen.includes('mine')) await keep(form, backup);
    if (chosen.includes('theirs') && !(await setAside(form, before))) return changed;
    const { base } = form.getState();
    const content = merge(form, ancestorOf(backup, base), backup.content, choices);
    if (!content) return changed;
    form.replace(content, base);
    form.forgetBackup(backup);
    return { is: 'done' };
  });
}

export function putAway(form: OpenForm, backup: FoundBackup) {
  return start(form, 'put away', async () => {
    await keep(form, backup);
    form.forgetBackup(backup);
    return { is: 'done' };
  });
}

export function showNewest(form: OpenForm) {
  const { question } = form.getState();
  return start(form, 'show newest', async (before) => {
    const head = await readHead(form);
    if (!(await setAside(form, before))) return changed;
    // In the conflict dialog, *Keep editing* takes the press back.
    if (form.getState().question !== question) return { is: 'withdrawn' };
    form.replace(head?.content ?? form.opened.defaultContent, head);
    return { is: 'done' };
  });
}

/** If a colleague has written a newer entry, that entry is not discarded, and the form gets its content. */
export function discard(form: OpenForm) {
  return start(form, 'discard', async (before) => {
    const head = await readHead(form);
    if (!(await setAside(form, before))) return changed;
    if (head && head.id !== form.getState().base?.id) return takeNewer(form, head);
    if (head?.kind === 'draft') {
      await attempt(form, form.newJob('discarded', null)).catch(async (refused: unknown) => {
        // The status line and the news of colleagues are about the newest entry.
        await readHead(form).catch(() => {});
        throw refused;
      });
    }
    const { base, head: newest } = form.getState();
    // Before the answer came, others may have written.
    if (newest && newest.id !== base?.id) return { ...takeNewer(form, newest), of: 'show newest' };
    form.replace(baseContent(form.getState()), base);
    return { is: 'done' };
  });
}
