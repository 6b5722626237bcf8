import { sameContent } from '@/admin/compare/same-content';
import {
  type Entry,
  type EntryKind,
  readSection,
  type Written,
  writeEntry,
} from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { formatTime } from '@/admin/dates';
import { contentFormat } from '@/content/content-format';
import { sentences } from '@/lib/errors';
import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';
import { entryNews } from './entry-news';
import { type HeadKind, unknownTexts } from './form-state';
import type { Backup } from './local-backups';
import type { OpenForm } from './open-form';

const [firstDelay, longestDelay] = [2000, 30_000];

export async function readHead(form: OpenForm): Promise<Entry | null> {
  const { head, published } = await readSection(form.opened.section);
  if (head && head.format > contentFormat) {
    throw new SectionFailure('outdated', 'The website has been updated: load the editor again.');
  }
  form.set({ head, published });
  return head;
}

export function newsOf(form: OpenForm, entry: Entry): string {
  const { who, did } = entryNews(entry, form.opened.userId);
  return `${form.sentIds.has(entry.write_id) ? 'You' : who} ${did} at ${formatTime(entry.at)}.`;
}

/** Call this only when the form's own text is stored. `kind`: what the user wanted to write. */
export function showNewer(form: OpenForm, entry: Entry, kind?: HeadKind) {
  const isRefused = kind === 'published' || kind === 'discarded';
  const isDiscard = entry.kind === 'discarded' && form.getState().base?.kind === 'draft';
  const what = isDiscard ? 'draft was discarded' : 'newest text is in the form';
  const title = `${isRefused ? `Not ${kind}: the` : 'The'} ${what}`;
  const look = entry.kind === 'draft' ? ' Look through it before you publish.' : '';
  const next = isDiscard ? ' It stays in the history.' : look;
  form.replace(entry.content, entry);
  form.say(isRefused ? 'destructive' : 'success', title, newsOf(form, entry) + next);
}

/** Keeps the text in the history as an `aside` entry, unless the base has the same text. */
export async function setAside(form: OpenForm, { content, parent }: Backup = form.toBackUp()) {
  if (sameContent(content, form.baseContent)) return;
  const { status } = form.getState();
  try {
    await write(form, 'aside', content, parent);
  } finally {
    form.finishAction({ status });
  }
}

/** The text of the deleted items goes into the history, and the deletions cannot be undone any more. */
export async function finaliseDeletions(form: OpenForm, deletions = form.getState().deletions) {
  for (const item of deletions.keys()) {
    // A deletion that was undone meanwhile is no longer in the state.
    const before = form.getState().deletions.get(item);
    if (before) await setAside(form, before);
    form.forgetDeletion(item);
  }
  form.flush();
}

/**
 * Retries until the write is accepted or refused. Each retry has the same `write_id`, also when the user repeats a write
 * that was refused after a lost answer. An entry that is not `aside` becomes the form's base.
 */
export async function write(
  form: OpenForm,
  kind: EntryKind,
  content: Json,
  parent = form.baseId,
): Promise<void> {
  const entry = { write_id: form.unansweredWrite?.write_id ?? '', kind, content, parent };
  let isLost = sameContent(entry, form.unansweredWrite);
  if (!isLost) entry.write_id = randomId();
  for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
    try {
      form.unansweredWrite = entry;
      form.sentIds.add(entry.write_id);
      form.flush();
      if (!form.isSignedIn) throw signedOut();
      const written = await writeEntry(form.opened.section, entry);
      form.unansweredWrite = undefined;
      return kind === 'aside' ? undefined : takeAsBase(form, written);
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      isLost ||= failure.kind === 'unreachable';
      // `unavailable`: this attempt wrote nothing. Only drafts are retried, unless an earlier attempt may have written.
      const isRepeated = isLost || (failure.kind === 'unavailable' && kind === 'draft');
      if (failure.isTransient && isRepeated && form.isOpen) {
        // While signed out, the next attempt waits for the session, whatever has ended this one.
        const cause = form.isSignedIn ? failure : signedOut();
        form.set({ status: { is: 'unknown', kind, failure: cause, isLost } });
        // From here on, `isUntouched()` is false, so a late conflict opens no dialog, unless the publish sheet is open.
        form.countInput();
        await pause(form, delay);
        // After the form is closed, another user may sign in, so its writes are not retried.
        if (form.isOpen) continue;
      }
      // Any other refusal means that no attempt was committed: the database first looks for the `write_id`.
      if (isLost && (failure.isTransient || failure.kind === 'forbidden')) {
        const message = `We don’t know whether ${unknownTexts[kind]}. ${failure.message}`;
        throw Object.assign(new SectionFailure(failure.kind, message), { isLost });
      }
      form.unansweredWrite = undefined;
      throw failure;
    }
  }
}

async function takeAsBase(form: OpenForm, { entry, head }: Written): Promise<void> {
  const { id, at, content } = entry;
  const published = entry.kind === 'published' && { id, at, visibleContent: content, issues: [] };
  form.set({ base: entry, head: entry, ...(published && { published }) });
  // The ids differ when an earlier attempt was committed and another write followed it.
  if (head && head.id !== id) await readHead(form).catch(() => form.set({ head }));
}

const signedOut = () => new SectionFailure('signed-out', sentences.expired);

function pause(form: OpenForm, delay: number): Promise<void> {
  return new Promise((resolve) => {
    // While offline or signed out, only `retryNow` ends the pause: `resume` calls it.
    const isWaiting = navigator.onLine === false || !form.isSignedIn;
    const timer = isWaiting ? undefined : setTimeout(resolve, delay);
    form.retryNow = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}
