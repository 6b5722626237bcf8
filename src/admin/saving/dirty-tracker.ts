import { sameContent } from '@/admin/compare/same-content';
import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';
import type { EditorState, OpenedSection, WriteKind } from './editor-state';
import { localBackups } from './local-backups';
import { type MergeBase, mergeBaseOf } from './merge-base';
import type { Write } from './unanswered-writes';

type Options = OpenedSection & {
  getContent: () => unknown;
  onChange: (state: Pick<EditorState, 'dirty' | 'backedUpAt'>) => void;
};

/** Milliseconds from a keystroke to its local backup. */
const backupDelay = 500;

/** Compares the form with the draft of its base, and keeps a local backup while they differ. */
export class DirtyTracker {
  readonly #options: Options;
  readonly #backups: ReturnType<typeof localBackups>;
  /** What the server has, as last known. */
  base: MergeBase;
  #unanswered: readonly Write[] = [];
  #dirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#backups = localBackups(options.userId, options.section);
    this.base = mergeBaseOf(options.stored, options.defaultContent);
  }

  /** Writes without an answer, all on the same base: the database may have made one of them all the same. */
  get unanswered(): readonly Write[] {
    return this.#unanswered;
  }

  set unanswered(writes: readonly Write[]) {
    this.#unanswered = writes;
    this.flush();
  }

  /** A new write, which has no answer yet. */
  noteWrite(kind: WriteKind, content: Json): Write {
    const write = { id: randomId(), kind, content };
    this.unanswered = [...this.#unanswered, write].slice(-5);
    return write;
  }

  forgetWrite(write: Write | undefined) {
    this.unanswered = this.#unanswered.filter((each) => each !== write);
  }

  /** The form's content at this moment, unaffected by further typing. */
  snapshot(): Json {
    return structuredClone(this.#options.getContent()) as Json;
  }

  /** To be called on every change of the form. */
  changed = () => {
    if (!this.#dirty) {
      if (this.isSaved(this.#options.getContent())) return;
      this.#report(true, null);
    }
    this.#timer ??= setTimeout(this.flush, backupDelay);
  };

  /** Compares at once, and writes or removes the local backup. */
  flush = () => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const content = this.#options.getContent();
    if (!this.isSaved(content)) {
      this.#report(true, this.#backups.write(content, this.base, this.#unanswered));
      return;
    }
    this.#backups.remove();
    if (this.#dirty) this.#report(false, null);
  };

  /** Whether the server has this content as the draft, as far as it has answered. */
  isSaved(content: unknown): boolean {
    return this.#unanswered.length === 0 && sameContent(content, this.base.draftContent);
  }

  #report(dirty: boolean, backedUpAt: EditorState['backedUpAt']) {
    this.#dirty = dirty;
    this.#options.onChange({ dirty, backedUpAt });
  }
}
