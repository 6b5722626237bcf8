const storageKey = 'reloaded-for-missing-chunk';

export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(error.message)
  );
}

/** A deployment deletes the chunks of open tabs: https://vite.dev/guide/build#load-error-handling */
export function reloadForMissingChunks(): void {
  window.addEventListener('vite:preloadError', reloadOnce);
}

async function reloadOnce(): Promise<void> {
  try {
    await askNetwork();
    // Firefox fails the imports of a page that is being left, and a reload would cancel the way to the next page.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    // The page was reloaded in vain, or another missing chunk has started to reload it.
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < 60_000) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Offline, or storage is blocked. Without a record of the last reload, the page could reload for ever.
    return;
  }
  window.location.reload();
}

/** Shows what a prerendered page says without scripts, in place of what asks to wait for them. */
export function showWithoutScripts(): void {
  for (const each of document.querySelectorAll('[data-if-failed]')) each.classList.toggle('hidden');
}

/** For `online` events. There is one for each lost connection, so they need no record. */
export async function reloadOnceOnline(): Promise<void> {
  const answer = await askNetwork().catch(() => null);
  if (answer) window.location.reload();
}

/** Rejects without a network. An offline reload would show the browser's error page, and `navigator.onLine` is unreliable. */
function askNetwork() {
  return fetch(window.location.href, { method: 'HEAD' });
}
