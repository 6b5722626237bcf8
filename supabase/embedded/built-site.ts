import { join } from 'node:path';
import { createBuilder, preview } from 'vite';
import type { Site } from './run-site.ts';
import { folder, root } from './variables.ts';

// Not dist/, which is the build for a static host: this one expects the backend on its own origin.
const outDir = join(folder, 'site');

/** The production build, served as a host would. */
export const builtSite: Site = {
  usualPort: 4173,
  mode: 'production',
  prepare: async () => {
    const builder = await createBuilder({
      root,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
    await builder.buildApp();
  },
  listen: async (port, plugins) => {
    const server = await preview({
      root,
      logLevel: 'warn',
      plugins,
      build: { outDir },
      preview: { port, strictPort: true },
    });
    return {
      close: () => {
        // `close()` waits for a browser's keep-alive connections.
        if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
        return server.close();
      },
    };
  },
};
