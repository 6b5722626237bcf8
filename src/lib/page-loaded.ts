/**
 * Resolves once the browser has loaded everything of the first view; at once where there is no
 * browser, while the build writes the pages.
 */
export function pageLoaded(): Promise<void> {
  if (import.meta.env.SSR || document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}
