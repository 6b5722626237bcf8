import { sameContent } from '@/content/same-content';
import type { SectionKey } from '@/content/section';
import { type SectionFailure, sectionFailure } from '@/content/section-failure';
import {
  publishSection,
  readStoredSection,
  type StoredSection,
  saveDraft,
} from '@/content/stored-sections';
import type { Json } from '@/lib/database.types';
import { baseOf, conflictOf, contentOf, type EditBase } from './edit-base';
import { type Conflict, type EditorState, stateOf, type WriteKind } from './editor-state';
import { type OwnCopies, ownCopies } from './local-copies';
import { SaveRetry } from './save-retry';

type Options = {
  section: SectionKey;
  userId: string;
  stored: StoredSection;
  /** The site's own copy, which the form begins with while nothing is stored. */
  copy: unknown;
  getContent: () => unknown;
  onPublished: () => void;
};

/** Milliseconds from typing to the copy on this device. */
const copyDelay = 500;

/**
 * Saves and publishes one section for one open form. The form owns its values: nothing here changes
 * them, an answer of the server only versions and status (rule 1 of the editor). Writes go one at a
 * time; "saved" is what the server has confirmed.
 */
export class SectionEditor {
  readonly #options: Options;
  readonly #copies: OwnCopies;
  #base: EditBase;
  /** What the server holds, as far as this editor knows. */
  #saved: unknown;
  #state: EditorState;
  #listeners = new Set<() => void>();
  #queue: Promise<unknown> = Promise.resolve();
  #draftWaiting = false;
  #copyTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #retry = new SaveRetry(() => void this.save());

  constructor(options: Options) {
    const { stored, copy } = options;
    this.#options = options;
    this.#copies = ownCopies(options.userId, options.section);
    this.#base = baseOf(stored, copy);
    this.#saved = contentOf(stored, copy);
    this.#state = { dirty: false, writing: null, keptAt: null, saves: 0, ...stateOf(stored) };
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  getState = () => this.#state;

  /** Listens to the network and to the page's end. Returns how to stop, which keeps what is unsaved. */
  start = () => {
    const keepNow = () => this.#settle();
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    window.addEventListener('online', this.#retry.now);
    // A form may begin with something else than what is stored.
    this.#settle();
    return () => {
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
      window.removeEventListener('online', this.#retry.now);
      this.#retry.cancel();
      this.#settle();
    };
  };

  /** To be called on every change of the form. */
  changed = () => {
    if (!this.#state.dirty) {
      if (sameContent(this.#options.getContent(), this.#saved)) return;
      this.#set({ dirty: true });
    }
    this.#copyTimer ??= setTimeout(this.#settle, copyDelay);
  };

  /** Finds out whether anything is unsaved, and keeps a copy of it on this device. */
  #settle = () => {
    clearTimeout(this.#copyTimer);
    this.#copyTimer = undefined;
    const content = this.#options.getContent();
    if (sameContent(content, this.#saved)) {
      this.#copies.drop();
      if (this.#state.dirty) this.#set({ dirty: false, keptAt: null });
      return;
    }
    this.#set({ dirty: true, keptAt: this.#copies.keep(content, this.#base) });
  };

  /** Keeps what is in the form for a while, although it is being given up. */
  keepDiscarded() {
    this.#copies.keep(this.#options.getContent(), this.#base, true);
  }

  /** Saves the form's content as the draft. A second call while one waits is the same call. */
  save = async (): Promise<void> => {
    if (this.#draftWaiting) return;
    this.#draftWaiting = true;
    await this.#write('draft');
  };

  /** Publishes the form's content. True when it is live. */
  publish = (): Promise<boolean> => this.#write('live');

  #write(kind: WriteKind): Promise<boolean> {
    const written = this.#queue.then(() => this.#send(kind));
    this.#queue = written;
    return written;
  }

  async #send(kind: WriteKind): Promise<boolean> {
    if (kind === 'draft') this.#draftWaiting = false;
    this.#retry.cancel();
    const { section, getContent } = this.#options;
    const content = structuredClone(getContent()) as Json;
    // Two administrators may have arrived at the same text, but only one of them has saved it here.
    if (kind === 'draft' && sameContent(content, this.#saved)) {
      this.#set({ failure: null });
      return true;
    }
    this.#set({ writing: kind, failure: null });
    try {
      const send = kind === 'draft' ? saveDraft : publishSection;
      this.#confirm(kind, content, await send(section, content, this.#base));
      return true;
    } catch (thrown) {
      return await this.#fail(kind, content, sectionFailure({ thrown }));
    } finally {
      this.#set({ writing: null });
    }
  }

  #confirm(kind: WriteKind, content: unknown, row: { version: number; at: string }) {
    this.#base =
      kind === 'draft'
        ? { ...this.#base, draftVersion: row.version, draftContent: content }
        : { version: row.version, draftVersion: 0, liveContent: content, draftContent: content };
    this.#saved = content;
    this.#retry.reset();
    this.#set({
      confirmed: { kind, at: row.at },
      failure: null,
      conflict: null,
      keptAt: null,
      saves: this.#state.saves + 1,
      draftVersion: this.#base.draftVersion,
      ...(kind === 'live' && { live: { content, version: row.version } }),
    });
    // What was typed in the meantime is unsaved again, now over the new versions.
    this.#settle();
    if (kind === 'live') this.#options.onPublished();
  }

  async #fail(kind: WriteKind, content: unknown, failure: SectionFailure): Promise<boolean> {
    if (failure.kind === 'conflict') return this.#meet(kind, content);
    this.#set({ failure });
    if (kind === 'draft' && failure.kind === 'unreachable') this.#retry.later();
    return false;
  }

  /** After a new sign-in, a draft that was refused for want of a session goes on. */
  signedIn = () => {
    if (this.#state.failure?.kind === 'signed-out') void this.save();
  };

  async #meet(kind: WriteKind, content: unknown): Promise<boolean> {
    const { section } = this.#options;
    let stored: StoredSection;
    try {
      stored = await readStoredSection(section);
    } catch (thrown) {
      return this.#fail(kind, content, sectionFailure({ thrown }));
    }
    const { published, draft } = stored;
    // The first try may have arrived although its answer was lost.
    const own = kind === 'draft' ? draft : draft ? null : published;
    if (own && sameContent(own.content, content)) {
      this.#confirm(kind, content, own);
      return true;
    }
    const conflict = conflictOf(kind, stored, this.#base);
    if (!conflict) {
      // Their draft was only discarded, which leaves nothing to bring together.
      this.rebase(stored);
      return this.#send(kind);
    }
    this.#set({ conflict });
    return false;
  }

  /** Goes on from what is stored now. The form's content is compared with it from now on. */
  rebase(stored: StoredSection) {
    this.#goOnFrom(stored, baseOf(stored, this.#options.copy));
  }

  /** Goes on from what somebody else has made meanwhile: the next write replaces it knowingly. */
  accept({ stored, theirs }: Conflict) {
    const base = baseOf(stored, this.#options.copy);
    const live = theirs.what === 'live' ? stored.published : null;
    // A draft of one's own may be older than what is live; publishing would meet that again and again.
    if (live) Object.assign(base, { version: live.version, liveContent: live.content });
    this.#goOnFrom(stored, base);
  }

  #goOnFrom(stored: StoredSection, base: EditBase) {
    this.#base = base;
    this.#saved = contentOf(stored, this.#options.copy);
    this.#set(stateOf(stored));
    this.#settle();
  }

  /** Goes on from what a copy on this device was made from: saving it then meets what came since. */
  rebaseOnCopy(base: EditBase) {
    this.#base = base;
    this.#saved = base.draftContent;
    this.#set({ draftVersion: base.draftVersion });
    this.#settle();
  }

  /** Closes the conflict and leaves everything as it is; the next write meets it again. */
  keepEditing = () => this.#set({ conflict: null });

  #set(change: Partial<EditorState>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
