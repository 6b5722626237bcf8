const reloadedKey = 'reloaded-for-missing-chunk';
/** A second failure within this time is no fresh deploy, so it is shown instead of reloading again. */
const waitBetweenReloads = 60_000;

/** Whether an error means that a part of the app could not be fetched (old chunk gone, or offline). */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|error loading dynamically|unable to preload/i.test(
      error.message,
    )
  );
}

/** A deploy drops the old chunks under an open tab: one reload brings the new ones. */
export function reloadOnceForMissingChunk(): void {
  // Offline, a reload would trade our message for the browser's own.
  if (!navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem(reloadedKey));
    if (Date.now() - last < waitBetweenReloads) return;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    // Without storage there is no telling a first failure from a loop, so the page is left as it is.
    return;
  }
  window.location.reload();
}
