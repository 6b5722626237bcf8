import { join } from 'node:path';
import { createBuilder, preview } from 'vite';
import { embeddedFolder, root } from './environment.ts';
import type { Site } from './run-site.ts';

// dist/ is the build for a static host. This build expects the backend on its own origin.
const outDir = join(embeddedFolder, 'site');

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
        // Otherwise `close()` would wait for the browsers' keep-alive connections.
        if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
        return server.close();
      },
    };
  },
};
