import { is } from 'valibot';
import { sameContent } from '@/admin/compare/same-content';
import { readBetween } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { clearToasts } from '@/components/ui/toast-store';
import { sectionSchemas } from '@/content/sections/section-schemas';
import type { Json } from '@/lib/supabase/database.types';
import { type FormState, failureOf, openConflict } from './form-state';
import { finaliseDeletions, readHead, showNewer, write } from './head';
import type { OpenForm } from './open-form';

/**
 * Resolves to true when the form's content is saved, and otherwise to false, also as soon as a write has to be retried.
 * Pictures that are being uploaded are saved as well, once they have arrived.
 */
export async function save(form: OpenForm): Promise<boolean> {
  form.retryNow();
  const isUntouched = form.watchInput();
  const { uploads } = form.getState();
  const uploaded = form.waitForUploads();
  const send = () => form.enqueue(() => sendDraft(form, isUntouched));
  const saved = endingUndo(form, send()).then(async (isSaved) => {
    if (!isSaved || uploads.length === 0) return isSaved;
    return (await uploaded) && form.isOpen && send();
  });
  return beforeRetry(form, saved);
}

function beforeRetry(form: OpenForm, saved: Promise<boolean>): Promise<boolean> {
  const before = form.getState().status;
  const unknown = new Promise<boolean>((resolve) => {
    const stop = form.subscribe(() => {
      const { status } = form.getState();
      if (status.is === 'unknown' && status !== before) resolve(false);
    });
    void saved.finally(stop);
  });
  return Promise.race([saved, unknown]);
}

/** When the user signs in again, unsaved text is saved as a draft (`resume`), and that of deleted items set aside. */
export function setSignedIn(form: OpenForm, isSignedIn: boolean) {
  const wasRefused = !form.isSignedIn || failureOf(form.getState())?.kind === 'signed-out';
  form.isSignedIn = isSignedIn;
  const conflict = openConflict(form.getState());
  const isBack = isSignedIn && wasRefused;
  if (isBack && conflict) form.set({ status: { ...conflict, failure: undefined } });
  if (isBack) void endingUndo(form, resume(form));
  if (isSignedIn) for (const upload of form.stoppedUploads.splice(0)) upload();
}

/** `isRoleBack`: a write that was refused for lack of the role is resumed as well. */
export function resume(form: OpenForm, isRoleBack = false): Promise<boolean> {
  form.retryNow();
  return form.enqueue(async () => {
    const failure = failureOf(form.getState());
    const isResumable = failure?.isTransient || (isRoleBack && failure?.kind === 'forbidden');
    if (failure && !isResumable) return false;
    // The user has pressed no button, so no dialog may open.
    return sendDraft(form, () => false);
  });
}

export async function openSheet(form: OpenForm): Promise<boolean> {
  clearToasts();
  const press = { kind: 'published', isUntouched: form.watchInput() } as const;
  const refuse = (title: string) => {
    form.say('destructive', title);
    return false;
  };
  if (navigator.onLine === false || form.getState().status.is === 'unknown') {
    form.retryNow();
    return refuse(
      'Publishing waits for the connection or an earlier answer. Press Publish… again in a moment.',
    );
  }
  if (!(await form.waitForUploads())) {
    return refuse('A picture was not uploaded: try again at its field, or choose another one.');
  }
  form.lastSheetPress = press;
  return form.enqueue(async () => {
    form.set({ status: { is: 'reading' } });
    try {
      if (await handleNewerHead(form, press)) return false;
      // When the user has typed on, neither the sheet nor the problem summary may take the focus.
      const isUntouched = press.isUntouched();
      const isValid = isUntouched && (await form.validate());
      form.finishAction({ sheetContent: isValid ? form.snapshot() : null });
      // After a double click, the second press opens the sheet.
      if (isUntouched || form.lastSheetPress !== press) return isValid;
      return refuse('Press Publish… again when you are ready.');
    } catch (thrown) {
      return form.fail('published', thrown);
    }
  });
}

/** `onPublished` gets the state as it is before the next write in the queue. */
export function publish(form: OpenForm, onPublished = (_: FormState) => {}): Promise<boolean> {
  clearToasts();
  const press = { kind: 'published', isUntouched: form.watchInput() } as const;
  const { sheetContent } = form.getState();
  const published = form.enqueue(async () => {
    // An earlier write in the queue, or the user, has closed the sheet.
    if (form.getState().sheetContent !== sheetContent || sheetContent === null) return false;
    const isPublished = await send(form, sheetContent, press);
    if (isPublished) onPublished(form.getState());
    return isPublished;
  });
  return endingUndo(form, published);
}

/** A press of a button. After further input, `isUntouched` returns false: no dialog may open over the typing. */
type Press = { kind: 'draft' | 'published'; isUntouched: () => boolean };

/** When the server has confirmed the write, earlier deletions cannot be undone any more. */
async function endingUndo(form: OpenForm, write: Promise<boolean>): Promise<boolean> {
  const { deletions } = form.getState();
  if (!(await write)) return false;
  try {
    await form.enqueue(() => finaliseDeletions(form, deletions));
    return true;
  } catch (thrown) {
    form.fail('aside', thrown);
    // The write itself succeeded. Only setting deleted text aside failed, which counts as success if a local backup
    // holds that text: the next opening of the section offers it.
    return form.getState().unsaved !== 'only here';
  }
}

async function sendDraft(form: OpenForm, isUntouched: () => boolean): Promise<boolean> {
  if (openConflict(form.getState())) return false;
  return send(form, form.snapshot(), { kind: 'draft', isUntouched });
}

async function send(form: OpenForm, content: Json, press: Press): Promise<boolean> {
  const { kind } = press;
  try {
    if (kind === 'published' && !is(sectionSchemas[form.opened.section], content)) {
      throw new SectionFailure('refused', 'Something in it has to be fixed first.');
    }
    if (kind === 'published' || !form.isStored(content)) {
      form.set({ status: { is: kind === 'draft' ? 'saving' : 'publishing' } });
      if (!(await writeOrAsk(form, content, press))) return false;
    }
    const wasUnknown = form.getState().status.is === 'unknown';
    form.finishAction(kind === 'published' ? { sheetContent: null } : {});
    // Text typed while the outcome was unknown is saved as well.
    return wasUnknown && kind === 'draft' ? sendDraft(form, () => false) : true;
  } catch (thrown) {
    return form.fail(kind, thrown);
  }
}

/** Resolves to false when the user has to see a newer head before the write. */
async function writeOrAsk(form: OpenForm, content: Json, press: Press): Promise<boolean> {
  const { baseId } = form;
  try {
    await write(form, press.kind, content);
    return true;
  } catch (thrown) {
    if (sectionFailure({ thrown }).kind !== 'conflict') throw thrown;
    if (await handleNewerHead(form, press)) return false;
    if (form.baseId === baseId) throw thrown;
    // The newer head may be this form's own write, whose answer was lost.
    if (press.kind === 'draft' && form.isStored(content)) return true;
    return writeOrAsk(form, content, press);
  }
}

/** Resolves to true when there is a newer head to see: an unedited form shows its text, an edited one a conflict. */
async function handleNewerHead(form: OpenForm, press: Press): Promise<boolean> {
  const theirs = await readHead(form);
  if (!theirs || theirs.id === form.baseId) return false;
  const isSheetOpen = form.getState().sheetContent !== null;
  // In an edited form, a newer head with the base's text (the base, published) becomes the base without a conflict.
  // Under an open publish sheet, a draft does not: the sheet's list of changes may lack a publication before it.
  const hasSameText = sameContent(theirs.content, form.baseContent) && !form.isStored();
  // After a lost answer and a lost role, the newer head may be this form's own. A discard has changed the text.
  const isOwn = form.sentIds.has(theirs.write_id) && theirs.kind !== 'discarded';
  if (theirs.write_id === form.unansweredWrite?.write_id) form.unansweredWrite = undefined;
  if (isOwn || (hasSameText && !(isSheetOpen && theirs.kind === 'draft'))) {
    form.set({ base: theirs });
    return false;
  }
  const between = await readBetween(form.opened.section, form.baseId, theirs.id);
  const earlier = between.filter(({ write_id }) => !form.sentIds.has(write_id));
  const isUntouched = form.getState().sheetContent ? form.watchInput() : press.isUntouched;
  form.closeSheet();
  // With the newer text, no deletion can be undone any more.
  if (form.isStored()) await finaliseDeletions(form);
  const isOpen = isUntouched();
  if (form.isStored()) showNewer(form, theirs, press.kind);
  else form.finishAction({ status: { is: 'conflict', kind: press.kind, theirs, earlier, isOpen } });
  return true;
}
