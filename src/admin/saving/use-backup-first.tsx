import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { SectionEditor } from './section-editor';

/**
 * For actions that replace the form's content: `backUpThen` writes a local backup and runs the action.
 * Without room for the backup, the action runs after a confirmation, which the second value renders.
 */
export function useBackupFirst(
  editor: SectionEditor,
): [backUpThen: (act: () => void) => void, ReactNode] {
  const [waiting, setWaiting] = useState<() => void>();

  function backUpThen(act: () => void) {
    if (editor.backUpDiscarded()) act();
    else setWaiting(() => act);
  }

  const question = (
    <ConfirmDialog
      open={waiting !== undefined}
      title="Go on without a copy?"
      confirm="Go on without"
      cancel="Go back"
      onConfirm={() => {
        setWaiting(undefined);
        waiting?.();
      }}
      onCancel={() => setWaiting(undefined)}
    >
      This computer has no room for a copy of what is in the form: if you go on, it is gone for
      good. To keep it, go back and choose Download a backup from the menu.
    </ConfirmDialog>
  );
  return [backUpThen, question];
}
