import { containsItem, sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { sectionFailure } from '@/admin/data/section-failure';
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
  type FoundBackup,
  type LocalBackup,
  localBackup,
  removeLocalBackup,
} from './local-backups';
import { SectionEntries } from './section-entries';

type Inputs = {
  read: () => unknown;
  fill: (content: unknown) => void;
  /** Marks the fields that are not valid; false if there are any. */
  validate: () => Promise<boolean>;
};

/** Milliseconds from a keystroke to its local backup. */
const backupDelay = 500;

/**
 * The life of one open form: its state, its local backup, and its actions, one at a time (sending.ts, replacing.ts). The
 * form owns its values: an answer of the server changes base and status, never a field.
 */
export class OpenForm {
  readonly opened: OpenedSection;
  readonly entries: SectionEntries;
  readonly #inputs: Inputs;
  readonly #state: Store<FormState>;
  readonly #backup: LocalBackup;
  /** List items deleted since the last save that no entry has, each with the form's content of before. */
  readonly #deleted = new Map<unknown, { content: Json; backup: LocalBackup; begun: number }>();
  /** Counts the saves that somebody asked for. */
  begun = 0;
  readonly #uploads = new Set<Promise<boolean>>();
  /** Counts what somebody typed and clicked: no dialog opens that was asked for before. */
  touches = 0;
  #backupTimer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(opened: OpenedSection, inputs: Inputs) {
    this.opened = opened;
    this.#inputs = inputs;
    this.#state = createStore(firstState(opened));
    this.#backup = this.#newBackup();
    this.entries = new SectionEntries(this);
  }

  #newBackup() {
    return localBackup(this.opened.userId, this.opened.section);
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  /** At rest, the status is what there is to save. */
  set(change: Partial<FormState>) {
    const state = { ...this.getState(), ...this.entries.known, ...change };
    if (/clean|dirty|uploading/.test(state.status.is)) {
      state.status = { is: this.isUploading ? 'uploading' : state.unsaved ? 'dirty' : 'clean' };
    }
    this.#state.set(state);
  }

  get baseContent(): unknown {
    return this.entries.known.base?.content ?? this.opened.defaultContent;
  }

  /** The form's content at this moment, unaffected by further typing. */
  snapshot(): Json {
    return structuredClone(this.#inputs.read()) as Json;
  }

  isWritten(content = this.#inputs.read()): boolean {
    return this.entries.unanswered === undefined && sameContent(content, this.baseContent);
  }

  open() {
    const { head, published } = this.entries.known;
    this.entries.isOpen = true;
    this.flush();
    // Marks the fields for which visitors do not see what is published.
    const isRefused = published?.id === head?.id && published?.issues.length;
    if (isRefused) void this.#inputs.validate();
  }

  close() {
    this.entries.isOpen = false;
    this.entries.retry();
    this.flush();
  }

  signedOut() {
    this.entries.signedOut = true;
  }

  /** True if the sign-in dialog has promised to save the draft. */
  signedIn(): boolean {
    const { signedOut } = this.entries;
    this.entries.signedOut = false;
    return signedOut || failureOf(this.getState())?.kind === 'signed-out';
  }

  /** To be called on every input and click on the page, and when an answer goes missing. */
  touched = () => {
    this.touches += 1;
  };

  /** To be called on every change of the form. */
  changed = () => {
    if (!this.getState().unsaved) {
      if (this.isWritten()) return;
      this.set({ unsaved: 'typed' });
    }
    this.#backupTimer ??= setTimeout(this.flush, backupDelay);
  };

  /** Compares the form with its base at once, and writes or removes the local backup. */
  flush = () => {
    clearTimeout(this.#backupTimer);
    this.#backupTimer = undefined;
    if (this.isWritten()) {
      this.#backup.remove();
      this.set({ unsaved: null });
      return;
    }
    const { unanswered } = this.entries;
    const lost = unanswered ? [unanswered] : [];
    const backup = { content: this.snapshot(), base: this.baseContent, lost };
    this.set({ unsaved: this.#backup.write(backup) ? 'backed up' : 'only here' });
  };

  /** The only way in for other text; `base` is the entry that it shows, or with which it has been merged. */
  replace(content: unknown, base: Entry | null) {
    this.#inputs.fill(content);
    this.entries.learn({ base });
    this.rest();
  }

  /** Counts as a change until it has ended; true with its picture in the form. */
  upload(ended: Promise<boolean>) {
    this.#uploads.add(ended);
    this.set({});
    void ended.then(() => {
      this.#uploads.delete(ended);
      this.set({});
    });
  }

  get isUploading() {
    return this.#uploads.size > 0;
  }

  /** Waits for the uploads; false if one has failed. */
  async uploaded(): Promise<boolean> {
    return (await Promise.all(this.#uploads)).every(Boolean);
  }

  /** To be called before an item of a list is deleted. */
  deleting(item: unknown) {
    if (containsItem(this.baseContent, item)) return;
    const content = this.snapshot();
    const backup = this.#newBackup();
    backup.write({ content, base: this.baseContent, lost: [] });
    this.#deleted.set(item, { content, backup, begun: this.begun });
  }

  /** Its deletion was undone, or its content is in the history. */
  undeleted(item: unknown) {
    this.#deleted.get(item)?.backup.remove();
    this.#deleted.delete(item);
  }

  /** Sets aside what was typed in items that were deleted before a save. Throws a `SectionFailure`. */
  async endUndo(save = ++this.begun) {
    for (const [deleted, { content, begun }] of this.#deleted) {
      if (begun >= save) continue;
      await this.setAside(content);
      this.undeleted(deleted);
      // One content may hold several of the items.
      for (const item of this.#deleted.keys())
        if (containsItem(content, item)) this.undeleted(item);
    }
    this.set({ saves: Math.max(save, this.getState().saves) });
  }

  /** Puts a text into the history that is not to be its head, unless it is the form's base. Throws a `SectionFailure`. */
  async setAside(content: Json): Promise<void> {
    if (!sameContent(content, this.baseContent)) await this.entries.setAside(content);
  }

  forgetBackup(backup: FoundBackup) {
    removeLocalBackup(backup.key);
    this.set({ backups: this.getState().backups.filter((each) => each !== backup) });
  }

  closeSheet = () => this.set({ sheet: null });

  /** Closes the conflict dialog; the next write runs into the same conflict. */
  closeConflict = () => this.rest();

  /** Lists what has to be fixed before it is published; false if there is anything. */
  async validate(): Promise<boolean> {
    const isValid = await this.#inputs.validate();
    this.set({ problems: isValid ? 0 : this.getState().problems + 1 });
    return isValid;
  }

  /** Runs the actions one after the other. */
  enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** Ends an action; what was typed during it is dirty again. */
  rest(change: Partial<FormState> = {}, status: FormStatus = { is: 'clean' }) {
    this.set({ ...change, status });
    this.flush();
  }

  fail(kind: 'draft' | 'published', thrown: unknown): false {
    this.set({ status: { is: 'failed', kind, failure: sectionFailure({ thrown }) } });
    this.flush();
    return false;
  }
}
