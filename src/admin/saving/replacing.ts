import { type MergeChoices, mergeSection } from '@/admin/compare/merge';
import { sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { clearToasts } from '@/components/ui/toast-store';
import type { Json } from '@/lib/supabase/database.types';
import { openConflict } from './form-state';
import { finaliseDeletions, newsOf, readHead, setAside, showNewer, write } from './head';
import type { FoundBackup } from './local-backups';
import type { OpenForm } from './open-form';

/**
 * The form is read-only (`isReadOnly`) until `act` ends or retries an `aside`. Resolves to false after a failure: the
 * conflict dialog opens again and shows it, unless there was input since; otherwise a toast has the title `notDone`.
 */
async function replacing(form: OpenForm, notDone: string, act: (before: Json) => Promise<void>) {
  clearToasts();
  const before = form.snapshot();
  const conflict = openConflict(form.getState());
  const { status, uploads } = form.getState();
  if (['unknown', 'replacing'].includes(status.is) || uploads.length > 0) {
    form.retryNow();
    const failure = new SectionFailure('refused', 'An earlier change or upload had not ended.');
    if (conflict) form.set({ status: { ...conflict, failure } });
    else form.say('destructive', notDone, failure.message);
    return false;
  }
  const isUntouched = form.watchInput();
  const lock = () => form.set({ status: { is: 'replacing' } });
  lock();
  return form.enqueue(async () => {
    // An earlier action in the queue may have changed the status.
    lock();
    try {
      await act(before);
      form.finishAction();
      return true;
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      if (failure.kind === 'conflict') await readHead(form).catch(() => {});
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

/** While an earlier write or `aside` is retried, the form can be edited. What was typed then must not be replaced. */
const changedSince = 'The text in the form has changed since, and stays.';

async function setAsideAll(form: OpenForm, before: Json) {
  await finaliseDeletions(form);
  await setAside(form);
  if (!sameContent(before, form.snapshot())) throw new SectionFailure('refused', changedSince);
}

/** The content goes into the form with the head as its base. Fails if that is neither the base nor `seen`. */
export function restore(form: OpenForm, content: unknown, seen = form.getState().head) {
  return replacing(form, 'Nothing was restored', async (before) => {
    const head = await readHead(form);
    if (head && ![seen?.id, form.baseId].includes(head.id)) {
      const message = `${newsOf(form, head)} Look at the history again.`;
      throw new SectionFailure('refused', message);
    }
    await setAsideAll(form, before);
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
  const notDone = 'id' in other ? 'Your choice was not saved' : 'Nothing was brought back';
  return replacing(form, notDone, async (before) => {
    const chosen = Object.values(choices);
    const backup = 'key' in other && other;
    if (chosen.includes('mine') && backup) await setAside(form, backup);
    await (chosen.includes('theirs') ? setAsideAll(form, before) : finaliseDeletions(form));
    const merge = mergeSection(form.opened.section, ancestor, form.snapshot(), other.content);
    const isUnasked = merge.conflicts.some(({ path }) => !(path in choices));
    if (isUnasked) throw new SectionFailure('refused', changedSince);
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
  return replacing(form, 'Nothing was replaced', async (before) => {
    const head = await readHead(form);
    await setAsideAll(form, before);
    form.replace(head?.content ?? form.opened.defaultContent, head);
  });
}

/** If a colleague has written a newer entry, that entry is not discarded, and the form gets its content. */
export function discard(form: OpenForm) {
  return replacing(form, 'Nothing was discarded', async (before) => {
    const head = await readHead(form);
    await setAsideAll(form, before);
    if (head && head.id !== form.baseId) return showNewer(form, head, 'discarded');
    if (head?.kind === 'draft') await write(form, 'discarded', null);
    const { base, head: newest, published } = form.getState();
    // Before the answer came, others may have written.
    if (newest && newest.id !== base?.id) return showNewer(form, newest);
    form.replace(form.baseContent, base);
    const shown = published ? 'what was published last' : 'the original text';
    form.say('success', 'Draft discarded', `The form shows ${shown}.`);
  });
}
