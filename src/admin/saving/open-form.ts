import { sameContent } from '@/admin/compare/same-content';
import {
  checkAdministrator,
  type Entry,
  type EntryKind,
  findWritten,
  readSection,
  type Write,
  writeEntry,
} from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { contentFormat } from '@/content/content-format';
import { sentences } from '@/lib/errors';
import { randomId } from '@/lib/random-id';
import type { Store } from '@/lib/store';
import type { Json } from '@/lib/supabase/database.types';
import type { EditorState, OpenedSection } from './editor-state';
import { localBackup } from './local-backups';

export type OpenFormOptions = OpenedSection & {
  getContent: () => unknown;
  /** An entry of this form is on the website. */
  onPublished: () => void;
};

/** Milliseconds from a keystroke to its local backup. */
const backupDelay = 500;

/**
 * One open form: the entry that it is based on, its local backup, and the entries that it adds to the history of its
 * section. What is asynchronous throws a `SectionFailure`.
 */
export class OpenForm {
  readonly #options: OpenFormOptions;
  readonly #state: Store<EditorState>;
  readonly #backup: ReturnType<typeof localBackup>;
  #backupTimer: ReturnType<typeof setTimeout> | undefined;
  /** Writes without an answer, all on the same base: the database may have made one of them all the same. */
  #lost: readonly Write[] = [];
  /** The last text set aside: again, after a lost answer or a failed discarding, it is the same entry. */
  #aside: Write | undefined;
  /** The session has ended, or is somebody else's, in whose name nothing is written. */
  signedOut = false;

  constructor(options: OpenFormOptions, state: Store<EditorState>) {
    this.#options = options;
    this.#state = state;
    this.#backup = localBackup(options.userId, options.section);
  }

  #set(change: Partial<EditorState>) {
    this.#state.set({ ...this.#state.get(), ...change });
  }

  get #baseId(): number | null {
    return this.#state.get().base?.id ?? null;
  }

  get baseContent(): unknown {
    return this.#state.get().base?.content ?? this.#options.defaultContent;
  }

  /** The form's content at this moment, unaffected by further typing. */
  snapshot(): Json {
    return structuredClone(this.#options.getContent()) as Json;
  }

  /** Whether the server has this content, as far as it has answered. */
  isWritten(content = this.#options.getContent()): boolean {
    return this.#lost.length === 0 && sameContent(content, this.baseContent);
  }

  /** To be called on every change of the form. */
  changed = () => {
    if (!this.#state.get().dirty) {
      if (this.isWritten()) return;
      this.#set({ dirty: true, backedUpAt: null });
    }
    this.#backupTimer ??= setTimeout(this.flush, backupDelay);
  };

  /** Compares the form with its base at once, and writes or removes the local backup. */
  flush = () => {
    clearTimeout(this.#backupTimer);
    this.#backupTimer = undefined;
    if (this.isWritten()) {
      this.#backup.remove();
      if (this.#state.get().dirty) this.#set({ dirty: false, backedUpAt: null });
      return;
    }
    const backedUpAt = this.#backup.write({
      content: this.#options.getContent(),
      base: this.baseContent,
      lost: this.#lost.map(({ id }) => id),
    });
    this.#set({ dirty: true, backedUpAt });
  };

  /** Bases the form on another entry: no lost write can arrive any more, since its parent is not the head. */
  rebase(base: Entry | null) {
    this.#lost = [];
    this.#set({ base });
  }

  /** Adds an entry, on which the form is based then. */
  async write(kind: EntryKind, content: Json): Promise<void> {
    this.#requireSession();
    const write = this.#prepare(kind, content);
    // With the id of the write, in case its answer is lost and the page closed.
    this.flush();
    try {
      const { entry, head } = await writeEntry(this.#options.section, write);
      this.rebase(entry);
      if (entry.kind === 'published') this.#options.onPublished();
      // Made before its answer was lost, and somebody has written since.
      if (head?.id !== entry.id) await this.readHead();
      // Published by this build, which has checked it.
      else if (entry.kind === 'published') this.#set({ head, published: { ...entry, issues: [] } });
      else this.#set({ head });
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      // The database has refused it: no answer is missing.
      if (failure.kind !== 'unreachable') this.#lost = this.#lost.filter((each) => each !== write);
      throw failure;
    }
  }

  /** A write to be sent: the same as before, if its answer was lost. */
  #prepare(kind: EntryKind, content: Json): Write {
    const again = this.#lost.find(
      (each) => each.kind === kind && sameContent(each.content, content),
    );
    const write = again ?? { id: randomId(), kind, content, parent: this.#baseId };
    if (!again) this.#lost = [...this.#lost, write];
    return write;
  }

  /** Puts a text into the history that is not to be its head: the form's, unless it has nothing else than its base. */
  async setAside(backup?: Json): Promise<void> {
    const content = backup ?? this.snapshot();
    if (!backup && sameContent(content, this.baseContent)) return;
    this.#requireSession();
    if (!this.#aside || !sameContent(this.#aside.content, content)) {
      this.#aside = { id: randomId(), kind: 'aside', content, parent: this.#baseId };
    }
    await writeEntry(this.#options.section, this.#aside);
  }

  #requireSession() {
    if (this.signedOut) throw new SectionFailure('signed-out', sentences.expired);
  }

  /** Also finds a lost write. Throws for an entry of a newer build, too, whose fields this one may not know. */
  async readHead(): Promise<Entry | null> {
    const [{ head, published }, own] = await Promise.all([
      readSection(this.#options.section),
      findWritten(this.#lost.map(({ id }) => id)),
    ]);
    if (!head && this.#baseId) await checkAdministrator();
    if (head && head.format > contentFormat) {
      throw new SectionFailure('outdated', 'The site has been updated: load the editor again.');
    }
    if (own) this.rebase(own);
    if (own?.kind === 'published') this.#options.onPublished();
    this.#set({ head, published });
    return head;
  }

  /** Reads the head; null if the form is based on it. */
  async findNewer(): Promise<Entry | null> {
    const head = await this.readHead();
    if (head && head.id !== this.#baseId) {
      this.#lost = [];
      return head;
    }
    // The section was cleared in SQL.
    if (!head && this.#baseId) this.rebase(null);
    return null;
  }
}
