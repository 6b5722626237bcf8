import { containsItem, sameContent } from '@/admin/compare/same-content';
import { type Entry, type Write, writeQueues } from '@/admin/data/entries';
import { sectionFailure } from '@/admin/data/section-failure';
import { showToast, type ToastMessage } from '@/components/ui/toast-store';
import { formContent } from '@/content/sections/form-content';
import { createStore, type Store } from '@/lib/store';
import type { Json } from '@/lib/supabase/database.types';
import { type FailedKind, type FormState, firstState, type OpenedSection } from './form-state';
import {
  type Backup,
  type FoundBackup,
  newBackupKey,
  readLocalBackups,
  removeLocalBackup,
  writeLocalBackup,
} from './local-backups';

type Inputs = {
  read: () => unknown;
  fill: (content: unknown) => void;
  /** Invalid fields show their errors. Resolves to false if there are any. */
  validate: () => Promise<boolean>;
};

const backupDelay = 500;

/**
 * The object owns the state, the local backup and the queue of a form. The functions of head.ts, sending.ts and
 * replacing.ts act on it. The base is the entry on which the form's text builds. Each new head has it as its `parent`.
 */
export class OpenForm {
  readonly opened: OpenedSection;
  readonly #inputs: Inputs;
  readonly #state: Store<FormState>;
  readonly #backupKey: string;
  #backupTimer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #inputEvents = 0;
  #typedAt = Date.now();
  /** The list items that stay open when `replace` mounts the fields again. */
  readonly unfolded = new Set<string>();
  isOpen = false;
  /** Without the session of the user who opened the form, nothing is written. */
  isSignedIn = true;
  unansweredWrite: Write | undefined;
  /** The `write_id`s of this form. */
  readonly sentIds = new Set<string>();
  lastSheetPress: unknown;
  retryNow = () => {};
  /** Each starts an upload again that failed because the session had ended. */
  readonly stoppedUploads: (() => unknown)[] = [];

  constructor(opened: OpenedSection, inputs: Inputs) {
    this.opened = opened;
    this.#inputs = inputs;
    this.#state = createStore(firstState(opened));
    this.#backupKey = newBackupKey(opened.userId, opened.section);
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  set(change: Partial<FormState>) {
    this.#state.set({ ...this.getState(), ...change });
  }

  open() {
    this.isOpen = true;
    this.flush();
    const { head, published } = this.getState();
    // If the form has invalid published content, its fields show their errors before anything is typed.
    if (published?.id === head?.id && published?.issues.length) void this.#inputs.validate();
  }

  close() {
    this.isOpen = false;
    this.retryNow();
    this.flush();
  }

  get baseContent(): unknown {
    return this.getState().base?.content ?? this.opened.defaultContent;
  }

  snapshot(): Json {
    return formContent(this.opened.section, this.#inputs.read()) as Json;
  }

  get baseId(): number | null {
    return this.getState().base?.id ?? null;
  }

  toBackUp(): Backup {
    const lost = this.unansweredWrite ? [this.unansweredWrite.write_id] : [];
    return { content: this.snapshot(), base: this.baseContent, parent: this.baseId, lost };
  }

  isStored(content = this.snapshot()): boolean {
    return this.unansweredWrite === undefined && sameContent(content, this.baseContent);
  }

  countInput = () => {
    this.#inputEvents += 1;
  };

  /** The returned function returns true until the next input or click. */
  watchInput(): () => boolean {
    const before = this.#inputEvents;
    return () => this.#inputEvents === before;
  }

  changed = () => {
    this.#typedAt = Date.now();
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
      const deletions = [...this.getState().deletions.values()];
      const isOnlyHere = deletions.some((before) => before?.isBackedUp === false);
      this.set({ unsaved: isOnlyHere ? 'only here' : null });
    } else {
      const isBackedUp = writeLocalBackup(this.#backupKey, this.toBackUp(), this.#typedAt);
      this.set({ unsaved: isBackedUp ? 'backed up' : 'only here' });
    }
  };

  /** Call this when the page may be about to close. If it is not, the timer goes on to `flush`. */
  flushOnLeave = () => {
    if (this.#backupTimer === undefined || this.isStored()) return;
    writeLocalBackup(this.#backupKey, this.toBackUp(), this.#typedAt, true);
  };

  /** If another window has gone on typing since the backup was read here, its newer text is offered instead. */
  forgetBackup({ key, content }: FoundBackup) {
    const { userId, section } = this.opened;
    const newer = readLocalBackups(userId, section).filter(
      (each) => each.key === key && !sameContent(each.content, content),
    );
    if (newer.length === 0) removeLocalBackup(key);
    const { backups } = this.getState();
    this.set({ backups: backups.flatMap((each) => (each.key === key ? newer : each)) });
  }

  /** Another tab may remove this form's backup, which is then written again, or one that was found on opening. */
  onStorage = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (newValue !== null) return;
    this.flush();
    const backups = this.getState().backups.filter((each) => each.key !== key);
    if (backups.length === this.getState().backups.length) return;
    this.set({ backups });
    this.say('success', 'This typing was taken over in another window');
  };

  replace(content: unknown, base: Entry | null) {
    this.#inputs.fill(content);
    this.finishAction({ base, failedChecks: 0 });
  }

  trackUpload(upload: Promise<unknown>) {
    this.set({ uploads: [...this.getState().uploads, upload] });
    void Promise.allSettled([upload]).then(() => {
      this.set({ uploads: this.getState().uploads.filter((each) => each !== upload) });
    });
  }

  async waitForUploads(): Promise<boolean> {
    const uploads = await Promise.allSettled(this.getState().uploads);
    return uploads.every(({ status }) => status === 'fulfilled');
  }

  /** Call this before deleting a list item. The deletion can be undone until the next save. */
  recordDeletion(item: unknown, isBlank = false) {
    let before = null;
    if (!isBlank && !containsItem(this.baseContent, item)) {
      const backup = { ...this.toBackUp(), lost: [] };
      const key = newBackupKey(this.opened.userId, this.opened.section);
      before = { ...backup, key, isBackedUp: writeLocalBackup(key, backup) };
    }
    this.set({ deletions: new Map(this.getState().deletions).set(item, before) });
  }

  forgetDeletion(item: unknown) {
    const deletions = new Map(this.getState().deletions);
    removeLocalBackup(deletions.get(item)?.key ?? '');
    deletions.delete(item);
    this.set({ deletions });
  }

  closeSheet = () => this.set({ sheetContent: null });

  async validate(): Promise<boolean> {
    const isValid = await this.#inputs.validate();
    this.set({ failedChecks: isValid ? 0 : this.getState().failedChecks + 1 });
    return isValid;
  }

  enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    writeQueues.set(this.opened.section, this.#queue);
    return result;
  }

  finishAction(change: Partial<FormState> = {}) {
    this.set({ status: { is: 'idle' }, ...change });
    this.flush();
  }

  fail(kind: FailedKind, thrown: unknown): false {
    const failure = sectionFailure({ thrown });
    // A lost session or role opens the sign-in dialog or a notice. Any other failed `aside` leaves the form idle.
    const isStatus = kind !== 'aside' || ['signed-out', 'forbidden'].includes(failure.kind);
    this.finishAction(isStatus ? { status: { is: 'failed', kind, failure } } : {});
    return false;
  }

  /** A closed form says nothing, because another user may have signed in. */
  say(tone: ToastMessage['tone'], title: string, description?: string) {
    if (this.isOpen) showToast({ tone, title, description });
  }
}
