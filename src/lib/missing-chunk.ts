const reloadedKey = 'reloaded-for-missing-chunk';
/** Milliseconds. A second failure within this time is no fresh deployment: no reload, so no loop. */
const waitBetweenReloads = 60_000;

/** True for an error of a dynamic import: the chunk is gone from the host, or there is no network. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload/i.test(error.message)
  );
}

/**
 * A deployment removes the chunks of the build that an open tab runs. The first import that fails
 * reloads the page, which then runs the new build: https://vite.dev/guide/build#load-error-handling
 */
export function reloadForMissingChunks(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnceForMissingChunk());
}

let attempt: Promise<void> | undefined;

/** Reloads the page where there is a network, unless it has just done so. One attempt at a time. */
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
    // Without a network, a reload would trade the page for the browser's error. `navigator.onLine` is
    // often wrong on phones.
    await fetch(window.location.href, { method: 'HEAD' });
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    // No network; or no storage, without which a first failure cannot be told from a loop.
    return;
  }
  window.location.reload();
}
