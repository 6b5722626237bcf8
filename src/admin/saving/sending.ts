import { is } from 'valibot';
import { sameContent } from '@/admin/compare/same-content';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { showToast } from '@/components/ui/toast-store';
import { sectionSchemas } from '@/content/sections/section-schemas';
import type { Json } from '@/lib/supabase/database.types';
import { newestText } from './entry-news';
import type { OpenForm } from './open-form';

// Their promises resolve to true once the server has confirmed, else to false.

/** Saves the form as the draft. False also while its outcome is unknown and the write is tried again. */
export function save(form: OpenForm): Promise<boolean> {
  form.entries.retry();
  const begun = ++form.begun;
  const saved = saveDraft(form, form.touches).then((done) => done && endUndo(form, begun));
  const unknown = new Promise<boolean>((resolve) => {
    const stop = form.subscribe(() => form.getState().status.is === 'unknown' && resolve(false));
    void saved.finally(stop);
  });
  return Promise.race([saved, unknown]);
}

/** The same, once no picture is on its way any more. */
export async function saveAll(form: OpenForm): Promise<boolean> {
  return (await form.uploaded()) && save(form);
}

/** Sends what waits for the network or the session. */
export function resume(form: OpenForm): void {
  form.entries.retry();
  const { status, unsaved } = form.getState();
  const passing: SectionFailure['kind'][] = ['unavailable', 'unreachable', 'signed-out'];
  const isRefused = status.is === 'failed' && !passing.includes(status.failure.kind);
  if (unsaved && !isRefused) void saveDraft(form, null);
}

/** Opens the publish sheet with the form's text, once no picture is on its way and the newest entry is known. */
export async function openSheet(form: OpenForm): Promise<boolean> {
  const asked = form.touches;
  if (navigator.onLine === false || form.getState().status.is === 'unknown') {
    form.entries.retry();
    const title = 'Publishing needs the connection. Press Publish… again once it is back.';
    showToast({ tone: 'destructive', title });
    return false;
  }
  if (!(await form.uploaded())) {
    const title = 'A picture was not uploaded: try again at its field, or choose another one.';
    showToast({ tone: 'destructive', title });
    return false;
  }
  if (!(await form.validate())) return false;
  return form.enqueue(async () => {
    form.set({ status: { is: 'reading' } });
    try {
      if (await meetNewer(form, 'published', asked)) return false;
      if (form.touches !== asked) form.rest({}, { is: 'called-off' });
      else form.rest({ sheet: (await form.validate()) ? form.snapshot() : null });
      return form.getState().sheet !== null;
    } catch (thrown) {
      return form.fail('published', thrown);
    }
  });
}

/** Publishes what the publish sheet shows. */
export async function publish(form: OpenForm): Promise<boolean> {
  const asked = form.touches;
  const begun = ++form.begun;
  const done = await form.enqueue(() => send(form, 'published', form.getState().sheet, asked));
  return done && endUndo(form, begun);
}

/** Ends the undo of deletions in lists that were made before a save. */
async function endUndo(form: OpenForm, begun: number): Promise<true> {
  // Where that fails, the next save tries again: until then, each can be undone.
  await form.enqueue(() => form.endUndo(begun)).catch(() => {});
  return true;
}

/** `asked`: the touches when somebody asked for it; null if nobody did. */
function saveDraft(form: OpenForm, asked: number | null): Promise<boolean> {
  return form.enqueue(async () => {
    const { status } = form.getState();
    // The dialog asks, with choices that may have been made.
    if (status.is === 'conflict' && status.isOpen) return false;
    if (asked === null && form.isWritten()) return true;
    return send(form, 'draft', form.snapshot(), asked);
  });
}

async function send(
  form: OpenForm,
  kind: 'draft' | 'published',
  content: Json,
  asked: number | null,
): Promise<boolean> {
  try {
    if (kind === 'published' && !is(sectionSchemas[form.opened.section], content)) {
      throw new SectionFailure('incomplete', 'Something in it has to be fixed first.');
    }
    if (kind === 'published' || !form.isWritten(content)) {
      form.set({ status: { is: kind === 'draft' ? 'saving' : 'publishing' } });
      try {
        await form.entries.write(kind, content);
      } catch (thrown) {
        const isConflict = sectionFailure({ thrown }).kind === 'conflict';
        const { base } = form.entries.known;
        if (isConflict && (await meetNewer(form, kind, asked))) return false;
        if (base !== form.entries.known.base) return await send(form, kind, content, asked);
        throw thrown;
      }
    }
    const wasUnknown = form.getState().status.is === 'unknown';
    form.rest(kind === 'published' ? { sheet: null } : {});
    // The user may have typed while the outcome was unknown: that is saved, too.
    return wasUnknown && kind === 'draft' ? send(form, 'draft', form.snapshot(), null) : true;
  } catch (thrown) {
    return form.fail(kind, thrown);
  }
}

/**
 * True if the form is based on another text than the head's: without edits it then shows the head, else there is a
 * conflict, whose dialog opens unless somebody has typed since. Throws a `SectionFailure`.
 */
async function meetNewer(
  form: OpenForm,
  kind: 'draft' | 'published',
  asked: number | null,
): Promise<boolean> {
  const theirs = await form.entries.readHead();
  if (!theirs || theirs.id === form.entries.known.base?.id) return false;
  // Such as the draft that the form began with, published by a colleague. The website may have changed under a draft.
  const isConfirmed = form.getState().sheet !== null;
  const isSame = sameContent(theirs.content, form.baseContent) && !form.isWritten();
  if (isSame && !(isConfirmed && theirs.kind === 'draft')) {
    form.entries.learn({ base: theirs });
    return false;
  }
  const isOpen = isConfirmed || form.touches === asked;
  form.closeSheet();
  if (form.isWritten()) {
    form.replace(theirs.content, theirs);
    showToast(newestText(theirs, form.opened.userId));
  } else form.rest({}, { is: 'conflict', kind, theirs, isOpen });
  return true;
}
