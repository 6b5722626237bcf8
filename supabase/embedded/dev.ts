import { createServer } from 'vite';
import { root } from './environment.ts';
import { runSite } from './run-site.ts';

await runSite({
  usualPort: 5173,
  mode: 'development',
  listen: async (port, plugins) => {
    const server = await createServer({
      root,
      logLevel: 'warn',
      clearScreen: false,
      plugins,
      server: { port, strictPort: true },
    });
    return server.listen();
  },
});
