import { assertAdministrator, type Entry, readSection, type Write } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { contentFormat } from '@/content/content-format';
import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';
import type { HeadKind } from './form-state';
import type { OpenForm } from './open-form';

/** Milliseconds before a write is sent again; doubled each time. */
const [firstDelay, longestDelay] = [2000, 30_000];

export async function readHead(form: OpenForm): Promise<Entry | null> {
  const { head, published } = await readSection(form.opened.section);
  if (!head && form.getState().base) await assertAdministrator();
  if (head && head.format > contentFormat) {
    throw new SectionFailure('outdated', 'The site has been updated: load the editor again.');
  }
  form.set({ head, published });
  return head;
}

/** Adds an entry, which becomes the form's base. Without an answer, it is sent again with the same id. */
export async function writeHead(form: OpenForm, kind: HeadKind, content: Json): Promise<void> {
  const write = { write_id: randomId(), kind, content, parent: form.baseId };
  let isLost = false;
  for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
    try {
      return await writeOnce(form, write);
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      isLost ||= failure.kind === 'unreachable';
      // The database wrote nothing if it was unavailable at the first attempt; after a lost answer, it may have.
      const isRepeated = isLost || (failure.kind === 'unavailable' && kind === 'draft');
      if (failure.isTransient && isRepeated && form.isOpen) {
        form.set({ status: { is: 'unknown', kind, failure, isLost } });
        // An answer that comes this late opens no dialog.
        form.noteInput();
        await pause(form, delay);
        // Another user may have signed in once the form is closed. The local backup keeps the id.
        if (form.isOpen) continue;
      }
      if (!isLost) form.unansweredWriteId = undefined;
      throw failure;
    }
  }
}

async function writeOnce(form: OpenForm, write: Write) {
  form.unansweredWriteId = write.write_id;
  form.flush();
  const { entry, head } = await form.add(write);
  form.unansweredWriteId = undefined;
  const { id, at, content, kind } = entry;
  // Published by this build, which has validated it.
  const published = kind === 'published' && { id, at, visibleContent: content, issues: [] };
  form.set({ base: entry, head: entry, ...(published && { published }) });
  // An earlier attempt had written it, and somebody has written since.
  if (head && head.id !== id) await readHead(form).catch(() => form.set({ head }));
}

function pause(form: OpenForm, delay: number): Promise<void> {
  return new Promise((resolve) => {
    // Offline, the `online` event starts the next attempt.
    const timer = navigator.onLine === false ? undefined : setTimeout(resolve, delay);
    form.retry = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
