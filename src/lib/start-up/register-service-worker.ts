/** Registers the worker of `src/prerender/service-worker.ts` once the page has loaded. */
export function registerServiceWorker(): void {
  // `*` is the page of unknown addresses: its answer has the status 404 and cannot be cached.
  if (document.documentElement.dataset.prerendered === '*') return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register() {
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
