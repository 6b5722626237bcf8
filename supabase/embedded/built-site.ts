import { join } from 'node:path';
import { createBuilder, preview } from 'vite';
import type { Site } from './run-site.ts';
import { folder, root } from './variables.ts';

// Not dist/: that is for a static host, and must not be a build that expects this backend beside it.
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
        // Open connections of a browser must not hold up the end.
        if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
        return server.close();
      },
    };
  },
};
