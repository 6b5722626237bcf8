import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { openConflict } from './form-state';
import { finaliseDeletions, readHead, setAside, writeHead } from './head';
import type { FoundBackup } from './local-backups';
import type { OpenForm } from './open-form';

/** The form is read-only until `act` ends or retries a write. If `act` fails, an open conflict dialog stays open. */
function replacing(form: OpenForm, act: () => Promise<void>) {
  const isAsking = () => openConflict(form.getState()) !== null;
  const lock = () => {
    // An open conflict dialog covers the form already.
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

/** The form can be edited while a write is retried. Throws if something was typed then, so that it is not replaced. */
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
    // The form may be edited until this action's turn in the queue, so its content is read here.
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

/** If a colleague has written a newer entry, that entry is not discarded, and the form gets its content. */
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
