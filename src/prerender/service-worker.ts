import { join } from 'node:path';

const day = 24 * 60 * 60;

/** Writes `sw.js`. It precaches `files` (glob patterns) and caches other files and pages when they are requested. */
export async function writeServiceWorker(outDir: string, files: string[]) {
  // To load it takes a second, also of each test command.
  const { generateSW } = await import('workbox-build');
  await generateSW({
    swDest: join(outDir, 'sw.js'),
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    globDirectory: outDir,
    globPatterns: files,
    dontCacheBustURLsMatching: /^assets\//,
    cleanupOutdatedCaches: true,
    skipWaiting: true,
    clientsClaim: true,
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) =>
          request.mode === 'navigate' && !/^\/(auth|admin)(\/|$)/.test(url.pathname),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'pages',
          networkTimeoutSeconds: 4,
          // The HTML of a page is the same for every query string.
          plugins: [
            { cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, '') },
          ],
          expiration: { maxEntries: 20, maxAgeSeconds: 30 * day },
          cacheableResponse: { statuses: [200] },
          precacheFallback: { fallbackURL: '/shell.html' },
        },
      },
      cacheFirst('files', 'assets', 100),
      cacheFirst('pictures', 'pictures', 200, '/no-picture.svg'),
    ],
  });
}

/** Only this origin has the folder: the uploaded pictures of a hosted project are under `/storage`. */
function cacheFirst(cacheName: string, folder: string, maxEntries: number, fallbackURL = '') {
  return {
    urlPattern: new RegExp(`^https?://[^/]+/${folder}/`),
    handler: 'CacheFirst' as const,
    options: {
      cacheName,
      expiration: { maxEntries, maxAgeSeconds: 60 * day, purgeOnQuotaError: true },
      ...(fallbackURL && { precacheFallback: { fallbackURL } }),
    },
  };
}
