import { randomId } from '@/lib/random-id';

const hydration = new AbortController();

/** React Router misses `popstate` before its first effect, so until then Back reloads the document. */
export function reloadOnBack(): void {
  const openedUrl = urlWithoutFragment();
  window.addEventListener(
    'popstate',
    (event) => {
      // The skip link changes only the fragment.
      if (urlWithoutFragment() === openedUrl) return;
      event.stopImmediatePropagation();
      window.location.reload();
    },
    { signal: hydration.signal },
  );
}

export function stopReloadingOnBack(): void {
  hydration.abort();
}

function urlWithoutFragment(): string {
  return window.location.pathname + window.location.search;
}

/** Without a key, React Router saves the scroll position as "default" and restores it on the tab's next document. */
export function ensureHistoryKey(): void {
  if (window.history.state?.key) return;
  window.history.replaceState({ ...window.history.state, key: randomId() }, '');
}
