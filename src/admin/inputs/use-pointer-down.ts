import { useSyncExternalStore } from 'react';

let down = false;
const listeners = new Set<() => void>();

function press() {
  down = true;
}

function release() {
  // A timeout: the click event follows the pointerup event.
  setTimeout(() => {
    down = false;
    for (const listener of listeners) listener();
  });
}

// Listeners are not called on a press: `down` only matters to what renders during it.
function subscribe(listener: () => void) {
  listeners.add(listener);
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a mouse button or finger is down during this render; renders again after its release. */
export function usePointerDown(): boolean {
  return useSyncExternalStore(subscribe, () => down);
}
