import { containsItem, sameContent } from '@/admin/compare/same-content';
import { retryIfUnreachable } from '@/admin/data/ask-database';
import { type Entry, type Write, writeEntry } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { sentences } from '@/lib/errors';
import { randomId } from '@/lib/random-id';
import { createStore, type Store } from '@/lib/store';
import type { Json } from '@/lib/supabase/database.types';
import {
  type FormState,
  type FormStatus,
  failureOf,
  firstState,
  type OpenedSection,
} from './form-state';
import {
  type Backup,
  type FoundBackup,
  newBackupKey,
  removeLocalBackup,
  writeLocalBackup,
} from './local-backups';

type Inputs = {
  read: () => unknown;
  fill: (content: unknown) => void;
  /** Shows errors at invalid fields; resolves to false if there are any. */
  validate: () => Promise<boolean>;
};

const backupDelay = 500;

/**
 * Holds a form's state, local backup and queue (sending.ts, replacing.ts); `add` and `setAside` reject with `SectionFailure`.
 * The head is the newest entry but for asides, which only the history shows. The base is the entry on which the form's text
 * builds; it becomes the `parent` of what the form writes.
 */
export class OpenForm {
  readonly opened: OpenedSection;
  readonly #inputs: Inputs;
  readonly #state: Store<FormState>;
  readonly #backupKey: string;
  /** For deleted items that the base lacks: the form before the deletion, to keep their text in the history. */
  readonly #beforeDeletions = new Map<unknown, Backup & { key: string; isBackedUp: boolean }>();
  readonly #uploads = new Set<Promise<boolean>>();
  #backupTimer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #inputEvents = 0;
  #aside: Write | undefined;
  #isBlocked = false;
  /** The list items that stay open when `replace` mounts the fields again. */
  readonly unfolded = new Set<string>();
  isOpen = false;
  unansweredWriteId: string | undefined;
  retry = () => {};

  constructor(opened: OpenedSection, inputs: Inputs) {
    this.opened = opened;
    this.#inputs = inputs;
    this.#state = createStore(firstState(opened));
    this.#backupKey = newBackupKey(opened.userId, opened.section);
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  set(change: Partial<FormState>) {
    const state = { ...this.getState(), ...change };
    if (['clean', 'dirty', 'uploading'].includes(state.status.is)) {
      state.status = { is: this.isUploading ? 'uploading' : state.unsaved ? 'dirty' : 'clean' };
    }
    this.#state.set(state);
  }

  open() {
    this.isOpen = true;
    this.flush();
    const { head, published } = this.getState();
    // Published content with issues is hidden from visitors, so its fields show their errors at once.
    if (published?.id === head?.id && published?.issues.length) void this.#inputs.validate();
  }

  close() {
    this.isOpen = false;
    this.retry();
    this.flush();
  }

  /** After the session ended or another user signed in, `add` must refuse. */
  blockWrites() {
    this.#isBlocked = true;
  }

  /** Returns true if writes were blocked, so that the caller saves what the sign-in dialog promised to save. */
  allowWrites(): boolean {
    const wasBlocked = this.#isBlocked || failureOf(this.getState())?.kind === 'signed-out';
    this.#isBlocked = false;
    return wasBlocked;
  }

  async add(write: Write) {
    if (this.#isBlocked) throw new SectionFailure('signed-out', sentences.expired);
    return writeEntry(this.opened.section, write);
  }

  get baseContent(): unknown {
    return this.getState().base?.content ?? this.opened.defaultContent;
  }

  snapshot(): Json {
    return structuredClone(this.#inputs.read()) as Json;
  }

  get baseId(): number | null {
    return this.getState().base?.id ?? null;
  }

  #toBackUp(): Backup {
    const lost = this.unansweredWriteId ? [this.unansweredWriteId] : [];
    return { content: this.snapshot(), base: this.baseContent, parent: this.baseId, lost };
  }

  isStored(content = this.#inputs.read()): boolean {
    return this.unansweredWriteId === undefined && sameContent(content, this.baseContent);
  }

  noteInput = () => {
    this.#inputEvents += 1;
  };

  /** Returns a function that returns true until the next input or click. */
  watchInput(): () => boolean {
    const before = this.#inputEvents;
    return () => this.#inputEvents === before;
  }

  changed = () => {
    if (!this.getState().unsaved) {
      if (this.isStored()) return;
      this.set({ unsaved: 'typed' });
    }
    this.#backupTimer ??= setTimeout(this.flush, backupDelay);
  };

  flush = () => {
    clearTimeout(this.#backupTimer);
    this.#backupTimer = undefined;
    if (this.isStored()) {
      removeLocalBackup(this.#backupKey);
      const deletions = [...this.#beforeDeletions.values()];
      this.set({ unsaved: deletions.every(({ isBackedUp }) => isBackedUp) ? null : 'only here' });
    } else {
      const isBackedUp = writeLocalBackup(this.#backupKey, this.#toBackUp());
      this.set({ unsaved: isBackedUp ? 'backed up' : 'only here' });
    }
  };

  forgetBackup(backup: FoundBackup) {
    removeLocalBackup(backup.key);
    this.set({ backups: this.getState().backups.filter((each) => each !== backup) });
  }

  replace(content: unknown, base: Entry | null) {
    this.#inputs.fill(content);
    this.finishAction({ base });
  }

  /** Keeps the text in the history as an `aside` entry (never the head). Does nothing if it equals the base's. */
  async setAside(text: Pick<Backup, 'content' | 'parent'> = this.#toBackUp()) {
    const { content, parent = this.baseId } = text;
    if (sameContent(content, this.baseContent)) return;
    // A retry of the same text reuses its `write_id`, so that it is stored once.
    if (!this.#aside || !sameContent(this.#aside.content, content)) {
      this.#aside = { write_id: randomId(), kind: 'aside', content, parent };
    }
    const aside = this.#aside;
    await retryIfUnreachable(() => this.add(aside));
  }

  upload(inserted: Promise<boolean>) {
    this.#uploads.add(inserted);
    this.set({});
    void inserted.then(() => {
      this.#uploads.delete(inserted);
      this.set({});
    });
  }

  get isUploading() {
    return this.#uploads.size > 0;
  }

  async waitForUploads(): Promise<boolean> {
    return (await Promise.all(this.#uploads)).every(Boolean);
  }

  /** Call this before deleting a list item; the deletion can be undone until the next save. */
  deleting(item: unknown, isBlank = false) {
    this.set({ deleted: [...this.getState().deleted, item] });
    if (isBlank || containsItem(this.baseContent, item)) return;
    const key = newBackupKey(this.opened.userId, this.opened.section);
    const before = { ...this.#toBackUp(), lost: [] };
    const isBackedUp = writeLocalBackup(key, before);
    this.#beforeDeletions.set(item, { ...before, key, isBackedUp });
  }

  forgetDeletion(item: unknown) {
    removeLocalBackup(this.#beforeDeletions.get(item)?.key ?? '');
    this.#beforeDeletions.delete(item);
    this.set({ deleted: this.getState().deleted.filter((each) => each !== item) });
  }

  /** Makes deletions final and keeps the text of the items in the history. */
  async finaliseDeletions(items = this.getState().deleted) {
    for (const item of items) {
      const before = this.#beforeDeletions.get(item);
      if (before) await this.setAside(before);
      this.forgetDeletion(item);
    }
    this.flush();
  }

  closeSheet = () => this.set({ sheet: null });

  async validate(): Promise<boolean> {
    const isValid = await this.#inputs.validate();
    this.set({ failedChecks: isValid ? 0 : this.getState().failedChecks + 1 });
    return isValid;
  }

  enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    return result;
  }

  finishAction(change: Partial<FormState> = {}, status: FormStatus = { is: 'clean' }) {
    this.set({ ...change, status });
    this.flush();
  }

  fail(kind: 'draft' | 'published', thrown: unknown): false {
    this.finishAction({}, { is: 'failed', kind, failure: sectionFailure({ thrown }) });
    return false;
  }
}
