import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginOption, ResolvedConfig } from 'vite';
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa';

const pwa = 'vite-plugin-pwa';
const day = 24 * 60 * 60;

/**
 * Visited pages and the catalogue open without a network. Pages come from the network first; what has
 * a hash in its name from where it was kept. Sign-in, the admin area and the backend are never kept: no
 * rule names them.
 */
export function serviceWorker(): PluginOption[] {
  const plugins = VitePWA({
    filename: 'sw.js',
    manifest: false,
    registerType: 'prompt',
    // The page registers it when it has nothing else to do (src/site/keep-offline.ts).
    injectRegister: false,
    workbox: {
      mode: 'production',
      sourcemap: false,
      inlineWorkboxRuntime: true,
      globPatterns: [],
      navigateFallback: null,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) =>
            request.mode === 'navigate' && !/^\/(auth|admin)(\/|$)/.test(url.pathname),
          handler: 'NetworkFirst',
          options: {
            cacheName: 'pages',
            // One file serves every category.
            matchOptions: { ignoreSearch: true },
            expiration: { maxEntries: 20, maxAgeSeconds: 30 * day },
            cacheableResponse: { statuses: [200] },
            // The app draws from what it has kept: the catalogue, and pages whose parts it has.
            precacheFallback: { fallbackURL: '/shell.html' },
          },
        },
        {
          urlPattern: ({ sameOrigin, url }) =>
            sameOrigin && /^\/(assets|pictures)\//.test(url.pathname),
          handler: 'CacheFirst',
          options: {
            cacheName: 'files',
            expiration: { maxEntries: 300, maxAgeSeconds: 60 * day, purgeOnQuotaError: true },
            cacheableResponse: { statuses: [200] },
          },
        },
      ],
    },
  });
  // By itself it would run when the browser's build ends, before there are pages.
  return plugins.map((plugin) =>
    plugin.name === `${pwa}:build` ? { ...plugin, closeBundle: undefined } : plugin,
  );
}

/** Writes `sw.js`, which fetches these files of the build when it is installed. */
export async function writeServiceWorker(config: ResolvedConfig, outDir: string, files: string[]) {
  const api: VitePluginPWAAPI | undefined = config.plugins.find(({ name }) => name === pwa)?.api;
  if (!api) throw new Error('The build lacks the plugin that writes the service worker.');
  const entries = await Promise.all(
    files.map(async (file) => ({
      url: `/${file}`,
      revision: file.startsWith('assets/') ? null : await hashOf(join(outDir, file)),
    })),
  );
  api.extendManifestEntries(() => entries);
  await api.generateSW();
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 16);
}
