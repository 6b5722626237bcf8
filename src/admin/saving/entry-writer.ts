import { sameContent } from '@/admin/compare/same-content';
import { type EntryKind, type Write, writeEntry } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import type { SectionKey } from '@/content/sections/section';
import { sentences } from '@/lib/errors';
import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';

/** Milliseconds before a write without an answer is sent again; doubled each time, up to half a minute. */
const [firstRetry, longestRetry] = [2000, 30_000];

/** Sends the writes of one form: one without an answer again, with the same id, until there is one. */
export class EntryWriter {
  readonly #section: SectionKey;
  /** The id of a write without an answer: the database may have made it. */
  unanswered: string | undefined;
  /** Sends the write without an answer again at once. */
  retry = () => {};
  /** Once it is closed, another user may be signed in: nothing is sent again. */
  isOpen = false;
  /** The session has ended, or is somebody else's, in whose name nothing is written. */
  signedOut = false;
  /** The last text set aside: again, after a lost answer, it is the same entry. */
  #aside: Write | undefined;

  constructor(section: SectionKey) {
    this.#section = section;
  }

  /** `onSend` is called with the write under way, `onUnknown` with each missing answer. Throws a `SectionFailure`. */
  async write(
    kind: EntryKind,
    content: Json,
    parent: number | null,
    onSend: () => void,
    onUnknown: (failure: SectionFailure) => void,
  ) {
    const write: Write = { id: randomId(), kind, content, parent };
    let isUnknown = false;
    for (let delay = firstRetry; ; delay = Math.min(delay * 2, longestRetry)) {
      try {
        this.#requireSession();
        this.unanswered = write.id;
        onSend();
        const answer = await writeEntry(this.#section, write);
        this.unanswered = undefined;
        return answer;
      } catch (thrown) {
        const failure = sectionFailure({ thrown });
        isUnknown ||= failure.kind === 'unreachable';
        // Once an answer was missing, only one about this write ends that; a draft can wait for a busy server.
        const isRepeated =
          failure.kind === 'unreachable' ||
          (failure.kind === 'unavailable' && (isUnknown || kind === 'draft')) ||
          (failure.kind === 'signed-out' && isUnknown);
        if (isRepeated && this.isOpen) {
          onUnknown(failure);
          await this.#pause(delay);
          if (this.isOpen) continue;
        }
        // Closed, the local backup has its id.
        if (!isUnknown) this.unanswered = undefined;
        throw failure;
      }
    }
  }

  #pause(delay: number): Promise<void> {
    return new Promise((resolve) => {
      // Offline, the `online` event starts the next attempt.
      const timer = navigator.onLine === false ? undefined : setTimeout(resolve, delay);
      this.retry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Puts a text into the history that is not to be its head. Throws a `SectionFailure`. */
  async setAside(content: Json, parent: number | null): Promise<void> {
    this.#requireSession();
    if (!this.#aside || !sameContent(this.#aside.content, content)) {
      this.#aside = { id: randomId(), kind: 'aside', content, parent };
    }
    await writeEntry(this.#section, this.#aside);
  }

  #requireSession() {
    if (this.signedOut) throw new SectionFailure('signed-out', sentences.expired);
  }
}
