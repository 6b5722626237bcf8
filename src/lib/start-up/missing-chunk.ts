const reloadedKey = 'reloaded-for-missing-chunk';
/** Milliseconds: a second reload within this time would be a loop. */
const waitBetweenReloads = 60_000;

/** True for an error of a dynamic import: the chunk is gone from the host, or there is no network. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(error.message)
  );
}

/** After a deployment, an open tab's chunks are gone: https://vite.dev/guide/build#load-error-handling */
export function reloadForMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnceForMissingChunk());
}

let attempt: Promise<void> | undefined;

/** Reloads the page if the network answers and it was not just reloaded. One attempt at a time. */
export function reloadOnceForMissingChunk(): Promise<void> {
  attempt ??= reloadUnlessRecent().finally(() => {
    attempt = undefined;
  });
  return attempt;
}

async function reloadUnlessRecent(): Promise<void> {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey));
    if (Date.now() - last < waitBetweenReloads) return;
    // Offline, a reload would show the browser's error page. `navigator.onLine` is often wrong on phones.
    await fetch(window.location.href, { method: 'HEAD' });
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    // No network, or no storage to tell a first failure from a loop.
    return;
  }
  window.location.reload();
}
