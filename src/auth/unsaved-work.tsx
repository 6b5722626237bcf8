import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { BusyLabel } from '@/components/busy-label';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { createStore } from '@/lib/store';
import { thisDevice } from '@/lib/this-device';

// The editor's text is `backed up` in this browser or `only here` in the form, or a picture is `uploading`. In the other
// forms of the admin area, text is `unsent`. A publication that was `refused` for its session has no text of its own.
type Unsaved = 'backed up' | 'only here' | 'uploading' | 'unsent' | 'refused' | null;

const unsavedStore = createStore<Unsaved>(null);
const leavingStore = createStore<(() => void) | undefined>(undefined);
let save: (() => Promise<boolean>) | undefined;

/** *Save draft and leave* calls `nextSave`. It resolves to true if the server has stored the draft. */
export function setUnsaved(unsaved: Unsaved, nextSave?: () => Promise<boolean>): void {
  save = nextSave;
  unsavedStore.set(unsaved);
}

export function useUnsaved(): Unsaved {
  return useSyncExternalStore(unsavedStore.subscribe, unsavedStore.get, () => null);
}

/** Runs `action`, which leaves the admin area. `LeaveQuestion` asks first if there is unsaved work. */
export function leave(action: () => void): void {
  if (unsavedStore.get()) leavingStore.set(action);
  else action();
}

export function LeaveQuestion() {
  const unsaved = useUnsaved();
  const leaving = useSyncExternalStore(leavingStore.subscribe, leavingStore.get);
  const saving = useMutation({ mutationFn: async () => save?.() });
  const isSaving = saving.isPending;
  const agreed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedStore.get() !== null &&
      !agreed.current &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload((event) => {
    if (unsavedStore.get()) event.preventDefault();
  });
  useEffect(() => () => leavingStore.set(undefined), []);

  function stay() {
    // *Save draft and leave* then no longer leaves. The save itself goes on.
    saving.reset();
    leavingStore.set(undefined);
    blocker.reset?.();
  }

  function goOn() {
    agreed.current = true;
    (leaving ?? blocker.proceed)?.();
    leavingStore.set(undefined);
    agreed.current = false;
  }

  function saveAndGoOn() {
    saving.mutate(undefined, { onSettled: (saved) => (saved ? goOn() : stay()) });
  }

  return (
    <Modal open={(leaving ?? blocker.proceed) !== undefined} onClose={stay} title="Leave?">
      <p className="mt-3 text-stone">{whatLeavingMeans(unsaved)}</p>
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
  );
}

export function whatLeavingMeans(unsaved: Unsaved): string {
  const gone = 'What is not saved yet is gone if you leave: this browser keeps no copy.';
  const sentences = {
    uploading:
      'A picture is still being uploaded: if you leave, it does not come into this section.',
    'only here': gone,
    unsent: gone,
    refused: 'Nothing was published: you were signed out. Your text is saved.',
    'backed up': `Your typing is kept on ${thisDevice()}.`,
    // What was under way when the question was asked has ended.
    null: 'Your text is saved now.',
  };
  return sentences[unsaved ?? 'null'];
}
