import { sameContent } from '@/admin/compare/same-content';
import { keepUnsaved } from '@/admin/data/history';
import { type SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { publishSection, readStoredSection, saveDraft } from '@/admin/data/stored-sections';
import { createStore, type Store } from '@/lib/store';
import type { Json } from '@/lib/supabase/database.types';
import { deleteDraft, type Shown, shownAfter } from './delete-draft';
import { DirtyTracker } from './dirty-tracker';
import {
  type Conflict,
  type EditorState,
  type OpenedSection,
  stateOf,
  type WriteKind,
} from './editor-state';
import type { FoundBackup } from './local-backups';
import {
  type KnownSection,
  type MergeBase,
  mergeBaseAfter,
  mergeBaseOf,
  mergeBaseWith,
} from './merge-base';
import { readConflict } from './read-conflict';
import { SaveRetry } from './save-retry';
import { findMade, findSame, type Write } from './unanswered-writes';

type Options = OpenedSection & { getContent: () => unknown; onPublished: () => void };

/**
 * Saves and publishes one section for one open form. The form owns its values: an answer of the server
 * changes versions and status only. Writes are queued, and reported only once acknowledged.
 */
export class SectionEditor {
  readonly #options: Options;
  readonly #tracker: DirtyTracker;
  readonly #state: Store<EditorState>;
  readonly #retry = new SaveRetry(() => void this.#saveDraft());
  #queue: Promise<unknown> = Promise.resolve();
  #queuedSave: Promise<boolean> | undefined;
  #open = false;

  constructor(options: Options) {
    this.#options = options;
    this.#tracker = new DirtyTracker({ ...options, onChange: (change) => this.#set(change) });
    this.#state = createStore<EditorState>({
      dirty: false,
      writing: null,
      backedUpAt: null,
      saves: 0,
      ...stateOf(options.stored, options.userId),
    });
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  #set(change: Partial<EditorState>) {
    this.#state.set({ ...this.getState(), ...change });
  }

  open() {
    this.#open = true;
    // The form may start with content that replaces damaged stored content.
    this.flush();
  }

  close() {
    this.#open = false;
    this.#retry.cancel();
    this.flush();
  }

  /** Writes the local backup at once, without waiting for a pause in typing. */
  flush = () => this.#tracker.flush();

  /** Repeats a save that failed for want of a network. */
  saveWhenOnline = () => {
    const { dirty, failure, conflict } = this.getState();
    const refused = failure !== null && failure.kind !== 'unreachable';
    if (dirty && !refused && !conflict) void this.#saveDraft();
  };

  /** To be called on every change of the form. */
  changed = () => this.#tracker.changed();

  /** Puts unsaved edits into the history of drafts, before they are replaced. Throws a `SectionFailure`. */
  keepUnsaved = (): Promise<void> =>
    this.#enqueue(async () => {
      const content = this.#tracker.snapshot();
      const { draftContent, version } = this.#tracker.base;
      if (sameContent(content, draftContent)) return;
      await keepUnsaved(this.#options.section, content, version);
    });

  /** Saves the form as the draft. True once acknowledged. */
  save = (): Promise<boolean> => this.#saveDraft().then(this.#count);

  /** Publishes the form. True once acknowledged. */
  publish = (): Promise<boolean> => this.#enqueue(() => this.#send('live')).then(this.#count);

  #count = (done: boolean) => {
    if (done) this.#set({ saves: this.getState().saves + 1 });
    return done;
  };

  /** Calls while one is queued share it. */
  #saveDraft(): Promise<boolean> {
    this.#queuedSave ??= this.#enqueue(() => this.#send('draft'));
    return this.#queuedSave;
  }

  #enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** `resend`: after a version conflict without anything to merge, send once more. */
  async #send(kind: WriteKind, resend = true): Promise<boolean> {
    if (kind === 'draft') {
      this.#queuedSave = undefined;
      this.#retry.cancel();
    }
    const content = this.#tracker.snapshot();
    if (kind === 'draft' && this.#tracker.isSaved(content)) {
      this.#set({ failure: null });
      return true;
    }
    this.#set({ writing: kind, failure: null });
    let write: Write | undefined;
    try {
      write = await this.#prepare(kind, content);
      const { base } = this.#tracker;
      const send = kind === 'draft' ? saveDraft : publishSection;
      this.#acknowledge(write, await send(this.#options.section, content, base, write.id), base);
      return true;
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      if (write && resend && failure.kind === 'conflict') return await this.#resolveConflict(write);
      return this.#fail(kind, failure, write);
    } finally {
      this.#set({ writing: null });
    }
  }

  async #prepare(kind: WriteKind, content: Json): Promise<Write> {
    const again = findSame(this.#tracker.unanswered, kind, content);
    if (!again) await this.#settle();
    return again ?? this.#tracker.noteWrite(kind, content);
  }

  #acknowledge(write: Write, row: { version: number; at: string }, base: MergeBase) {
    const { kind, content } = write;
    this.#retry.reset();
    this.#set({ failure: null, conflict: null });
    // A restored backup may have changed the base meanwhile; the next write is checked against that one.
    if (base === this.#tracker.base) {
      const next = mergeBaseAfter(base, write, row.version);
      this.#tracker.base = next;
      this.#set({
        confirmed: { kind, at: row.at },
        draftVersion: next.draftVersion,
        ...(kind === 'live' && { live: { content, version: row.version } }),
      });
    }
    // The others were on the same base, which is no more. What was typed during the request is dirty again.
    this.#tracker.unanswered = [];
    if (kind === 'live') this.#options.onPublished();
  }

  #fail(kind: WriteKind, failure: SectionFailure, write?: Write): false {
    this.#set({ failure, failed: kind });
    // The database has refused it: no answer is missing.
    if (failure.kind !== 'unreachable') this.#tracker.forgetWrite(write);
    // After the editor is closed, another user may be signed in.
    else if (kind === 'draft' && this.#open) this.#retry.schedule();
    return false;
  }

  /** Repeats a draft that was refused because the session had ended. */
  signedIn = () => {
    if (this.getState().failure?.kind === 'signed-out') void this.#saveDraft();
  };

  /** Finds out why compare-and-swap refused a write. */
  async #resolveConflict(refused: Write): Promise<boolean> {
    const { kind } = refused;
    try {
      const made = await this.#settle();
      if (made) return made === refused || this.#send(kind);
      const { base } = this.#tracker;
      const { stored, conflict } = await readConflict(this.#options.section, kind, base);
      // Only a deletion changed the versions: nothing to merge.
      if (!conflict) {
        const next = mergeBaseOf(stored, this.#options.defaultContent);
        this.#rebase(stored, { ...next, filledWith: base.filledWith });
        return this.#send(kind, false);
      }
      // The base that they were sent on is no more, so none of them can arrive later.
      this.#tracker.unanswered = [];
      this.#set({ conflict });
      return false;
    } catch (thrown) {
      return this.#fail(kind, sectionFailure({ thrown }));
    }
  }

  /** Acknowledges and returns the write whose answer was lost although the database has made it. */
  async #settle(): Promise<Write | undefined> {
    const made = await findMade(this.#tracker.unanswered);
    if (made) this.#acknowledge(made.write, made.row, this.#tracker.base);
    return made?.write;
  }

  /**
   * Deletes the draft and passes the published content to `replace`; with a `conflict` about a draft, that
   * draft. Call `keepUnsaved` first. Returns what the form shows then. Throws a `SectionFailure`.
   */
  discard = (replace: (content: unknown) => void, conflict?: Conflict): Promise<Shown> =>
    this.#enqueue(async () => {
      this.#retry.cancel();
      const left =
        conflict?.theirs.what === 'draft'
          ? { ...conflict.stored, isLatest: true }
          : await this.#deleteDraft();
      const { shown, content } = shownAfter(left, this.#options);
      replace(content);
      this.#rebase(left);
      return shown;
    });

  /** Passes what is stored now to `replace`, unless there are unsaved edits by then. Throws a `SectionFailure`. */
  showStored = (replace: (content: unknown) => void): Promise<void> =>
    this.#enqueue(async () => {
      const stored = await readStoredSection(this.#options.section);
      if (this.getState().dirty) return;
      replace(shownAfter({ ...stored, isLatest: true }, this.#options).content);
      this.#rebase(stored);
    });

  async #deleteDraft() {
    await this.#settle();
    const { draftVersion } = this.#tracker.base;
    return deleteDraft(this.#options.section, draftVersion, this.getState().live);
  }

  /** Makes the other side's versions the base: the next write replaces them knowingly. */
  rebaseOnTheirs(conflict: Conflict) {
    const base = mergeBaseWith(conflict, this.#tracker.base, this.#options.defaultContent);
    this.#rebase(conflict.stored, base);
  }

  #rebase(stored: KnownSection, base = mergeBaseOf(stored, this.#options.defaultContent)) {
    this.#tracker.base = base;
    this.#set(stateOf(stored, this.#options.userId));
    this.#tracker.unanswered = [];
  }

  /** Goes on from a local backup: saving then conflicts with what was stored since. */
  rebaseOnBackup({ base, unanswered }: FoundBackup) {
    this.#tracker.base = base;
    this.#set({ draftVersion: base.draftVersion });
    this.#tracker.unanswered = unanswered;
  }

  /** Closes the conflict dialog; the next write runs into the same conflict. */
  keepEditing = () => this.#set({ conflict: null });
}
