import type { Shown } from '@/admin/saving/delete-draft';
import type { Conflict, EditorState, OpenedSection } from '@/admin/saving/editor-state';
import type { SectionEditor } from '@/admin/saving/section-editor';

/** Why other content is on its way into the form. */
export type Replacing = 'discarding' | 'restoring';

/** The props that the parts of an open editor share. */
export type EditorProps = {
  opened: OpenedSection;
  editor: SectionEditor;
  state: EditorState;
  /** Fills the form with other content. */
  onReplace: (content: unknown) => void;
  /**
   * Runs an action that replaces the form's content, once unsaved edits are in the history of drafts; the form
   * takes no keys until both have ended. When one fails, a toast says so and nothing is replaced.
   */
  keepThen: (replacing: Replacing, act: () => Promise<unknown>) => Promise<void>;
  /** Under way in `keepThen`. */
  replacing: Replacing | undefined;
  /** `SectionEditor.discard`; shows a failure as a toast and returns undefined. */
  onDiscard: (conflict?: Conflict) => Promise<Shown | undefined>;
  /** `SectionEditor.showStored`; shows a failure as a toast. */
  onShowStored: () => void;
};
