import { is } from 'valibot';
import { sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { sectionSchemas } from '@/content/sections/section-schemas';
import { createStore, type Store } from '@/lib/store';
import type { Json } from '@/lib/supabase/database.types';
import type { Conflict, EditorState, OpenedSection, WriteKind } from './editor-state';
import { EntryWriter } from './entry-writer';
import { localBackup } from './local-backups';
import { SaveRetry } from './save-retry';

type Options = OpenedSection & { getContent: () => unknown; onPublished: () => void };

/** Milliseconds from a keystroke to its local backup. */
const backupDelay = 500;

/**
 * Writes one section for one open form, one write at a time. The form owns its values: an answer of the server
 * changes the entry that the form is based on and the status only. Nothing is reported before it is acknowledged.
 */
export class SaveQueue {
  readonly #options: Options;
  readonly #writer: EntryWriter;
  readonly #backup: ReturnType<typeof localBackup>;
  readonly #state: Store<EditorState>;
  readonly #retry = new SaveRetry(() => void this.#saveDraft());
  #queue: Promise<unknown> = Promise.resolve();
  #queuedSave: Promise<boolean> | undefined;
  #backupTimer: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  #signedOut = false;

  constructor(options: Options) {
    const { head, published } = options.stored;
    this.#options = options;
    this.#writer = new EntryWriter({ ...options, onChange: (change) => this.#set(change) });
    this.#backup = localBackup(options.userId, options.section);
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
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  #set(change: Partial<EditorState>) {
    this.#state.set({ ...this.getState(), ...change });
  }

  /** The content of the entry that the form is based on. */
  get baseContent(): unknown {
    return this.#writer.baseContent;
  }

  open() {
    this.#open = true;
    this.flush();
  }

  close() {
    this.#open = false;
    this.#retry.cancel();
    this.flush();
  }

  /** To be called on every change of the form. */
  changed = () => {
    if (!this.getState().dirty) {
      if (this.#writer.isWritten(this.#options.getContent())) return;
      this.#set({ dirty: true, backedUpAt: null });
    }
    this.#backupTimer ??= setTimeout(this.flush, backupDelay);
  };

  /** Compares the form with its base at once, and writes or removes the local backup. */
  flush = () => {
    clearTimeout(this.#backupTimer);
    this.#backupTimer = undefined;
    const content = this.#options.getContent();
    if (this.#writer.isWritten(content)) {
      this.#backup.remove();
      if (this.getState().dirty) this.#set({ dirty: false, backedUpAt: null });
      return;
    }
    const { baseContent: base, lostIds: lost } = this.#writer;
    const backedUpAt = this.#backup.write({ content, base, lost });
    this.#set({ dirty: true, backedUpAt });
  };

  /** The form's content at this moment, unaffected by further typing. */
  #snapshot(): Json {
    return structuredClone(this.#options.getContent()) as Json;
  }

  /** Repeats a save that failed for want of a network. */
  saveWhenOnline = () => {
    const { dirty, failure, conflict } = this.getState();
    const refused = failure !== null && failure.kind !== 'unreachable';
    if (dirty && !refused && !conflict) void this.#saveDraft();
  };

  signedOut() {
    this.#signedOut = true;
  }

  /** Saves the draft that the sign-in dialog has promised to save. */
  signedIn() {
    const { dirty, failure, conflict } = this.getState();
    const promised = this.#signedOut || failure?.kind === 'signed-out';
    this.#signedOut = false;
    if (promised && dirty && !conflict) void this.#saveDraft();
  }

  /** Saves the form as the draft. True once acknowledged. */
  save = (): Promise<boolean> => this.#saveDraft().then(this.#count);

  /** Publishes this content, which the publish sheet has shown. True once acknowledged. */
  publish = (content: Json): Promise<boolean> =>
    this.#enqueue(() => this.#send('published', content)).then(this.#count);

  #count = (done: boolean) => {
    if (done) this.#set({ saves: this.getState().saves + 1 });
    return done;
  };

  /** Calls while one is queued share it. */
  #saveDraft(): Promise<boolean> {
    this.#queuedSave ??= this.#enqueue(() => {
      this.#queuedSave = undefined;
      this.#retry.cancel();
      // The dialog asks, with choices that may have been made.
      if (this.getState().conflict) return Promise.resolve(false);
      return this.#send('draft', this.#snapshot());
    });
    return this.#queuedSave;
  }

  #enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** `resend`: after a refusal that no newer entry explains, send once more. */
  async #send(kind: WriteKind, content: Json, resend = true): Promise<boolean> {
    this.#set({ failure: null, conflict: null });
    if (kind === 'draft' && this.#writer.isWritten(content)) return true;
    this.#set({ busy: kind === 'draft' ? 'saving' : 'publishing' });
    try {
      if (kind === 'published' && !is(sectionSchemas[this.#options.section], content)) {
        throw new SectionFailure('incomplete', 'Something in it has to be fixed first.');
      }
      await this.#write(kind, content);
      this.#retry.reset();
      // What was typed during the request is dirty again.
      this.flush();
      return true;
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      if (failure.kind !== 'conflict') return this.#fail(kind, failure);
      try {
        if (await this.#findConflict(kind)) return false;
        return resend ? await this.#send(kind, content, false) : this.#fail(kind, failure);
      } catch (thrownByReading) {
        return this.#fail(kind, sectionFailure({ thrown: thrownByReading }));
      }
    } finally {
      this.#set({ busy: null });
    }
  }

  async #write(kind: WriteKind | 'discarded', content: Json) {
    const write = this.#writer.prepare(kind, content);
    // With the id of the write, in case its answer is lost and the page closed.
    this.flush();
    await this.#writer.send(write);
  }

  /** Shows a conflict if the form is based on another entry than the head. Throws a `SectionFailure`. */
  async #findConflict(kind: WriteKind): Promise<boolean> {
    const theirs = await this.#writer.findNewer();
    if (theirs) this.#set({ conflict: { kind, theirs } });
    return theirs !== null;
  }

  #fail(kind: WriteKind, failure: SectionFailure): false {
    this.#set({ failure, failed: kind });
    // After the editor is closed, another user may be signed in.
    if (failure.kind === 'unreachable' && kind === 'draft' && this.#open) this.#retry.schedule();
    return false;
  }

  /** Reads the head before something is published. False with a conflict, or with a failure. */
  prepare = (): Promise<boolean> =>
    this.#enqueue(async () => {
      this.#set({ failure: null, busy: 'reading' });
      try {
        return !(await this.#findConflict('published'));
      } catch (thrown) {
        return this.#fail('published', sectionFailure({ thrown }));
      } finally {
        this.#set({ busy: null });
        this.flush();
      }
    });

  /**
   * Puts text that is to leave the form (or `backup`, of an earlier visit) into the history. Without effect for a
   * form that has nothing else than its base. Throws a `SectionFailure`.
   */
  setAside = (backup?: Json): Promise<void> =>
    this.#enqueue(async () => {
      const content = backup ?? this.#snapshot();
      if (backup === undefined && sameContent(content, this.baseContent)) return;
      await this.#writer.setAside(content);
    });

  /**
   * Sets the form's text aside, discards the draft and passes what is left to `replace`: the website's text, or a
   * newer draft of somebody else. Throws a `SectionFailure`.
   */
  discard = async (replace: (content: unknown) => void): Promise<void> => {
    await this.setAside();
    await this.#enqueue(async () => {
      this.#retry.cancel();
      const head = await this.#writer.readHead();
      const isOwn = head?.kind === 'draft' && head.id === this.#writer.baseId;
      this.#show(isOwn ? await this.#discardHead() : head, replace);
    });
  };

  async #discardHead(): Promise<Entry | null> {
    try {
      await this.#write('discarded', null);
      return this.getState().base;
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      if (failure.kind !== 'conflict') throw failure;
      return this.#writer.readHead();
    }
  }

  /** Passes the newest entry to `replace`, unless there are unsaved edits by then. Throws a `SectionFailure`. */
  showHead = (replace: (content: unknown) => void): Promise<void> =>
    this.#enqueue(async () => {
      const head = await this.#writer.readHead();
      if (!this.getState().dirty) this.#show(head, replace);
    });

  /** Sets the form's text aside and passes the other side of a conflict to `replace`. Throws a `SectionFailure`. */
  showTheirs = async ({ theirs }: Conflict, replace: (content: unknown) => void) => {
    await this.setAside();
    this.#show(theirs, replace);
  };

  #show(entry: Entry | null, replace: (content: unknown) => void) {
    replace(entry?.content ?? this.#options.defaultContent);
    this.#writer.rebase(entry);
    this.#set({ failure: null, failed: null, conflict: null });
    this.flush();
  }

  /** Bases the form on the other side of a conflict, with which it has been merged. */
  rebaseOnTheirs({ theirs }: Conflict) {
    this.#writer.rebase(theirs);
    this.#set({ failure: null, failed: null, conflict: null });
  }

  /** Closes the conflict dialog; the next write runs into the same conflict. */
  closeConflict = () => this.#set({ conflict: null });
}
