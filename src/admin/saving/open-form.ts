import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { sameContent } from '@/admin/compare/same-content';
import type { Entry } from '@/admin/data/entries';
import { sectionFailure } from '@/admin/data/section-failure';
import { formContent } from '@/content/sections/form-content';
import { randomId } from '@/lib/random-id';
import { createStore, type Store } from '@/lib/store';
import type { Json } from '@/lib/supabase/database.types';
import {
  type Backup,
  type FoundBackup,
  newBackupKey,
  readLocalBackups,
  writeLocalBackup,
} from './local-backups';
import { queueKey, writeQueues } from './opening';
import { reduce } from './reduce';
import {
  type Action,
  baseContent,
  contentOf,
  type Ending,
  type Event,
  firstState,
  type Job,
  type OpenedSection,
  type Outcome,
  type State,
  unknownJob,
} from './state';

/** React Hook Form has the text. */
export type Inputs = Pick<UseFormReturn, 'getValues' | 'reset' | 'handleSubmit' | 'subscribe'>;

/** The state, the text's local backup and the queue of actions of a form. What the actions do: actions.ts. */
export class OpenForm {
  readonly opened: OpenedSection;
  readonly #inputs: Inputs;
  readonly #state: Store<State>;
  readonly #backupKey: string;
  #backupTimer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #typedAt = Date.now();

  constructor(opened: OpenedSection, inputs: Inputs) {
    this.opened = opened;
    this.#inputs = inputs;
    this.#state = createStore(firstState(opened));
    this.#backupKey = newBackupKey(opened.userId, opened.section);
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  /** `name` is undefined where other text has come in. */
  onInput = (callback: (change: { name?: string }) => void) =>
    this.#inputs.subscribe({ formState: { values: true }, callback });

  /** Each invalid field shows its error, and a list has them all, until other text is in the form. */
  showErrors = () => void this.#inputs.handleSubmit(() => {})();

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

  open() {
    this.dispatch({ is: 'found', isOpen: true });
    this.flush();
    if (this.opened.stored.published?.issues.length) this.showErrors();
  }

  close() {
    this.dispatch({ is: 'found', isOpen: false });
    this.flush();
  }

  snapshot(): Json {
    return formContent(this.opened.section, this.#inputs.getValues()) as Json;
  }

  isStored(content = this.snapshot()): boolean {
    const state = this.getState();
    return !unknownJob(state) && sameContent(content, baseContent(state));
  }

  toBackUp(): Backup {
    const state = this.getState();
    const lost = unknownJob(state);
    const texts = { content: this.snapshot(), base: baseContent(state), at: this.#typedAt };
    return { ...texts, parent: state.base?.id ?? null, lost: lost ? [lost.write_id] : [] };
  }

  /** The same write as the last one has its id, too. The database then stores it once. */
  newJob(kind: Job['kind'], content: Json, parent = this.getState().base?.id ?? null): Job {
    const last = this.getState().write?.job;
    const job = { kind, content, parent, write_id: last?.write_id ?? '' };
    return last && sameContent(job, last) ? last : { ...job, write_id: randomId() };
  }

  changed = () => {
    this.#typedAt = Date.now();
    if (this.getState().text === 'stored') this.flush();
    else this.#backupTimer ??= setTimeout(this.flush, 500);
  };

  flush = () => {
    clearTimeout(this.#backupTimer);
    this.#backupTimer = undefined;
    const isStored = this.isStored();
    const isKept = writeLocalBackup(this.#backupKey, isStored ? null : this.toBackUp());
    const text = isStored ? 'stored' : isKept ? 'backed up' : 'only here';
    if (text !== this.getState().text) this.dispatch({ is: 'found', text });
  };

  /** If another window has gone on typing since the backup was read here, its newer text is offered instead. */
  forgetBackup({ key, at }: FoundBackup) {
    const found = this.#storedBackups().find((each) => each.key === key);
    if (found?.at === at) writeLocalBackup(key, null);
    this.dispatch({ is: 'found', backups: this.#storedBackups() });
  }

  /** Another tab may remove this form's backup, which is then written again, or one that was found on opening. */
  onStorage = ({ newValue }: Pick<StorageEvent, 'newValue'>) => {
    if (newValue !== null) return;
    this.flush();
    this.dispatch({ is: 'found', backups: this.#storedBackups() });
  };

  #storedBackups(): FoundBackup[] {
    const keys = this.getState().backups.map(({ key }) => key);
    const { userId, section } = this.opened;
    return readLocalBackups(userId, section).filter(({ key }) => keys.includes(key));
  }

  replace(base: Entry | null, content = contentOf(this.opened.section, base)) {
    this.#inputs.reset(content as FieldValues);
    this.dispatch({ is: 'based', base });
    this.flush();
  }

  /** Nothing that only the form has may be in it. */
  takeNewer(theirs: Entry): Ending {
    this.replace(theirs);
    return { is: 'took newer', theirs };
  }

  /** The picture's field says why an upload has failed. */
  trackUpload(upload: Promise<unknown>) {
    const track = (uploads: State['uploads']) => this.dispatch({ is: 'found', uploads });
    const untrack = () => track(this.getState().uploads.filter((each) => each !== upload));
    track([...this.getState().uploads, upload]);
    void upload.then(untrack, untrack);
  }

  /** Called in the press; runs when the actions before have ended. An action that ends in nothing else is done. */
  act(of: Action, run: () => Promise<Ending | undefined>): Promise<Outcome> {
    this.dispatch({ is: 'pressed', of });
    const ended = this.#queue.then(async () => {
      this.dispatch({ is: 'began', of });
      const ending = await run().catch(
        (thrown: unknown): Ending => ({ is: 'refused', failure: sectionFailure(thrown) }),
      );
      this.flush();
      const outcome: Outcome = { of, ...(ending ?? { is: 'done' }) };
      this.dispatch({ is: 'ended', outcome });
      return outcome;
    });
    this.#queue = ended;
    writeQueues.set(queueKey(this.opened.section, this.opened.userId), ended);
    return ended;
  }
}
