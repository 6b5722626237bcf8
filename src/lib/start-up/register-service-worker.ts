type Policy = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, policy: Policy) => Policy };

/** `src/prerender/service-worker.ts` generates `/sw.js`. */
export async function registerServiceWorker(): Promise<void> {
  // `*` is the 404 page. A visitor of one wrong URL need not download the files that the worker precaches.
  if (document.documentElement.dataset.prerendered === '*') return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve));
  }
  try {
    // The content security policy allows scripts by this policy only. Older browsers know none.
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
    const policy = trustedTypes?.createPolicy('service-worker', {
      createScriptURL: () => '/sw.js',
    });
    await navigator.serviceWorker.register(policy?.createScriptURL('') ?? '/sw.js');
    await navigator.serviceWorker.ready;
    // The worker did not see the request for this document, so add it to the worker's cache.
    const page = new Request(window.location.pathname, { cache: 'force-cache' });
    await (await caches.open('pages')).add(page);
  } catch {
    // Registration may fail, e.g. if storage is full. The site then works only online.
  }
}
