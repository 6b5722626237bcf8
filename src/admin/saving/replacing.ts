import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { openConflict } from './form-state';
import { finaliseDeletions, readHead, setAside, writeHead } from './head';
import type { FoundBackup } from './local-backups';
import type { OpenForm } from './open-form';

/** The form is read-only until `act` has run. When `act` fails, an open conflict dialog stays open. */
function replacing(form: OpenForm, act: () => Promise<void>) {
  const isAsking = () => openConflict(form.getState()) !== null;
  const lock = () => {
    if (!isAsking()) form.set({ status: { is: 'replacing' } });
  };
  form.retryNow();
  lock();
  return form.enqueue(async () => {
    // An earlier action in the queue may have changed the status.
    lock();
    try {
      await act();
      form.finishAction();
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      // The status `failed` opens the sign-in dialog, or shows the notice of the lost role.
      const needsAnswer = failure.kind === 'signed-out' || failure.kind === 'forbidden';
      if (!isAsking() && needsAnswer) form.fail('draft', failure);
      else if (!isAsking()) form.finishAction();
      throw failure;
    }
  });
}

/** While a write without an answer is retried, the form can be edited. What was typed then is not replaced. */
async function setAsideAll(form: OpenForm) {
  const before = form.snapshot();
  await finaliseDeletions(form);
  await setAside(form);
  if (sameContent(before, form.snapshot())) return;
  throw new SectionFailure('refused', 'You have typed since, so nothing in the form was replaced.');
}

export function restore(form: OpenForm, content: unknown) {
  return replacing(form, async () => {
    await setAsideAll(form);
    form.replace(content, form.getState().base);
  });
}

/** A newer entry becomes the base of the merged form. A local backup leaves the base as it is. */
export function mergeIn(
  form: OpenForm,
  other: Entry | FoundBackup,
  ancestor: unknown,
  choices: MergeChoices,
) {
  return replacing(form, async () => {
    const chosen = Object.values(choices);
    await finaliseDeletions(form);
    if (chosen.includes('theirs')) await setAside(form);
    if (chosen.includes('mine') && !('id' in other)) await setAside(form, other);
    // Earlier actions in the queue leave the form editable, so its content is read only now.
    const merge = mergeSection(form.opened.section, ancestor, form.snapshot(), other.content);
    form.replace(merge.combine(choices), 'id' in other ? other : form.getState().base);
  });
}

export function archiveBackup(form: OpenForm, backup: FoundBackup) {
  return replacing(form, async () => {
    await setAside(form, backup);
    form.forgetBackup(backup);
  });
}

export function showHead(form: OpenForm) {
  return replacing(form, async () => {
    const head = await readHead(form);
    await setAsideAll(form);
    form.replace(head?.content ?? form.opened.defaultContent, head);
  });
}

/** When a colleague has written a newer entry, it is shown and not discarded. */
export function discard(form: OpenForm) {
  return replacing(form, async () => {
    const head = await readHead(form);
    await setAsideAll(form);
    const before = form.snapshot();
    const isBaseDraft = head?.kind === 'draft' && head.id === form.baseId;
    if (isBaseDraft) await writeHead(form, 'discarded', null);
    const next = isBaseDraft ? form.getState().base : head;
    // While `writeHead` retries, the form can be edited again. Text typed then stays.
    if (sameContent(before, form.snapshot())) {
      form.replace(next?.content ?? form.opened.defaultContent, next);
    }
  });
}
