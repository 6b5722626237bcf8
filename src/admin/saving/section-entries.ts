import { sameContent } from '@/admin/compare/same-content';
import { askAgain } from '@/admin/data/ask-database';
import {
  checkAdministrator,
  type Entry,
  readSection,
  type StoredSection,
  type Write,
  writeEntry,
} from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { contentFormat } from '@/content/content-format';
import type { SectionKey } from '@/content/sections/section';
import { sentences } from '@/lib/errors';
import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';
import type { WriteKind } from './form-state';
import type { OpenForm } from './open-form';

/** Milliseconds before a write without an answer is sent again; doubled each time, up to half a minute. */
const [firstDelay, longestDelay] = [2000, 30_000];

/** What one form knows of its section's entries, and those that it adds. Its methods throw a `SectionFailure`. */
export class SectionEntries {
  readonly #form: OpenForm;
  readonly #section: SectionKey;
  known: StoredSection & { base: Entry | null };
  /** The id of a write without an answer: the database may have made it. */
  unanswered: string | undefined;
  /** Sends the write without an answer again at once. */
  retry = () => {};
  isOpen = false;
  /** The session has ended, or is somebody else's, in whose name nothing is written. */
  signedOut = false;
  /** So that the same text, set aside again after a lost answer, has the same write id. */
  #aside: Write | undefined;

  constructor(form: OpenForm) {
    const { section, stored } = form.opened;
    this.#form = form;
    this.#section = section;
    this.known = { ...stored, base: stored.head };
  }

  learn(change: Partial<SectionEntries['known']>) {
    this.known = { ...this.known, ...change };
    this.#form.set({});
  }

  /** The newest entry; throws for one of a newer build, too, whose fields this one may not know. */
  async readHead(): Promise<Entry | null> {
    const { head, published } = await readSection(this.#section);
    if (!head && this.known.base) await checkAdministrator();
    if (head && head.format > contentFormat) {
      throw new SectionFailure('outdated', 'The site has been updated: load the editor again.');
    }
    this.learn({ head, published });
    return head;
  }

  /** Adds an entry, on which the form is based then; without an answer it is sent again, with the same id. */
  async write(kind: WriteKind, content: Json): Promise<void> {
    const write = { id: randomId(), kind, content, parent: this.known.base?.id ?? null };
    let isUnknown = false;
    for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
      try {
        this.#requireSession();
        this.unanswered = write.id;
        this.#form.flush();
        const answer = await writeEntry(this.#section, write);
        this.unanswered = undefined;
        return await this.#written(answer);
      } catch (thrown) {
        const failure = sectionFailure({ thrown });
        isUnknown ||= failure.kind === 'unreachable';
        // After one attempt without an answer the outcome is unknown, so 503 and 401 are tried again as well, until an
        // answer is about the write itself.
        const isRepeated =
          failure.kind === 'unreachable' ||
          (failure.kind === 'unavailable' && (isUnknown || kind === 'draft')) ||
          (failure.kind === 'signed-out' && isUnknown);
        if (isRepeated && this.isOpen) {
          this.#form.set({ status: { is: 'unknown', kind, failure } });
          this.#form.touched();
          await this.#pause(delay);
          // If the form was closed meanwhile, another user may be signed in. The local backup keeps the id of this
          // write.
          if (this.isOpen) continue;
        }
        if (!isUnknown) this.unanswered = undefined;
        throw failure;
      }
    }
  }

  async #written({ entry, head }: Awaited<ReturnType<typeof writeEntry>>) {
    // Published by this build, which has checked it.
    const published = { id: entry.id, at: entry.at, visibleContent: entry.content, issues: [] };
    this.learn({ base: entry, head: entry, ...(entry.kind === 'published' && { published }) });
    // Made before its answer was lost, and somebody has written since.
    if (head && head.id !== entry.id) await this.readHead().catch(() => this.learn({ head }));
  }

  /** Puts a text into the history that is not to be its head. */
  async setAside(content: Json): Promise<void> {
    this.#requireSession();
    if (!this.#aside || !sameContent(this.#aside.content, content)) {
      const parent = this.known.base?.id ?? null;
      this.#aside = { id: randomId(), kind: 'aside', content, parent };
    }
    const aside = this.#aside;
    await askAgain(() => writeEntry(this.#section, aside));
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

  #requireSession() {
    if (this.signedOut) throw new SectionFailure('signed-out', sentences.expired);
  }
}
