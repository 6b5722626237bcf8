import type { Conflict, EditorState, OpenedSection } from '@/admin/saving/editor-state';
import type { SectionEditor } from '@/admin/saving/section-editor';

/** The props that the parts of an open editor share. */
export type EditorProps = {
  opened: OpenedSection;
  editor: SectionEditor;
  state: EditorState;
  /** Fills the form with other content. */
  onReplace: (content: unknown) => void;
  /**
   * Runs an action that replaces the form's content, once unsaved edits are in the history of drafts. When
   * that fails, a toast says so and nothing is replaced.
   */
  keepThen: (act: () => void) => Promise<void>;
  /** `SectionEditor.discard`; shows a failure as a toast and returns false. */
  onDiscard: (conflict?: Conflict) => Promise<boolean>;
};
