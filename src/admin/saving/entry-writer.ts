import { sameContent } from '@/admin/compare/same-content';
import {
  type Entry,
  type EntryKind,
  findWritten,
  readSection,
  type Write,
  writeEntry,
} from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { contentFormat } from '@/content/content-format';
import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';
import type { EditorState, OpenedSection } from './editor-state';

type Known = Pick<EditorState, 'base' | 'head' | 'published'>;

type Options = OpenedSection & {
  onChange: (change: Partial<Known>) => void;
  /** An entry of this form is on the website. */
  onPublished: () => void;
};

/** Adds the entries of one form to the history of its section. Its methods throw a `SectionFailure`. */
export class EntryWriter {
  readonly #options: Options;
  #base: Entry | null;
  /** Writes without an answer, all on the same base: the database may have made one of them all the same. */
  #lost: readonly Write[] = [];
  /** The last text set aside: again, after a lost answer or a failed discarding, it is the same entry. */
  #aside: Write | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#base = options.stored.head;
  }

  get baseId(): number | null {
    return this.#base?.id ?? null;
  }

  /** The content of the entry that the form is based on. */
  get baseContent(): unknown {
    return this.#base?.content ?? this.#options.defaultContent;
  }

  get lostIds(): readonly string[] {
    return this.#lost.map(({ id }) => id);
  }

  /** Whether the server has this content, as far as it has answered. */
  isWritten(content: unknown): boolean {
    return this.#lost.length === 0 && sameContent(content, this.baseContent);
  }

  /** Bases the form on another entry: no lost write can arrive any more, since its parent is not the head. */
  rebase(base: Entry | null) {
    this.#lost = [];
    this.#base = base;
    this.#options.onChange({ base });
  }

  /** Registers a write to be sent: the same as before, if its answer was lost. */
  prepare(kind: EntryKind, content: Json): Write {
    const again = this.#lost.find(
      (each) => each.kind === kind && sameContent(each.content, content),
    );
    const write = again ?? { id: randomId(), kind, content, parent: this.baseId };
    if (!again) this.#lost = [...this.#lost, write];
    return write;
  }

  /** The form is based on the entry of the write then. */
  async send(write: Write): Promise<void> {
    const { section, onChange, onPublished } = this.#options;
    try {
      const { entry, head } = await writeEntry(section, write);
      this.rebase(entry);
      if (entry.kind === 'published') onPublished();
      // Made before its answer was lost, and somebody has written since.
      if (head?.id !== entry.id) await this.readHead();
      // Published by this build, which has checked it.
      else if (entry.kind === 'published') onChange({ head, published: { ...entry, issues: [] } });
      else onChange({ head });
    } catch (thrown) {
      const failure = sectionFailure({ thrown });
      // The database has refused it: no answer is missing.
      if (failure.kind !== 'unreachable') this.#lost = this.#lost.filter((each) => each !== write);
      throw failure;
    }
  }

  /** Puts a text into the history that is not to be its head. */
  async setAside(content: Json): Promise<void> {
    if (!this.#aside || !sameContent(this.#aside.content, content)) {
      this.#aside = { id: randomId(), kind: 'aside', content, parent: this.baseId };
    }
    await writeEntry(this.#options.section, this.#aside);
  }

  /** Also finds a lost write. Throws for an entry of a newer build, too, whose fields this one may not know. */
  async readHead(): Promise<Entry | null> {
    const { section, onChange, onPublished } = this.#options;
    const [{ head, published }, own] = await Promise.all([
      readSection(section),
      findWritten(this.lostIds),
    ]);
    if (head && head.format > contentFormat) {
      throw new SectionFailure('outdated', 'The site has been updated: load the editor again.');
    }
    if (own) this.rebase(own);
    if (own?.kind === 'published') onPublished();
    onChange({ head, published });
    return head;
  }

  /** Reads the head; null if the form is based on it. */
  async findNewer(): Promise<Entry | null> {
    const head = await this.readHead();
    if (head && head.id !== this.baseId) {
      this.#lost = [];
      return head;
    }
    // The section was cleared in SQL.
    if (!head && this.#base) this.rebase(null);
    return null;
  }
}
