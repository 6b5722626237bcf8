import { is } from 'valibot';
import { containsItem, sameContent } from '@/admin/compare/same-content';
import { checkAdministrator, type Entry, readSection } from '@/admin/data/entries';
import { SectionFailure, sectionFailure } from '@/admin/data/section-failure';
import { contentFormat } from '@/content/content-format';
import { sectionSchemas } from '@/content/sections/section-schemas';
import type { Json } from '@/lib/supabase/database.types';
import type { WriteKind } from './form-state';
import { LocalForm } from './local-form';

/** A text that a choice leaves behind. */
export type Dropped = 'form' | Json;

/** The life of one open form: what it has in this browser, and the entries that it writes, one at a time. */
export class OpenForm extends LocalForm {
  #queue: Promise<unknown> = Promise.resolve();
  #queuedSave: Promise<boolean> | undefined;

  /** Saves the draft that the sign-in dialog has promised to save. */
  signedIn() {
    const { status, unsaved } = this.getState();
    const refused = status.is === 'failed' && status.failure.kind === 'signed-out';
    const promised = this.writer.signedOut || refused;
    this.writer.signedOut = false;
    this.writer.retry();
    if (promised && unsaved) void this.#saveDraft();
  }

  online = () => {
    this.writer.retry();
    const { status, unsaved } = this.getState();
    const refused = status.is === 'failed' && !/^un/.test(status.failure.kind);
    if (unsaved && !refused) void this.#saveDraft();
  };

  /** Saves the form as the draft. True once acknowledged; false also where an answer is missing, which is sent again. */
  save = () => {
    this.writer.retry();
    return this.unlessUnknown(this.#saveDraft().then(this.#count));
  };

  /** The same, once no picture is on its way any more. */
  saveAll = async () => (await this.uploaded()) && (await this.save());

  /** Publishes what the publish sheet shows. True once acknowledged. */
  publish = (): Promise<boolean> => {
    const { sheet } = this.getState();
    return this.#enqueue(() => this.#send('published', sheet)).then(this.#count);
  };

  closeSheet = () => this.set({ sheet: null });

  /** Reads the head, then opens the publish sheet. False with a conflict, a failure, or a newer text in the form. */
  openSheet = (): Promise<boolean> =>
    this.#enqueue(async () => {
      this.set({ status: { is: 'reading' } });
      try {
        if (await this.#meetNewer('published')) return false;
        this.end();
        this.set({ sheet: this.snapshot() });
        return true;
      } catch (thrown) {
        return this.#fail('published', thrown);
      }
    });

  /**
   * Puts what `merge` makes of the form's text into the form, after the `dropped` texts were set aside, and bases it on
   * `base` where that is another one. Throws a `SectionFailure`.
   */
  restore = (merge: (mine: Json) => unknown, dropped: readonly Dropped[], base?: Entry) =>
    this.#replacing('restoring', async () => {
      for (const each of dropped) await this.#setAside(each === 'form' ? this.snapshot() : each);
      this.replace(merge(this.snapshot()), base ?? this.getState().base);
    });

  /** Puts the text of an earlier visit into the history. Throws a `SectionFailure`. */
  putAway = (content: Json) => this.#replacing('restoring', () => this.#setAside(content));

  /** Sets the form's text aside and shows the newest entry. Throws a `SectionFailure`. */
  showHead = () => this.#replacing('restoring', () => this.#leave(false));

  /** The same, after discarding the draft that the form is based on, unless there is a newer one. */
  discard = () => this.#replacing('discarding', () => this.#leave(true));

  async #leave(discards: boolean): Promise<void> {
    const head = await this.#readHead();
    const left = this.snapshot();
    await this.#setAside(left);
    const isOwnDraft = head?.kind === 'draft' && head.id === this.baseId;
    if (discards && isOwnDraft) await this.#write('discarded', null);
    const { base } = this.getState();
    const next = discards && isOwnDraft ? base : head;
    // While an answer was missing, the form took keys.
    if (next !== base || sameContent(left, this.inputs.read())) {
      this.replace(next?.content ?? this.opened.defaultContent, next);
    }
  }

  #enqueue<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** Ends the undo of deletions. */
  #count = async (done: boolean) => {
    if (!done) return false;
    try {
      await this.#enqueue(() => this.#setDeletedAside());
      this.set({ saves: this.getState().saves + 1 });
    } catch {
      // The next save tries again: until then, each can be undone.
    }
    return true;
  };

  /** Calls while one is queued share it. */
  #saveDraft(): Promise<boolean> {
    this.#queuedSave ??= this.#enqueue(async () => {
      this.#queuedSave = undefined;
      // The dialog asks, with choices that may have been made.
      if (this.getState().status.is === 'conflict') return false;
      return this.#send('draft', this.snapshot());
    });
    return this.#queuedSave;
  }

  /** True once acknowledged; false with a conflict, a failure, or a newer text in the form. */
  async #send(kind: 'draft' | 'published', content: Json): Promise<boolean> {
    try {
      if (kind === 'published' && !is(sectionSchemas[this.opened.section], content)) {
        throw new SectionFailure('incomplete', 'Something in it has to be fixed first.');
      }
      if (kind === 'published' || !this.isWritten(content)) {
        this.set({ status: { is: kind === 'draft' ? 'saving' : 'publishing' } });
        try {
          await this.#write(kind, content);
        } catch (thrown) {
          if (sectionFailure({ thrown }).kind !== 'conflict') throw thrown;
          if (await this.#meetNewer(kind)) return false;
          // Nothing explains it.
          await this.#write(kind, content);
        }
      }
      if (kind === 'published') this.closeSheet();
      const wasUnknown = this.getState().status.is === 'unknown';
      this.end();
      // Typed on while the answer was missing.
      if (wasUnknown && kind === 'draft') return this.#send('draft', this.snapshot());
      return true;
    } catch (thrown) {
      return this.#fail(kind, thrown);
    }
  }

  #fail(kind: WriteKind, thrown: unknown): false {
    this.set({ status: { is: 'failed', kind, failure: sectionFailure({ thrown }) } });
    this.flush();
    return false;
  }

  /** Runs an action that replaces the form's text. The dialog of a conflict stays until its choice is in the form. */
  #replacing(is: 'discarding' | 'restoring', act: () => Promise<void>): Promise<void> {
    const isAsking = () => this.getState().status.is === 'conflict';
    const begin = () => !isAsking() && this.set({ status: { is } });
    begin();
    return this.#enqueue(async () => {
      begin();
      try {
        await this.#setDeletedAside();
        await act();
        this.end();
      } catch (thrown) {
        const failure = sectionFailure({ thrown });
        if (!isAsking()) this.end();
        // Opens the sign-in dialog.
        if (!isAsking() && failure.kind === 'signed-out') this.#fail('draft', failure);
        throw failure;
      }
    });
  }

  /** Adds an entry, on which the form is based then. */
  async #write(kind: WriteKind, content: Json): Promise<void> {
    const { entry, head } = await this.writer.write(
      kind,
      content,
      this.baseId,
      this.flush,
      (failure) => this.set({ status: { is: 'unknown', kind, failure } }),
    );
    this.set({ base: entry, head: entry });
    if (entry.kind === 'published') {
      // Published by this build, which has checked it.
      this.set({
        published: { id: entry.id, at: entry.at, visibleContent: entry.content, issues: [] },
      });
      this.inputs.onPublished();
    }
    // Made before its answer was lost, and somebody has written since.
    if (head && head.id !== entry.id) await this.#readHead().catch(() => this.set({ head }));
  }

  /**
   * True if the form is based on another entry than the head: without edits it then shows the head, else there is a
   * conflict. Throws a `SectionFailure`.
   */
  async #meetNewer(kind: 'draft' | 'published'): Promise<boolean> {
    const theirs = await this.#readHead();
    if (theirs?.id === this.getState().base?.id) return false;
    if (!theirs) {
      // The section was cleared in SQL.
      this.set({ base: null });
      return false;
    }
    this.closeSheet();
    if (this.isWritten()) this.replace(theirs.content, theirs);
    else this.set({ status: { is: 'conflict', kind, theirs } });
    return true;
  }

  /** Throws for an entry of a newer build, too, whose fields this one may not know. */
  async #readHead(): Promise<Entry | null> {
    const { head, published } = await readSection(this.opened.section);
    if (!head && this.baseId) await checkAdministrator();
    if (head && head.format > contentFormat) {
      throw new SectionFailure('outdated', 'The site has been updated: load the editor again.');
    }
    this.set({ head, published });
    return head;
  }

  /** Puts a text into the history that is not to be its head, unless it is the form's base. */
  async #setAside(content: Json): Promise<void> {
    if (!sameContent(content, this.baseContent)) await this.writer.setAside(content, this.baseId);
  }

  async #setDeletedAside(): Promise<void> {
    for (let next = this.deleted[0]; next; next = this.deleted[0]) {
      const { content } = next;
      await this.#setAside(content);
      // One text may hold several of the items.
      this.forgetDeleted((item) => item === next.item || containsItem(content, item));
    }
  }
}
