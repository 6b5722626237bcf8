import type { Entry } from '@/admin/data/entries';
import type { EditorState, OpenedSection } from '@/admin/saving/editor-state';
import type { SaveQueue } from '@/admin/saving/save-queue';

/** Why other content is on its way into the form. */
export type Replacing = 'discarding' | 'restoring';

/** The props that the parts of an open editor share. */
export type EditorProps = {
  opened: OpenedSection;
  queue: SaveQueue;
  state: EditorState;
  /** The newest entry of the section: as the form knows it, or as asked for every 15 seconds. */
  head: Entry | null;
  /** Fills the form with other content. */
  onReplace: (content: unknown) => void;
  /**
   * Runs an action that replaces the form's content; the form takes no keys until it has ended. When it fails,
   * a toast says so, or `showFailure`: a toast would stand behind an open dialog.
   */
  whileReplacing: (
    replacing: Replacing,
    act: () => Promise<unknown>,
    showFailure?: (message: string) => void,
  ) => Promise<void>;
  /** Under way in `whileReplacing`. */
  replacing: Replacing | undefined;
};
