import { randomId } from '@/lib/random-id';

let openedPath: string;

/** React Router misses a `popstate` before its first effect: until then, Back loads a document. */
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

/** Without a key, React Router stores the scroll position as "default", and restores it on the tab's next document. */
export function nameHistoryEntry(): void {
  if (window.history.state?.key) return;
  window.history.replaceState({ ...window.history.state, key: randomId() }, '');
}
