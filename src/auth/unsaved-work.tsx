import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

/** Text that would be lost with the screen: none, such of which this device has a copy, or is the only copy. */
type Unsaved = 'none' | 'copied' | 'only here';

type UnsavedWork = {
  /** Whether the screen holds text that would be lost with it. */
  unsaved: boolean;
  setUnsaved: (unsaved: Unsaved) => void;
  /** Runs an action that leaves the screen, after asking when there is something to lose. */
  leave: (action: () => void) => void;
  /** Set when the server no longer accepts the session, although this browser still holds one. */
  sessionRefused: boolean;
  setSessionRefused: (refused: boolean) => void;
};

const UnsavedWorkContext = createContext<UnsavedWork | null>(null);

/** Watches over every way out of the administrators' area: links, Back, closing the tab, signing out. */
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

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);

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
          ? 'Your latest changes are not saved yet, and this device has no room for a copy: if you leave, they are gone. Stay to save the draft or to download it.'
          : 'Your latest changes are not saved yet. If you leave, a copy stays on this device and is offered when you open this section again.'}
      </ConfirmDialog>
    </UnsavedWorkContext>
  );
}

export function useUnsavedWork(): UnsavedWork {
  const work = use(UnsavedWorkContext);
  if (!work) throw new Error('useUnsavedWork must be used within the UnsavedWorkProvider');
  return work;
}
