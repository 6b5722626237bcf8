import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { BusyLabel } from '@/components/busy-label';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { thisDevice } from '@/lib/this-device';

// The editor's text is `backed up` in this browser or `only here` in the form, or a picture is `uploading`. In the other
// forms of the admin area, text is `unsent`. A publication that was `refused` for its session has no text of its own.
type Unsaved = 'backed up' | 'only here' | 'uploading' | 'unsent' | 'refused' | null;

type UnsavedWork = {
  unsaved: Unsaved;
  /** *Save draft and leave* calls `save`. It resolves to true if the server has stored the draft. */
  setUnsaved: (unsaved: Unsaved, save?: () => Promise<boolean>) => void;
  leave: (action: () => void) => void;
};

const UnsavedWorkContext = createContext<UnsavedWork | null>(null);

export function UnsavedWorkProvider({ children }: { children: ReactNode }) {
  const [unsaved, setUnsavedState] = useState<Unsaved>(null);
  const save = useRef<() => Promise<boolean>>(undefined);
  const saving = useMutation({ mutationFn: async () => save.current?.() });
  const isSaving = saving.isPending;
  const [leaving, setLeaving] = useState<() => void>();
  const agreed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved !== null && !agreed.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload((event) => {
    if (unsaved) event.preventDefault();
  });

  const setUnsaved = useCallback<UnsavedWork['setUnsaved']>((next, nextSave) => {
    save.current = nextSave;
    setUnsavedState(next);
  }, []);

  function leave(action: () => void) {
    if (unsaved) setLeaving(() => action);
    else action();
  }

  function stay() {
    // *Save draft and leave* then no longer leaves. The save itself goes on.
    saving.reset();
    setLeaving(undefined);
    blocker.reset?.();
  }

  function goOn() {
    agreed.current = true;
    (leaving ?? blocker.proceed)?.();
    setLeaving(undefined);
    agreed.current = false;
  }

  function saveAndGoOn() {
    saving.mutate(undefined, { onSettled: (saved) => (saved ? goOn() : stay()) });
  }

  return (
    <UnsavedWorkContext value={{ unsaved, setUnsaved, leave }}>
      {children}
      <Modal open={(leaving ?? blocker.proceed) !== undefined} onClose={stay} title="Leave?">
        <p className="mt-3 text-stone">
          <WhatLeavingMeans unsaved={unsaved} />
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          {unsaved !== 'unsent' && unsaved !== 'refused' && (
            <Button variant="outline" aria-disabled={isSaving} onClick={saveAndGoOn}>
              <BusyLabel idle="Save draft and leave" busy="Saving draft…" isBusy={isSaving} />
            </Button>
          )}
          <Button variant="outline" aria-disabled={isSaving} onClick={goOn}>
            Leave
          </Button>
          <Button onClick={stay}>Stay</Button>
        </div>
      </Modal>
    </UnsavedWorkContext>
  );
}

function WhatLeavingMeans({ unsaved }: { unsaved: Unsaved }) {
  const gone = 'What is not saved yet is gone if you leave: this browser keeps no copy.';
  const sentences = {
    uploading:
      'A picture is still being uploaded: if you leave, it does not come into this section.',
    'only here': gone,
    unsent: gone,
    refused: 'Nothing was published: you were signed out. Your text is saved.',
    'backed up': `Your typing is kept on ${thisDevice()}.`,
  };
  // What was under way when the question was asked has ended.
  return unsaved ? sentences[unsaved] : 'Your text is saved now.';
}

export function useUnsavedWork(): UnsavedWork {
  const work = use(UnsavedWorkContext);
  if (!work) throw new Error('useUnsavedWork must be used within the UnsavedWorkProvider');
  return work;
}
