import { assertAdministrator, type Entry, readSection, type Write } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { contentFormat } from '@/content/content-format';
import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';
import type { HeadKind } from './form-state';
import type { OpenForm } from './open-form';

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

/** The written entry becomes the base of the form. Each retry has the same `write_id`. */
export async function writeHead(form: OpenForm, kind: HeadKind, content: Json): Promise<void> {
  const write = { write_id: randomId(), kind, content, parent: form.baseId };
  let isLost = false;
  for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
    try {
      return await writeOnce(form, write);
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      isLost ||= failure.kind === 'unreachable';
      // `unavailable` means that nothing was written. Then only drafts are retried without the user.
      const isRepeated = isLost || (failure.kind === 'unavailable' && kind === 'draft');
      if (failure.isTransient && isRepeated && form.isOpen) {
        form.set({ status: { is: 'unknown', kind, failure, isLost } });
        // From here on, `isUntouched()` is false, so a conflict found by a late attempt opens no dialog.
        form.countInput();
        await pause(form, delay);
        // After the form is closed, another user may sign in, so its writes are not retried.
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
  const published = kind === 'published' && { id, at, visibleContent: content, issues: [] };
  form.set({ base: entry, head: entry, ...(published && { published }) });
  // The ids differ when an earlier attempt was committed and another write followed it.
  if (head && head.id !== id) await readHead(form).catch(() => form.set({ head }));
}

function pause(form: OpenForm, delay: number): Promise<void> {
  return new Promise((resolve) => {
    // While offline, only `retryNow` ends the pause. The `online` event calls it.
    const timer = navigator.onLine === false ? undefined : setTimeout(resolve, delay);
    form.retryNow = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
