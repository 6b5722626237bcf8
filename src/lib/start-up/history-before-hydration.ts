import { randomId } from '@/lib/random-id';

let openedPath: string;

/** React Router misses a `popstate` before its first effect: until then, Back loads a document, like every link. */
export function reloadOnBack(): void {
  openedPath = currentPath();
  window.addEventListener('popstate', reload);
}

export function leaveBackToRouter(): void {
  window.removeEventListener('popstate', reload);
}

function reload(event: PopStateEvent) {
  // Only the fragment changed, as by the skip link.
  if (currentPath() === openedPath) return;
  event.stopImmediatePropagation();
  window.location.reload();
}

function currentPath(): string {
  return window.location.pathname + window.location.search;
}

/**
 * Gives a document's first history entry a key. Without one React Router stores its scroll position as
 * "default", and restores that on the next document opened in the same tab.
 */
export function nameHistoryEntry(): void {
  if (window.history.state?.key) return;
  window.history.replaceState({ ...window.history.state, key: randomId() }, '');
}
