import { is } from 'valibot';
import type { Entry } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { sectionSchemas } from '@/content/sections/section-schemas';
import { createStore, type Store } from '@/lib/store';
import type { Json } from '@/lib/supabase/database.types';
import type { EditorState, WriteKind } from './editor-state';
import { OpenForm, type OpenFormOptions } from './open-form';

type ShowEntry = (entry: Entry) => void;

/** Milliseconds before a failed save is sent again; doubled with each failure, up to half a minute. */
const retryDelay = 2000;

/**
 * Writes one section for one open form, one write at a time. The form owns its values: an answer of the server
 * changes the entry that the form is based on and the status only. Nothing is reported before it is acknowledged.
 */
export class SaveQueue {
  readonly #options: OpenFormOptions;
  readonly #state: Store<EditorState>;
  readonly #form: OpenForm;
  #queue: Promise<unknown> = Promise.resolve();
  #queuedSave: Promise<boolean> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #open = false;

  constructor(options: OpenFormOptions) {
    const { head, published } = options.stored;
    this.#options = options;
    this.#state = createStore<EditorState>({
      dirty: false,
      busy: null,
      base: head,
      head,
      published,
      failure: null,
      failed: null,
      backedUpAt: null,
      conflict: null,
      saves: 0,
    });
    this.#form = new OpenForm(options, this.#state);
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  #set(change: Partial<EditorState>) {
    this.#state.set({ ...this.getState(), ...change });
  }

  /** The content of the entry that the form is based on. */
  get baseContent(): unknown {
    return this.#form.baseContent;
  }

  open() {
    this.#open = true;
    this.flush();
  }

  close() {
    this.#open = false;
    clearTimeout(this.#retryTimer);
    this.flush();
  }

  /** To be called on every change of the form. */
  changed = () => this.#form.changed();

  /** Compares the form with its base at once, and writes or removes the local backup. */
  flush = () => this.#form.flush();

  /** Repeats a save that failed for want of a network. */
  saveWhenOnline = () => {
    const { dirty, failure, conflict } = this.getState();
    const refused = failure !== null && failure.kind !== 'unreachable';
    if (dirty && !refused && !conflict) void this.#saveDraft();
  };

  signedOut() {
    this.#form.signedOut = true;
  }

  /** Saves the draft that the sign-in dialog has promised to save. */
  signedIn() {
    const { dirty, failure, conflict } = this.getState();
    const promised = this.#form.signedOut || failure?.kind === 'signed-out';
    this.#form.signedOut = false;
    if (promised && dirty && !conflict) void this.#saveDraft();
  }

  /** Saves the form as the draft. True once acknowledged. */
  save = (): Promise<boolean> => this.#saveDraft().then(this.#count);

  /** Publishes this content, which the publish sheet has shown. True once acknowledged. `show`: as of `prepare`. */
  publish = (content: Json, show: ShowEntry): Promise<boolean> =>
    this.#enqueue(() => this.#send('published', content, show)).then(this.#count);

  #count = (done: boolean) => {
    if (done) this.#set({ saves: this.getState().saves + 1 });
    return done;
  };

  /** Calls while one is queued share it. */
  #saveDraft(): Promise<boolean> {
    this.#queuedSave ??= this.#enqueue(() => {
      this.#queuedSave = undefined;
      clearTimeout(this.#retryTimer);
      // The dialog asks, with choices that may have been made.
      if (this.getState().conflict) return Promise.resolve(false);
      return this.#send('draft', this.#form.snapshot());
    });
    return this.#queuedSave;
  }

  #enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    return result;
  }

  async #send(kind: WriteKind, content: Json, show?: ShowEntry): Promise<boolean> {
    this.#set({ failure: null, conflict: null });
    if (kind === 'draft' && this.#form.isWritten(content)) return true;
    this.#set({ busy: kind === 'draft' ? 'saving' : 'publishing' });
    try {
      if (kind === 'published' && !is(sectionSchemas[this.#options.section], content)) {
        throw new SectionFailure('incomplete', 'Something in it has to be fixed first.');
      }
      try {
        await this.#form.write(kind, content);
      } catch (thrown) {
        if (sectionFailure({ thrown }).kind !== 'conflict') throw thrown;
        if (await this.#findNewer(kind, show)) return false;
        // The newer entry was a write of this form whose answer was lost.
        if (kind === 'published' || !this.#form.isWritten(content)) {
          await this.#form.write(kind, content);
        }
      }
      this.#failures = 0;
      // What was typed during the request is dirty again.
      this.flush();
      return true;
    } catch (thrown) {
      return this.#fail(kind, thrown);
    } finally {
      this.#set({ busy: null });
    }
  }

  /**
   * True if the form is based on another entry than the head: without edits it then shows the head, else there is a
   * conflict. Throws a `SectionFailure`.
   */
  async #findNewer(kind: WriteKind, show?: ShowEntry): Promise<boolean> {
    const theirs = await this.#form.findNewer();
    if (!theirs) return false;
    if (show && this.#form.isWritten()) {
      show(theirs);
      this.rebase(theirs);
      this.flush();
    } else this.#set({ conflict: { kind, theirs } });
    return true;
  }

  #fail(kind: WriteKind, thrown: unknown): false {
    const failure = sectionFailure({ thrown });
    this.#set({ failure, failed: kind });
    // After the editor is closed, another user may be signed in.
    if (failure.kind === 'unreachable' && kind === 'draft' && this.#open) {
      const delay = Math.min(retryDelay * 2 ** this.#failures, 30_000);
      this.#failures += 1;
      this.#retryTimer = setTimeout(
        // Offline, the `online` event starts the next attempt.
        () => navigator.onLine && this.#saveDraft(),
        delay,
      );
    }
    return false;
  }

  /**
   * Reads the head before something is published. False with a conflict, with a failure, or after `show` has put a newer
   * entry into a form without edits.
   */
  prepare = (show: ShowEntry): Promise<boolean> =>
    this.#enqueue(async () => {
      this.#set({ failure: null, busy: 'reading' });
      try {
        return !(await this.#findNewer('published', show));
      } catch (thrown) {
        return this.#fail('published', thrown);
      } finally {
        this.#set({ busy: null });
        this.flush();
      }
    });

  /**
   * Puts text that is to leave the form (or `backup`, of an earlier visit) into the history. Without effect for a
   * form that has nothing else than its base. Throws a `SectionFailure`.
   */
  setAside = (backup?: Json): Promise<void> => this.#enqueue(() => this.#form.setAside(backup));

  /** Sets the form's text aside and passes the newest entry to `replace`. Throws a `SectionFailure`. */
  showHead = (replace: (content: unknown) => void) => this.#show(replace, false);

  /** The same, after discarding the draft that the form is based on, unless there is a newer one. */
  discard = (replace: (content: unknown) => void) => this.#show(replace, true);

  #show(replace: (content: unknown) => void, discards: boolean): Promise<void> {
    return this.#enqueue(async () => {
      clearTimeout(this.#retryTimer);
      const head = await this.#form.readHead();
      await this.#form.setAside();
      const discarded = discards && head?.kind === 'draft' && head.id === this.getState().base?.id;
      if (discarded) await this.#form.write('discarded', null);
      const shown = discarded ? this.getState().base : head;
      replace(shown?.content ?? this.#options.defaultContent);
      this.rebase(shown);
      this.flush();
    });
  }

  /** Bases the form on another entry: the one that it shows, or with which it has been merged. */
  rebase(entry: Entry | null) {
    this.#form.rebase(entry);
    this.#set({ failure: null, failed: null, conflict: null });
  }

  /** Closes the conflict dialog; the next write runs into the same conflict. */
  closeConflict = () => this.#set({ conflict: null });
}
