import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { SectionEditor } from './section-editor';

/**
 * For what replaces the text in the form: `giveUp` runs it once a copy is kept on this device, and where
 * there is no room for one, only after a question, which the second value draws.
 */
export function useGivingUp(editor: SectionEditor): [giveUp: (act: () => void) => void, ReactNode] {
  const [waiting, setWaiting] = useState<() => void>();

  function giveUp(act: () => void) {
    if (editor.keepDiscarded()) act();
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
      This device has no room for a copy of what is in the form: if you go on, it is gone for good.
      To keep it, go back and choose Download JSON from the menu.
    </ConfirmDialog>
  );
  return [giveUp, question];
}
