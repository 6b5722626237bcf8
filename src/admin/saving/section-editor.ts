import { sameContent } from '@/admin/compare/same-content';
import { type SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import {
  publishSection,
  readStoredSection,
  type StoredSection,
  saveDraft,
} from '@/admin/data/stored-sections';
import { unreadableReason } from '@/content/sections/readable-content';
import type { SectionKey } from '@/content/sections/section';
import { createStore, type Store } from '@/lib/store';
import {
  arrivedAmong,
  baseAfter,
  baseOf,
  conflictOf,
  contentOf,
  type EditBase,
  type KnownSection,
  type Sent,
} from './edit-base';
import { EditedForm } from './edited-form';
import { type Conflict, type EditorState, stateOf, type WriteKind } from './editor-state';
import { listenToPage } from './listen-to-page';
import { SaveRetry } from './save-retry';
import { withoutDraft } from './without-draft';

type Options = {
  section: SectionKey;
  userId: string;
  stored: StoredSection;
  /** The default content, which the form begins with while nothing is stored. */
  defaultContent: unknown;
  getContent: () => unknown;
  onPublished: () => void;
};

/**
 * Saves and publishes one section for one open form. The form owns its values: nothing here changes
 * them, an answer of the server only versions and status (rule 1 of the editor). Writes go one at a
 * time; "saved" is what the server has confirmed.
 */
export class SectionEditor {
  readonly #section: SectionKey;
  readonly #defaultContent: unknown;
  readonly #onPublished: () => void;
  readonly #form: EditedForm;
  readonly #state: Store<EditorState>;
  readonly #retry = new SaveRetry(() => void this.save());
  /** What was sent and got no answer: it may have arrived all the same. */
  #unanswered: readonly Sent[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #waitingDraft: Promise<boolean> | undefined;
  #open = false;

  constructor(options: Options) {
    const { section, stored, defaultContent } = options;
    this.#section = section;
    this.#defaultContent = defaultContent;
    this.#onPublished = options.onPublished;
    this.#form = new EditedForm(
      { ...options, onChange: (change) => this.#set(change) },
      baseOf(stored, defaultContent),
      contentOf(stored, defaultContent),
    );
    this.#state = createStore<EditorState>({
      dirty: false,
      writing: null,
      keptAt: null,
      saves: 0,
      ...stateOf(stored),
    });
  }

  subscribe = (listener: () => void) => this.#state.subscribe(listener);

  getState = () => this.#state.get();

  #set(change: Partial<EditorState>) {
    this.#state.set({ ...this.getState(), ...change });
  }

  /** Listens to the network and to the page's end. Returns how to stop, which keeps what is unsaved. */
  start = () => {
    const stopListening = listenToPage({ leaving: this.#form.settle, online: this.#saveWhenBack });
    this.#open = true;
    // A form may begin with something else than what is stored.
    this.#form.settle();
    return () => {
      stopListening();
      this.#open = false;
      this.#retry.cancel();
      this.#form.settle();
    };
  };

  #saveWhenBack = () => {
    const { dirty, failure, conflict } = this.getState();
    const refused = failure !== null && failure.kind !== 'unreachable';
    if (dirty && !refused && !conflict) void this.save();
  };

  /** To be called on every change of the form. */
  changed = () => this.#form.changed();

  /** Keeps what is in the form for a while, although it is being given up. False where there is no room. */
  keepDiscarded(): boolean {
    return this.#form.keepDiscarded(this.getState().live?.content ?? this.#defaultContent);
  }

  /** Saves the form's content as the draft. A second call while one waits is the same call. True when it is saved. */
  save = (): Promise<boolean> => {
    this.#waitingDraft ??= this.#afterOthers(() => this.#send('draft'));
    return this.#waitingDraft;
  };

  /** Publishes the form's content. True when it is live. */
  publish = (): Promise<boolean> => this.#afterOthers(() => this.#send('live'));

  #afterOthers<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** With `again`, a refusal that leaves nothing to decide is met by sending once more. */
  async #send(kind: WriteKind, again = true): Promise<boolean> {
    if (kind === 'draft') {
      this.#waitingDraft = undefined;
      this.#retry.cancel();
    }
    const sent = { kind, content: this.#form.content() };
    // Two administrators may have arrived at the same text, but only one of them has saved it here.
    const known = this.#unanswered.length === 0 && sameContent(sent.content, this.#form.saved);
    if (kind === 'draft' && known) {
      this.#set({ failure: null });
      return true;
    }
    this.#set({ writing: kind, failure: null });
    const { base } = this.#form;
    try {
      const send = kind === 'draft' ? saveDraft : publishSection;
      this.#confirm(sent, await send(this.#section, sent.content, base), base);
      return true;
    } catch (thrown) {
      return await this.#fail(sent, sectionFailure({ thrown }), again);
    } finally {
      this.#set({ writing: null });
    }
  }

  #confirm({ kind, content }: Sent, row: { version: number; at: string }, base: EditBase) {
    this.#unanswered = [];
    this.#retry.reset();
    this.#set({ failure: null, conflict: null, saves: this.getState().saves + 1 });
    // Meanwhile the form may have gone on from something else, which the next write has to meet.
    if (base === this.#form.base) {
      const next = baseAfter(base, { kind, content }, row.version);
      this.#form.goOnFrom(next, content);
      this.#set({
        confirmed: { kind, at: row.at },
        draftVersion: next.draftVersion,
        ...(kind === 'live' && { live: { content, version: row.version } }),
      });
    }
    // What was typed in the meantime is unsaved again, now over the new versions.
    this.#form.settle();
    if (kind === 'live') this.#onPublished();
  }

  async #fail(sent: Sent, failure: SectionFailure, again: boolean): Promise<boolean> {
    if (failure.kind === 'conflict' && again) return this.#meet(sent);
    this.#set({ failure, failed: sent.kind });
    if (failure.kind === 'unreachable') {
      this.#unanswered = [...this.#unanswered, sent].slice(-10);
      // Nobody may be signed in any more by then, or somebody else.
      if (sent.kind === 'draft' && this.#open) this.#retry.later();
    }
    return false;
  }

  /** After a new sign-in, a draft that was refused for want of a session goes on. */
  signedIn = () => {
    if (this.getState().failure?.kind === 'signed-out') void this.save();
  };

  /** Finds out why the versions did not fit. */
  async #meet(sent: Sent): Promise<boolean> {
    let stored: StoredSection;
    try {
      stored = await readStoredSection(this.#section);
    } catch (thrown) {
      return this.#fail(sent, sectionFailure({ thrown }), false);
    }
    const arrived = arrivedAmong([sent, ...this.#unanswered], stored);
    if (arrived) {
      this.#confirm(arrived.write, arrived.row, this.#form.base);
      return arrived.write === sent || this.#send(sent.kind);
    }
    const conflict = conflictOf(sent.kind, stored, this.#form.base);
    if (conflict) {
      this.#set({ conflict });
      return false;
    }
    // Only something was deleted, which leaves nothing to bring together.
    this.#goOnFrom(stored);
    return this.#send(sent.kind, false);
  }

  /**
   * Gives up the draft and what is in the form, of which a copy has to be kept before: for what is live,
   * or for the draft that a conflict was met with. `replace` fills the form. Throws a `SectionFailure`.
   */
  discard = (replace: (content: unknown) => void, conflict?: Conflict): Promise<void> =>
    this.#afterOthers(async () => {
      this.#retry.cancel();
      const stored =
        conflict?.theirs.what === 'draft'
          ? conflict.stored
          : await withoutDraft(this.#section, this.#form.base.draftVersion, this.getState().live);
      const content = contentOf(stored, this.#defaultContent);
      // Of what was damaged in SQL visitors see nothing, and no form can be made.
      replace(unreadableReason(this.#section, content) ? this.#defaultContent : content);
      this.#goOnFrom(stored);
    });

  /** Goes on from what somebody else has made meanwhile: the next write replaces it knowingly. */
  accept({ stored, theirs }: Conflict) {
    const base = baseOf(stored, this.#defaultContent);
    const live = theirs.what === 'live' ? stored.published : null;
    // A draft of one's own may be older than what is live; publishing would meet that again and again.
    if (live) Object.assign(base, { version: live.version, liveContent: live.content });
    this.#goOnFrom(stored, base);
  }

  #goOnFrom(stored: KnownSection, base = baseOf(stored, this.#defaultContent)) {
    this.#form.goOnFrom(base, contentOf(stored, this.#defaultContent));
    this.#set(stateOf(stored));
    this.#form.settle();
  }

  /** Goes on from what a copy on this device was made from: saving it then meets what came since. */
  rebaseOnCopy(base: EditBase) {
    this.#form.goOnFrom(base, base.draftContent);
    this.#set({ draftVersion: base.draftVersion });
    this.#form.settle();
  }

  /** Closes the conflict and leaves everything as it is; the next write meets it again. */
  keepEditing = () => this.#set({ conflict: null });
}
