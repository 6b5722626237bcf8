/** Registers the worker of `src/prerender/service-worker.ts` once the page has loaded. */
export async function registerServiceWorker(): Promise<void> {
  // The 404 page: an answer with that status cannot be cached.
  if (document.documentElement.dataset.prerendered === '*') return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve));
  }
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    // This document was loaded before the worker could cache it.
    const page = new Request(window.location.pathname, { cache: 'force-cache' });
    await (await caches.open('pages')).add(page);
  } catch {
    // Fails in private windows and with full storage: the site then needs a network.
  }
}
