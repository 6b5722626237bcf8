import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Unsaved text: `copied` is in the local backup, too; `only here` is not. */
type Unsaved = 'none' | 'copied' | 'only here';

type UnsavedWork = {
  /** True while there is unsaved text on the screen. */
  unsaved: boolean;
  setUnsaved: (unsaved: Unsaved) => void;
  /** Runs an action that leaves the screen, after a confirmation when there is unsaved text. */
  leave: (action: () => void) => void;
  /** True when the server has refused the session that this browser still stores. */
  sessionRefused: boolean;
  setSessionRefused: (refused: boolean) => void;
};

const UnsavedWorkContext = createContext<UnsavedWork | null>(null);

/** Asks before unsaved text is left: by a link, Back, closing the tab or signing out. */
export function UnsavedWorkProvider({ children }: { children: ReactNode }) {
  const [state, setUnsaved] = useState<Unsaved>('none');
  const unsaved = state !== 'none';
  const [sessionRefused, setSessionRefused] = useState(false);
  const [leaving, setLeaving] = useState<() => void>();
  const agreed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !agreed.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload(useCallback((event) => unsaved && event.preventDefault(), [unsaved]));

  const work = useMemo<UnsavedWork>(
    () => ({
      unsaved,
      setUnsaved,
      leave: (action) => {
        if (unsaved) setLeaving(() => action);
        else action();
      },
      sessionRefused,
      setSessionRefused,
    }),
    [unsaved, sessionRefused],
  );

  function stay() {
    setLeaving(undefined);
    if (blocker.state === 'blocked') blocker.reset();
  }

  function goOn() {
    agreed.current = true;
    if (blocker.state === 'blocked') blocker.proceed();
    leaving?.();
    setLeaving(undefined);
    agreed.current = false;
  }

  return (
    <UnsavedWorkContext value={work}>
      {children}
      <ConfirmDialog
        open={leaving !== undefined || blocker.state === 'blocked'}
        title="Leave without saving?"
        confirm="Leave"
        cancel="Stay"
        onConfirm={goOn}
        onCancel={stay}
      >
        {state === 'only here'
          ? 'Your latest changes are not saved yet, and this computer has no room for a copy: if you leave, they are gone. Stay to save the draft or to download it.'
          : 'Your latest changes are saved on this computer only, not published. They are offered when you open this section again.'}
      </ConfirmDialog>
    </UnsavedWorkContext>
  );
}

export function useUnsavedWork(): UnsavedWork {
  const work = use(UnsavedWorkContext);
  if (!work) throw new Error('useUnsavedWork must be used within the UnsavedWorkProvider');
  return work;
}
