/** `src/prerender/service-worker.ts` generates `/sw.js`. */
export async function registerServiceWorker(): Promise<void> {
  // The 404 page cannot be cached because of its status.
  if (document.documentElement.dataset.prerendered === '*') return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve));
  }
  try {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    // The worker could not cache this document, which was loaded before it.
    const page = new Request(window.location.pathname, { cache: 'force-cache' });
    await (await caches.open('pages')).add(page);
  } catch {
    // Registration fails in private windows and with full storage; the site then needs a network.
  }
}
