import type { Conflict, EditorState, OpenedSection } from '@/admin/saving/editor-state';
import type { SectionEditor } from '@/admin/saving/section-editor';

/** The props that the parts of an open editor share. */
export type EditorProps = {
  opened: OpenedSection;
  editor: SectionEditor;
  state: EditorState;
  /** Fills the form with other content. */
  onReplace: (content: unknown) => void;
  /** Runs an action that replaces the form's content, after a local backup of it. */
  backUpThen: (act: () => void) => void;
  /** `SectionEditor.discard`; shows a failure as a toast and returns false. */
  onDiscard: (conflict?: Conflict) => Promise<boolean>;
};
