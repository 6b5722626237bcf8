import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { clearToasts } from '@/components/ui/toast-store';
import { openConflict } from './form-state';
import { finaliseDeletions, newsOf, readHead, setAside, showNewer, write } from './head';
import type { FoundBackup } from './local-backups';
import type { OpenForm } from './open-form';

/**
 * The form is read-only (`isReadOnly`) until `act` ends or retries an `aside`. Resolves to false after a failure: the
 * conflict dialog opens again and shows it, unless there was input since; otherwise a toast has the title `notDone`.
 */
async function replacing(form: OpenForm, notDone: string, act: () => Promise<void>) {
  clearToasts();
  const { status, uploads } = form.getState();
  if (['unknown', 'replacing'].includes(status.is) || uploads.length > 0) {
    form.retryNow();
    form.say('destructive', 'An earlier change or upload has not ended yet.');
    return false;
  }
  const conflict = openConflict(form.getState());
  const isUntouched = form.watchInput();
  const lock = () => form.set({ status: { is: 'replacing' } });
  lock();
  return form.enqueue(async () => {
    // An earlier action in the queue may have changed the status.
    lock();
    try {
      await act();
      form.finishAction();
      return true;
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      if (conflict && isUntouched()) {
        form.finishAction({ status: { ...conflict, failure } });
        return false;
      }
      if (failure.isLost) form.say('destructive', failure.message);
      else form.say('destructive', notDone, failure.message);
      return form.fail('aside', failure);
    }
  });
}

/** While `aside` is retried, the form can be edited. Throws if something was typed then, so that it is not replaced. */
async function setAsideAll(form: OpenForm) {
  const before = form.snapshot();
  await finaliseDeletions(form);
  await setAside(form);
  if (!sameContent(before, form.snapshot())) {
    throw new SectionFailure('refused', 'What you have typed since is still here.');
  }
}

/** The content goes into the form with the head as its base. Fails if that is neither the base nor `seen`. */
export function restore(form: OpenForm, content: unknown, seen = form.getState().head) {
  return replacing(form, 'Nothing was restored', async () => {
    const head = await readHead(form);
    if (head && ![seen?.id, form.baseId].includes(head.id)) {
      const message = `${newsOf(form, head)} Look at the history again.`;
      throw new SectionFailure('refused', message);
    }
    await setAsideAll(form);
    form.replace(content, head);
  });
}

/** A newer entry becomes the base of the merged form. A local backup leaves the base as it is. */
export function mergeIn(
  form: OpenForm,
  other: Entry | FoundBackup,
  ancestor: unknown,
  choices: MergeChoices,
) {
  return replacing(form, 'Nothing was brought back', async () => {
    const chosen = Object.values(choices);
    const backup = 'key' in other && other;
    if (chosen.includes('mine') && backup) await setAside(form, backup);
    await (chosen.includes('theirs') ? setAsideAll(form) : finaliseDeletions(form));
    // The form may be edited until this action's turn in the queue, so its content is read here.
    const merge = mergeSection(form.opened.section, ancestor, form.snapshot(), other.content);
    form.replace(merge.combine(choices), 'id' in other ? other : form.getState().base);
    if (backup) form.forgetBackup(backup);
  });
}

export function archiveBackup(form: OpenForm, backup: FoundBackup, onRefused = () => {}) {
  return replacing(form, 'It is not in the history', async () => {
    const thrown = await setAside(form, backup).catch((error: unknown) =>
      sectionFailure({ thrown: error }),
    );
    if (thrown?.kind === 'refused') return onRefused();
    if (thrown) throw thrown;
    form.forgetBackup(backup);
    form.say('success', 'Your typing is kept in the history.');
  });
}

export function showHead(form: OpenForm) {
  return replacing(form, 'Nothing was replaced', async () => {
    const head = await readHead(form);
    await setAsideAll(form);
    form.replace(head?.content ?? form.opened.defaultContent, head);
  });
}

/** If a colleague has written a newer entry, that entry is not discarded, and the form gets its content. */
export function discard(form: OpenForm) {
  return replacing(form, 'Nothing was discarded', async () => {
    const head = await readHead(form);
    await setAsideAll(form);
    if (head && head.id !== form.baseId) return showNewer(form, head);
    if (head?.kind === 'draft') await write(form, 'discarded', null);
    form.replace(form.baseContent, form.getState().base);
    const shown = form.getState().published ? 'what was published last' : 'the original text';
    form.say('success', 'Draft discarded', `The form shows ${shown}.`);
  });
}
