import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { sectionFailure } from '@/admin/data/section-failure';
import { openConflict } from './form-state';
import { readHead, writeHead } from './head';
import type { FoundBackup } from './local-backups';
import type { OpenForm } from './open-form';

// Actions that put other text into the form, after setting its own aside in the history.

/** Runs `act` in the queue, while the form takes no keys. An open conflict dialog stays until `act` has succeeded. */
function replacing(form: OpenForm, is: 'discarding' | 'restoring', act: () => Promise<void>) {
  const isAsking = () => openConflict(form.getState()) !== null;
  const begin = () => {
    if (!isAsking()) form.set({ status: { is } });
  };
  begin();
  return form.enqueue(async () => {
    // Again: an earlier action in the queue has set its own status.
    begin();
    try {
      await act();
      form.finishAction();
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      // The status opens the sign-in dialog.
      if (!isAsking() && failure.kind === 'signed-out') form.fail('draft', failure);
      else if (!isAsking()) form.finishAction();
      throw failure;
    }
  });
}

async function setAsideAll(form: OpenForm) {
  await form.endUndo();
  await form.setAside();
}

export function restore(form: OpenForm, content: unknown) {
  return replacing(form, 'restoring', async () => {
    await setAsideAll(form);
    form.replace(content, form.getState().base);
  });
}

/** Merges the form's text with that of a local backup, or of a newer entry, which becomes the form's base. */
export function mergeIn(
  form: OpenForm,
  other: Entry | FoundBackup,
  ancestor: unknown,
  choices: MergeChoices,
) {
  return replacing(form, 'restoring', async () => {
    const chosen = Object.values(choices);
    await form.endUndo();
    if (chosen.includes('theirs')) await form.setAside();
    if (chosen.includes('mine') && !('id' in other)) await form.setAside(other);
    // What was typed since the press, while an earlier action ran, is merged as well.
    const merge = mergeSection(form.opened.section, ancestor, form.snapshot(), other.content);
    form.replace(merge.combine(choices), 'id' in other ? other : form.getState().base);
  });
}

export function archiveBackup(form: OpenForm, backup: FoundBackup) {
  return replacing(form, 'restoring', async () => {
    await form.setAside(backup);
    form.forgetBackup(backup);
  });
}

export function showHead(form: OpenForm) {
  return replacing(form, 'restoring', async () => {
    const head = await readHead(form);
    await setAsideAll(form);
    form.replace(head?.content ?? form.opened.defaultContent, head);
  });
}

/** Discards the form's draft and shows what is on the website, or a newer entry if there is one. */
export function discard(form: OpenForm) {
  return replacing(form, 'discarding', async () => {
    const head = await readHead(form);
    const before = form.snapshot();
    await setAsideAll(form);
    const isOwnDraft = head?.kind === 'draft' && head.id === form.baseId;
    if (isOwnDraft) await writeHead(form, 'discarded', null);
    const next = isOwnDraft ? form.getState().base : head;
    // While its outcome was unknown, the form took keys again.
    if (sameContent(before, form.snapshot())) {
      form.replace(next?.content ?? form.opened.defaultContent, next);
    }
  });
}
