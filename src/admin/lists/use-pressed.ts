import { useSyncExternalStore } from 'react';

let pressed = false;
const listeners = new Set<() => void>();

function press() {
  pressed = true;
}

function release() {
  // After the click that the release makes.
  setTimeout(() => {
    pressed = false;
    for (const listener of listeners) listener();
  });
}

// Only the release is news: whoever is drawn in between asks then.
function subscribe(listener: () => void) {
  listeners.add(listener);
  document.addEventListener('pointerdown', press, true);
  document.addEventListener('pointerup', release, true);
  document.addEventListener('pointercancel', release, true);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a mouse button or a finger is down, as of this rendering; renders again after its release. */
export function usePressed(): boolean {
  return useSyncExternalStore(subscribe, () => pressed);
}
