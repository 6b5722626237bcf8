import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { sectionFailure } from '@/admin/data/section-failure';
import type { Json } from '@/lib/supabase/database.types';
import type { FoundBackup } from './local-backups';
import type { OpenForm } from './open-form';

// Actions that replace the form's text and set aside what it had (`putAway` only a local backup). All throw a `SectionFailure`.

/**
 * Runs `act` in the queue, with the status `is`; an open conflict dialog keeps its own, and stays until its choice
 * is in the form.
 */
function replacing(form: OpenForm, is: 'discarding' | 'restoring', act: () => Promise<void>) {
  const isAsking = () => {
    const { status } = form.getState();
    return status.is === 'conflict' && status.isOpen;
  };
  const begin = () => isAsking() || form.set({ status: { is } });
  begin();
  return form.enqueue(async () => {
    begin();
    try {
      await act();
      form.rest();
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      // Opens the sign-in dialog.
      if (!isAsking() && failure.kind === 'signed-out') form.fail('draft', failure);
      else if (!isAsking()) form.rest();
      throw failure;
    }
  });
}

/** Puts what the form no longer has into the history. */
async function setAside(form: OpenForm, dropped: readonly Json[]) {
  await form.endUndo();
  for (const each of dropped) await form.setAside(each);
}

/** Fills the form with the text of an earlier entry. */
export function restore(form: OpenForm, content: unknown) {
  return replacing(form, 'restoring', async () => {
    await setAside(form, [form.snapshot()]);
    form.replace(content, form.entries.known.base);
  });
}

/** Merges the form's text with that of a newer entry, on which it is based then, or of a local backup. */
export function mergeIn(
  form: OpenForm,
  other: Entry | FoundBackup,
  ancestor: unknown,
  choices: MergeChoices,
) {
  return replacing(form, 'restoring', async () => {
    const chosen = Object.values(choices);
    const entry = 'id' in other ? other : undefined;
    await setAside(form, [
      ...(chosen.includes('theirs') ? [form.snapshot()] : []),
      ...(chosen.includes('mine') && !entry ? [other.content] : []),
    ]);
    // The form's text of this moment: an answer may have been missing since the press.
    const merge = mergeSection(form.opened.section, ancestor, form.snapshot(), other.content);
    form.replace(merge.combine(choices), entry ?? form.entries.known.base);
  });
}

/** Puts the text of an earlier visit into the history. */
export function putAway(form: OpenForm, backup: FoundBackup) {
  return replacing(form, 'restoring', async () => {
    await form.setAside(backup.content);
    form.forgetBackup(backup);
  });
}

/** Sets the form's text aside and shows the newest entry. */
export function showHead(form: OpenForm) {
  return replacing(form, 'restoring', async () => {
    const head = await form.entries.readHead();
    await setAside(form, [form.snapshot()]);
    form.replace(head?.content ?? form.opened.defaultContent, head);
  });
}

/** The same, after discarding the draft that the form is based on, unless there is a newer one. */
export function discard(form: OpenForm) {
  return replacing(form, 'discarding', async () => {
    const head = await form.entries.readHead();
    const left = form.snapshot();
    await setAside(form, [left]);
    const isOwnDraft = head?.kind === 'draft' && head.id === form.entries.known.base?.id;
    if (isOwnDraft) await form.entries.write('discarded', null);
    const next = isOwnDraft ? form.entries.known.base : head;
    // Not if the user has typed meanwhile.
    if (sameContent(left, form.snapshot())) {
      form.replace(next?.content ?? form.opened.defaultContent, next);
    }
  });
}
