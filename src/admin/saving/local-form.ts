import { containsItem, sameContent } from '@/admin/compare/same-content';
import type { Entry, StoredSection } from '@/admin/data/entries';
import type { SectionKey } from '@/content/sections/section';
import { createStore, type Store } from '@/lib/store';
import type { Json } from '@/lib/supabase/database.types';
import { EntryWriter } from './entry-writer';
import type { FormState } from './form-state';
import { localBackup } from './local-backups';

export type OpenedSection = {
  section: SectionKey;
  label: string;
  userId: string;
  userName: string;
  stored: StoredSection;
  /** The original text. */
  defaultContent: unknown;
};

/** The inputs of the form. */
type Inputs = {
  read: () => unknown;
  fill: (content: unknown) => void;
  /** An entry of this form is on the website. */
  onPublished: () => void;
};

/** Milliseconds from a keystroke to its local backup. */
const backupDelay = 500;

/**
 * What one open form has in this browser: its inputs, the entry that they are based on, its local backup, and its
 * status. The form owns its values: an answer of the server changes base and status, never a field.
 */
export class LocalForm {
  readonly opened: OpenedSection;
  protected readonly inputs: Inputs;
  readonly #backup: ReturnType<typeof localBackup>;
  protected readonly writer: EntryWriter;
  readonly #state: Store<FormState>;
  #backupTimer: ReturnType<typeof setTimeout> | undefined;
  /** Items deleted since the last save that no entry has, each with the content of before, also as a local backup. */
  protected deleted: { item: unknown; content: Json; backup: ReturnType<typeof localBackup> }[] =
    [];
  #uploads = new Set<Promise<boolean>>();

  constructor(opened: OpenedSection, inputs: Inputs) {
    const { head, published } = opened.stored;
    this.opened = opened;
    this.inputs = inputs;
    this.writer = new EntryWriter(opened.section);
    this.#backup = localBackup(opened.userId, opened.section);
    this.#state = createStore<FormState>({
      status: { is: 'clean' },
      base: head,
      head,
      published,
      unsaved: null,
      sheet: null,
      saves: 0,
    });
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  protected set(change: Partial<FormState>) {
    this.#state.set({ ...this.getState(), ...change });
  }

  get baseContent(): unknown {
    return this.getState().base?.content ?? this.opened.defaultContent;
  }

  protected get baseId(): number | null {
    return this.getState().base?.id ?? null;
  }

  /** The form's content at this moment, unaffected by further typing. */
  snapshot(): Json {
    return structuredClone(this.inputs.read()) as Json;
  }

  protected isWritten(content = this.inputs.read()): boolean {
    return this.writer.unanswered === undefined && sameContent(content, this.baseContent);
  }

  open() {
    this.writer.isOpen = true;
    this.flush();
  }

  close() {
    this.writer.isOpen = false;
    this.writer.retry();
    this.flush();
  }

  signedOut() {
    this.writer.signedOut = true;
  }

  /** To be called on every change of the form. */
  changed = () => {
    if (!this.getState().unsaved) {
      if (this.isWritten()) return;
      this.set({ unsaved: { backedUpAt: null } });
      this.#rest();
    }
    this.#backupTimer ??= setTimeout(this.flush, backupDelay);
  };

  /** Compares the form with its base at once, and writes or removes the local backup. */
  flush = () => {
    clearTimeout(this.#backupTimer);
    this.#backupTimer = undefined;
    if (this.isWritten()) {
      this.#backup.remove();
      if (this.getState().unsaved) this.set({ unsaved: null });
    } else {
      const lost = this.writer.unanswered ? [this.writer.unanswered] : [];
      const backup = { content: this.inputs.read(), base: this.baseContent, lost };
      this.set({ unsaved: { backedUpAt: this.#backup.write(backup) } });
    }
    this.#rest();
  };

  /** Names the resting state; `after` a status that has ended. */
  #rest(after = false) {
    const { status, unsaved } = this.getState();
    if (!after && !['clean', 'dirty', 'uploading'].includes(status.is)) return;
    const resting = this.isUploading ? 'uploading' : unsaved ? 'dirty' : 'clean';
    if (status.is !== resting) this.set({ status: { is: resting } });
  }

  protected end() {
    this.#rest(true);
    // What was typed during the action is dirty again.
    this.flush();
  }

  /** The only way in for other text; `base` is the entry that it shows, or with which it has been merged. */
  replace(content: unknown, base: Entry | null) {
    this.inputs.fill(content);
    this.set({ base });
    this.end();
  }

  /** Counts as a change until it has ended; true with its picture in the form. */
  upload(ended: Promise<boolean>) {
    const tell = () => {
      this.#rest();
      // Whatever the status: leaving asks about an upload.
      this.set({});
    };
    this.#uploads.add(ended);
    tell();
    void ended.then(() => {
      this.#uploads.delete(ended);
      tell();
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
    if (!containsItem(this.baseContent, item)) {
      const content = this.snapshot();
      const backup = localBackup(this.opened.userId, this.opened.section);
      backup.write({ content, base: this.baseContent, lost: [] });
      this.deleted.push({ item, content, backup });
    }
  }

  /** A deletion was undone. */
  undeleted(item: unknown) {
    this.forgetDeleted((each) => each === item);
  }

  protected forgetDeleted(isSafe: (item: unknown) => boolean) {
    for (const { item, backup } of this.deleted) if (isSafe(item)) backup.remove();
    this.deleted = this.deleted.filter(({ item }) => !isSafe(item));
  }

  /** Closes the conflict dialog; the next write runs into the same conflict. */
  closeConflict = () => this.end();

  /** False as soon as an answer is missing: what is sent again is not waited for. */
  protected unlessUnknown(saved: Promise<boolean>): Promise<boolean> {
    const unknown = new Promise<boolean>((resolve) => {
      const stop = this.subscribe(() => this.getState().status.is === 'unknown' && resolve(false));
      void saved.finally(stop);
    });
    return Promise.race([saved, unknown]);
  }
}
