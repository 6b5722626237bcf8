const storageKey = 'reloaded-for-missing-chunk';

/** True for a failed dynamic import: the chunk is gone from the host, or there is no network. */
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

export async function reloadOnceForMissingChunk(): Promise<void> {
  try {
    if (hasJustReloaded()) return;
    // Offline, a reload would show the browser's error page, and `navigator.onLine` is often wrong on phones.
    await fetch(window.location.href, { method: 'HEAD' });
    // A second failed chunk may have started the reload during the request.
    if (hasJustReloaded()) return;
    sessionStorage.setItem(storageKey, String(Date.now()));
  } catch {
    // Without a network a reload fails; without storage it could loop.
    return;
  }
  window.location.reload();
}

/** A second reload within a minute would be a loop. */
function hasJustReloaded(): boolean {
  return Date.now() - Number(sessionStorage.getItem(storageKey)) < 60_000;
}
