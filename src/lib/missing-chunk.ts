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
export async function reloadOnceForMissingChunk(): Promise<void> {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey));
    if (Date.now() - last < waitBetweenReloads) return;
    // Without a network, a reload would trade our message for the browser's own; and a phone often
    // takes itself to be online when it is not.
    await fetch(window.location.href, { method: 'HEAD' });
    sessionStorage.setItem(reloadedKey, String(Date.now()));
  } catch {
    // No network; or no storage, without which a first failure cannot be told from a loop.
    return;
  }
  window.location.reload();
}
