/**
 * Registers the worker of `src/prerender/service-worker.ts` once the page has loaded. A new version
 * takes over silently; the next document of any tab is of that version. Not on the page for unknown addresses:
 * caching an answer of 404 fails, which the browser logs as an error.
 */
export function registerServiceWorker(): void {
  if (document.documentElement.dataset.prerendered === '*') return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register() {
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    // This document came before the worker could cache it.
    const page = new Request(window.location.pathname, { cache: 'force-cache' });
    await (await caches.open('pages')).add(page);
  } catch {
    // Private windows may refuse, and the storage may be full: the site then needs a network.
  }
}
