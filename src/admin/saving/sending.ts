import { is } from 'valibot';
import { sameContent } from '@/admin/compare/same-content';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { formatTime } from '@/admin/dates';
import { showToast } from '@/components/ui/toast-store';
import { sectionSchemas } from '@/content/sections/section-schemas';
import type { Json } from '@/lib/supabase/database.types';
import { entryNews } from './entry-news';
import { failureOf, openConflict } from './form-state';
import { readHead, writeHead } from './head';
import type { OpenForm } from './open-form';

// Their promises resolve to true once the server has confirmed, else to false.

/** Saves the form as the draft. False also while its outcome is unknown and the write is tried again. */
export function save(form: OpenForm): Promise<boolean> {
  form.retry();
  const isUntouched = form.watchInput();
  const saved = endingUndo(
    form,
    form.enqueue(() => sendDraft(form, isUntouched)),
  );
  const unknown = new Promise<boolean>((resolve) => {
    const stop = form.subscribe(() => form.getState().status.is === 'unknown' && resolve(false));
    void saved.finally(stop);
  });
  return Promise.race([saved, unknown]);
}

/** The same, once all uploads have ended. */
export async function saveAll(form: OpenForm): Promise<boolean> {
  return (await form.uploaded()) && save(form);
}

/** Sends what could not be sent without the network or the session. */
export function resume(form: OpenForm): void {
  form.retry();
  const isRefused = failureOf(form.getState())?.isTransient === false;
  if (!form.getState().unsaved || isRefused) return;
  // Nobody has pressed a button, so no dialog opens.
  void form.enqueue(async () => form.isStored() || sendDraft(form, () => false));
}

/** Opens the publish sheet with the form's text, once all uploads have ended and the head is known. */
export async function openSheet(form: OpenForm): Promise<boolean> {
  const press = { kind: 'published', isUntouched: form.watchInput() } as const;
  if (navigator.onLine === false || form.getState().status.is === 'unknown') {
    form.retry();
    return refuse('Publishing needs the connection. Press Publish… again once it is back.');
  }
  if (!(await form.uploaded())) {
    return refuse('A picture was not uploaded: try again at its field, or choose another one.');
  }
  // The list of problems takes the focus.
  if (press.isUntouched() && !(await form.validate())) return false;
  return form.enqueue(async () => {
    form.set({ status: { is: 'reading' } });
    try {
      if (await handleNewerHead(form, press)) return false;
      if (!press.isUntouched()) form.finishAction({}, { is: 'called-off' });
      else form.finishAction({ sheet: (await form.validate()) ? form.snapshot() : null });
      return form.getState().sheet !== null;
    } catch (thrown) {
      return form.fail('published', thrown);
    }
  });
}

function refuse(title: string): false {
  showToast({ tone: 'destructive', title });
  return false;
}

export function publish(form: OpenForm): Promise<boolean> {
  const press = { kind: 'published', isUntouched: form.watchInput() } as const;
  const published = form.enqueue(() => send(form, form.getState().sheet, press));
  return endingUndo(form, published);
}

/** `isUntouched` is false once the user has typed on: then no dialog opens. */
type Press = { kind: 'draft' | 'published'; isUntouched: () => boolean };

/** Once a write that somebody asked for is confirmed, the deletions before it cannot be undone any more. */
async function endingUndo(form: OpenForm, write: Promise<boolean>): Promise<boolean> {
  const { deleted } = form.getState();
  if (!(await write)) return false;
  try {
    await form.enqueue(() => form.endUndo(deleted));
    return true;
  } catch {
    // Where the browser has a copy, it is offered when the section is opened again.
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
      throw new SectionFailure('incomplete', 'Something in it has to be fixed first.');
    }
    if (kind === 'published' || !form.isStored(content)) {
      form.set({ status: { is: kind === 'draft' ? 'saving' : 'publishing' } });
      if (!(await writeOrAsk(form, content, press))) return false;
    }
    const wasUnknown = form.getState().status.is === 'unknown';
    form.finishAction(kind === 'published' ? { sheet: null } : {});
    // While the outcome was unknown, the user may have typed on: that is saved, too.
    return wasUnknown && kind === 'draft' ? sendDraft(form, () => false) : true;
  } catch (thrown) {
    return form.fail(kind, thrown);
  }
}

/** False if there is a newer head, which the user has to see first. */
async function writeOrAsk(form: OpenForm, content: Json, press: Press): Promise<boolean> {
  const { baseId } = form;
  try {
    await writeHead(form, press.kind, content);
    return true;
  } catch (thrown) {
    if (sectionFailure({ thrown }).kind !== 'conflict') throw thrown;
    if (await handleNewerHead(form, press)) return false;
    if (form.baseId === baseId) throw thrown;
    return writeOrAsk(form, content, press);
  }
}

/**
 * True if there is a newer head that the user has to see: a form without edits then shows it, another has a conflict.
 * A newer head with the base's text silently becomes the base.
 */
async function handleNewerHead(form: OpenForm, press: Press): Promise<boolean> {
  const theirs = await readHead(form);
  if (!theirs || theirs.id === form.baseId) return false;
  const isConfirmed = form.getState().sheet !== null;
  // Such as the base itself, published by a colleague. Not a draft behind the publish sheet: what is on the website, with
  // which the sheet compares, may have changed too.
  const hasSameText = sameContent(theirs.content, form.baseContent) && !form.isStored();
  if (hasSameText && !(isConfirmed && theirs.kind === 'draft')) {
    form.set({ base: theirs });
    return false;
  }
  const isOpen = isConfirmed || press.isUntouched();
  form.closeSheet();
  if (form.isStored()) {
    form.replace(theirs.content, theirs);
    const { who, did } = entryNews(theirs, form.opened.userId);
    showToast({
      tone: 'success',
      title: 'The newest text is in the form',
      description: `${who} ${did} at ${formatTime(theirs.at)}. Look through it before you publish.`,
    });
  } else form.finishAction({}, { is: 'conflict', kind: press.kind, theirs, isOpen });
  return true;
}
