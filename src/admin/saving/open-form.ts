import { sameContent } from '@/admin/compare/same-content';
import type { Entry, EntryKind } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { formContent } from '@/content/sections/form-content';
import { randomId } from '@/lib/random-id';
import { createStore, type Store } from '@/lib/store';
import type { Json } from '@/lib/supabase/database.types';
import {
  type Backup,
  type FoundBackup,
  newBackupKey,
  readLocalBackups,
  removeLocalBackup,
  writeLocalBackup,
} from './local-backups';
import { writeQueues } from './opening';
import { type Event, reduce } from './reduce';
import {
  type Action,
  baseContent,
  firstState,
  type Job,
  type OpenedSection,
  type Outcome,
  type State,
} from './state';

type Inputs = {
  read: () => unknown;
  fill: (content: unknown) => void;
  /** Invalid fields show their errors. Resolves to false if there are any. */
  validate: () => Promise<boolean>;
};

const backupDelay = 500;

/** The state, the text's local backup and the queue of actions of a form. What the actions do: actions.ts, replacing.ts. */
export class OpenForm {
  readonly opened: OpenedSection;
  readonly #inputs: Inputs;
  readonly #state: Store<State>;
  readonly #backupKey: string;
  #backupTimer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #typedAt = Date.now();
  /** The list items that stay open when `replace` mounts the fields again. */
  readonly unfolded = new Set<string>();

  constructor(opened: OpenedSection, inputs: Inputs) {
    this.opened = opened;
    this.#inputs = inputs;
    this.#state = createStore(firstState(opened));
    this.#backupKey = newBackupKey(opened.userId, opened.section);
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  dispatch = (event: Event) => this.#state.set(reduce(this.getState(), event));

  until(test: (state: State) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!test(this.getState())) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(check);
      check();
    });
  }

  onConnection = () => this.dispatch({ is: 'connection', isOnline: navigator.onLine !== false });

  open() {
    this.dispatch({ is: 'opened' });
    this.onConnection();
    this.flush();
    const { head, published } = this.getState();
    // If the form has invalid published content, its fields show their errors before anything is typed.
    if (published?.id === head?.id && published?.issues.length) void this.#inputs.validate();
  }

  close() {
    this.dispatch({ is: 'closed' });
    this.flush();
  }

  snapshot(): Json {
    return formContent(this.opened.section, this.#inputs.read()) as Json;
  }

  isStored(content = this.snapshot()): boolean {
    const state = this.getState();
    return state.lost === null && sameContent(content, baseContent(state));
  }

  toBackUp(): Backup {
    const state = this.getState();
    const lost = state.lost ? [state.lost.id] : [];
    const parent = state.base?.id ?? null;
    return { content: this.snapshot(), base: baseContent(state), parent, lost };
  }

  /** The same write as one without an answer is that one again. */
  newJob(kind: EntryKind, content: Json, parent = this.getState().base?.id ?? null): Job {
    const { lost } = this.getState();
    const job = { kind, content, parent };
    return lost && sameContent({ ...job, id: lost.id }, lost) ? lost : { ...job, id: randomId() };
  }

  changed = () => {
    this.#typedAt = Date.now();
    if (this.getState().text === 'stored') {
      if (this.isStored()) return;
      this.dispatch({ is: 'kept', text: 'typed' });
    }
    this.#backupTimer ??= setTimeout(this.flush, backupDelay);
  };

  flush = () => {
    clearTimeout(this.#backupTimer);
    this.#backupTimer = undefined;
    if (this.isStored()) {
      removeLocalBackup(this.#backupKey);
      this.dispatch({ is: 'kept', text: 'stored' });
    } else {
      const isBackedUp = writeLocalBackup(this.#backupKey, this.toBackUp(), this.#typedAt);
      this.dispatch({ is: 'kept', text: isBackedUp ? 'backed up' : 'only here' });
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
    const backups = this.getState().backups.flatMap((each) => (each.key === key ? newer : each));
    this.dispatch({ is: 'backups', backups });
  }

  /** Another tab may remove this form's backup, which is then written again, or one that was found on opening. */
  onStorage = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (newValue !== null) return;
    this.flush();
    const backups = this.getState().backups.filter((each) => each.key !== key);
    if (backups.length === this.getState().backups.length) return;
    this.dispatch({ is: 'backups', backups });
    this.dispatch({ is: 'told', outcome: { of: 'bring back', is: 'taken elsewhere' } });
  };

  replace(content: unknown, base: Entry | null) {
    this.#inputs.fill(content);
    this.dispatch({ is: 'replaced', base });
    this.flush();
  }

  trackUpload(upload: Promise<unknown>) {
    this.dispatch({ is: 'uploading', upload });
    void upload
      .catch((failure: unknown) => {
        // Asks for a sign-in. Any other failure is said at the picture's field alone.
        if (!(failure instanceof SectionFailure) || failure.kind !== 'signed-out') return;
        this.dispatch({ is: 'told', outcome: { of: 'upload', is: 'refused', failure } });
      })
      .then(() => this.dispatch({ is: 'uploaded', upload }));
  }

  async waitForUploads(): Promise<boolean> {
    const uploads = await Promise.allSettled(this.getState().uploads);
    return uploads.every(({ status }) => status === 'fulfilled');
  }

  validate = () => this.#inputs.validate();

  /** Runs when the actions before have ended. */
  act(of: Action, run: () => Promise<Outcome>): Promise<Outcome> {
    const ended = this.#queue.then(async () => {
      this.dispatch({ is: 'began', of });
      const outcome = await run().catch((thrown: unknown): Outcome => {
        return { of, is: 'refused', failure: sectionFailure({ thrown }) };
      });
      this.flush();
      this.dispatch({ is: 'ended', outcome });
      return outcome;
    });
    this.#queue = ended;
    writeQueues.set(this.opened.section, ended);
    return ended;
  }
}
