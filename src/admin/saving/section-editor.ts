import { sameContent } from '@/admin/compare/same-content';
import { keepUnsaved } from '@/admin/data/history';
import { type SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import {
  discardDraft,
  publishSection,
  readStoredSection,
  type StoredSection,
  saveDraft,
} from '@/admin/data/stored-sections';
import { unreadableReason } from '@/content/sections/readable-content';
import { createStore, type Store } from '@/lib/store';
import { DirtyTracker } from './dirty-tracker';
import {
  type Conflict,
  type EditorState,
  type OpenedSection,
  stateOf,
  type WriteKind,
} from './editor-state';
import {
  conflictOf,
  findStoredWrite,
  type KnownSection,
  type MergeBase,
  mergeBaseAfter,
  mergeBaseOf,
  type Write,
} from './merge-base';
import { SaveRetry } from './save-retry';

type Options = OpenedSection & { getContent: () => unknown; onPublished: () => void };

/**
 * Saves and publishes one section for one open form. The form owns its values: an answer of the server
 * changes versions and status only. Writes are queued, and reported only once acknowledged.
 */
export class SectionEditor {
  readonly #options: Options;
  readonly #tracker: DirtyTracker;
  readonly #state: Store<EditorState>;
  readonly #retry = new SaveRetry(() => void this.save());
  /** Writes without an answer: the database may have committed them all the same. */
  #unanswered: readonly Write[] = [];
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
    if (dirty && !refused && !conflict) void this.save();
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

  /** Saves the form as the draft; calls while one is queued share it. True once acknowledged. */
  save = (): Promise<boolean> => {
    this.#queuedSave ??= this.#enqueue(() => this.#send('draft'));
    return this.#queuedSave;
  };

  /** Publishes the form. True once acknowledged. */
  publish = (): Promise<boolean> => this.#enqueue(() => this.#send('live'));

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
    const write = { kind, content: this.#tracker.snapshot() };
    const { base } = this.#tracker;
    const unchanged = sameContent(write.content, base.draftContent);
    // After an unanswered write the server may have something else than the base says.
    if (kind === 'draft' && unchanged && this.#unanswered.length === 0) {
      this.#set({ failure: null });
      return true;
    }
    this.#set({ writing: kind, failure: null });
    try {
      const send = kind === 'draft' ? saveDraft : publishSection;
      this.#acknowledge(write, await send(this.#options.section, write.content, base), base);
      return true;
    } catch (thrown) {
      return await this.#fail(write, sectionFailure({ thrown }), resend);
    } finally {
      this.#set({ writing: null });
    }
  }

  #acknowledge(write: Write, row: { version: number; at: string }, base: MergeBase) {
    const { kind, content } = write;
    this.#unanswered = [];
    this.#retry.reset();
    this.#set({ failure: null, conflict: null, saves: this.getState().saves + 1 });
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
    // What was typed during the request is dirty again.
    this.#tracker.flush();
    if (kind === 'live') this.#options.onPublished();
  }

  async #fail(write: Write, failure: SectionFailure, resend: boolean): Promise<boolean> {
    if (failure.kind === 'conflict' && resend) return this.#resolveConflict(write);
    this.#set({ failure, failed: write.kind });
    if (failure.kind === 'unreachable') {
      this.#unanswered = [...this.#unanswered, write].slice(-10);
      // After the editor is closed, another user may be signed in.
      if (write.kind === 'draft' && this.#open) this.#retry.schedule();
    }
    return false;
  }

  /** Repeats a draft that was refused because the session had ended. */
  signedIn = () => {
    if (this.getState().failure?.kind === 'signed-out') void this.save();
  };

  /** Finds out why compare-and-swap refused a write. */
  async #resolveConflict(refused: Write): Promise<boolean> {
    let stored: StoredSection;
    try {
      stored = await readStoredSection(this.#options.section);
    } catch (thrown) {
      return this.#fail(refused, sectionFailure({ thrown }), false);
    }
    const own = findStoredWrite([refused, ...this.#unanswered], stored);
    if (own) {
      this.#acknowledge(own.write, own.row, this.#tracker.base);
      return own.write === refused || this.#send(refused.kind);
    }
    const conflict = conflictOf(refused.kind, stored, this.#tracker.base);
    if (conflict) {
      this.#set({ conflict });
      return false;
    }
    // Only a deletion changed the versions: nothing to merge.
    this.#rebase(stored);
    return this.#send(refused.kind, false);
  }

  /**
   * Deletes the draft and passes the published content to `replace`; with a `conflict` about a draft, that
   * draft. Call `keepUnsaved` first. Throws a `SectionFailure`.
   */
  discard = (replace: (content: unknown) => void, conflict?: Conflict): Promise<void> =>
    this.#enqueue(async () => {
      this.#retry.cancel();
      const { section, defaultContent } = this.#options;
      const stored =
        conflict?.theirs.what === 'draft' ? conflict.stored : await this.#deleteDraft();
      const { draftContent: content } = mergeBaseOf(stored, defaultContent);
      // Content damaged in SQL is not on the site either, and fits no form.
      replace(unreadableReason(section, content) ? defaultContent : content);
      this.#rebase(stored);
    });

  async #deleteDraft(): Promise<KnownSection> {
    const { section } = this.#options;
    const { draftVersion } = this.#tracker.base;
    if (draftVersion > 0) await discardDraft(section, draftVersion);
    // The draft is deleted even if reading fails: go on with the published content as last known.
    const lastKnown = { draft: null, published: this.getState().live };
    return readStoredSection(section).catch(() => lastKnown);
  }

  /** Makes the other side's versions the base: the next write replaces them knowingly. */
  rebaseOnTheirs({ stored, theirs }: Conflict) {
    const base = mergeBaseOf(stored, this.#options.defaultContent);
    const live = theirs.what === 'live' ? stored.published : null;
    // The stored draft may be based on an older version, which would conflict on every publish.
    if (live) Object.assign(base, { version: live.version, liveContent: live.content });
    this.#rebase(stored, base);
  }

  #rebase(stored: KnownSection, base = mergeBaseOf(stored, this.#options.defaultContent)) {
    this.#tracker.base = base;
    this.#set(stateOf(stored, this.#options.userId));
    this.#tracker.flush();
  }

  /** Makes a local backup's base the base: saving then conflicts with what was stored since. */
  rebaseOnBackup(base: MergeBase) {
    this.#tracker.base = base;
    this.#set({ draftVersion: base.draftVersion });
    this.#tracker.flush();
  }

  /** Closes the conflict dialog; the next write runs into the same conflict. */
  keepEditing = () => this.#set({ conflict: null });
}
