import { sameContent } from '@/admin/compare/same-content';
import type { SectionKey } from '@/content/sections/section';
import type { Json } from '@/lib/supabase/database.types';
import type { EditBase } from './edit-base';
import type { EditorState } from './editor-state';
import { type OwnCopies, ownCopies } from './local-backups';

type Options = {
  section: SectionKey;
  userId: string;
  getContent: () => unknown;
  onChange: (state: Pick<EditorState, 'dirty' | 'keptAt'>) => void;
};

/** Milliseconds from typing to the copy on this device. */
const copyDelay = 500;

/** What is in a form beside what the server holds; the difference is kept on this device. */
export class EditedForm {
  readonly #options: Options;
  readonly #copies: OwnCopies;
  /** What the next write goes over. */
  base: EditBase;
  /** What the server holds, as far as is known. */
  saved: unknown;
  #dirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options, base: EditBase, saved: unknown) {
    this.#options = options;
    this.#copies = ownCopies(options.userId, options.section);
    this.base = base;
    this.saved = saved;
  }

  /** A copy, which stays as it is while somebody types on. */
  content(): Json {
    return structuredClone(this.#options.getContent()) as Json;
  }

  /** To be called on every change of the form. */
  changed = () => {
    if (!this.#dirty) {
      if (sameContent(this.#options.getContent(), this.saved)) return;
      this.#tell(true, null);
    }
    this.#timer ??= setTimeout(this.settle, copyDelay);
  };

  /** Finds out whether anything is unsaved, and keeps a copy of it. */
  settle = () => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const content = this.#options.getContent();
    if (!sameContent(content, this.saved)) {
      this.#tell(true, this.#copies.keep(content, this.base));
      return;
    }
    this.#copies.drop();
    if (this.#dirty) this.#tell(false, null);
  };

  /** From now on the form is compared with this. */
  goOnFrom(base: EditBase, saved: unknown) {
    this.base = base;
    this.saved = saved;
  }

  /** Keeps what is being given up for a while, unless it is live. False where there is no room. */
  keepDiscarded(live: unknown): boolean {
    const content = this.#options.getContent();
    return sameContent(content, live) || this.#copies.keep(content, this.base, true) !== false;
  }

  #tell(dirty: boolean, keptAt: EditorState['keptAt']) {
    this.#dirty = dirty;
    this.#options.onChange({ dirty, keptAt });
  }
}
