import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Plugin } from 'vite';
import { type EmbeddedBackend, openBackend } from './backend.ts';
import { embeddedFolder, readBackendFor, readPort } from './environment.ts';
import { lockFolder } from './lock.ts';
import { Problem, stop } from './problem.ts';

type Server = { close: () => Promise<void> };

export type Site = {
  usualPort: number;
  mode: string;
  prepare?: () => Promise<void>;
  listen: (port: number, plugins: Plugin[]) => Promise<Server>;
  extend?: (backend: EmbeddedBackend) => Plugin[];
};

const accounts =
  'admin@saffrongate.example / saffron-admin, user@saffrongate.example / saffron-user';

export async function runSite({ usualPort, mode, prepare, listen, extend }: Site): Promise<void> {
  try {
    // Read by vite.config.ts.
    process.env.EMBEDDED_BACKEND = 'on';
    const port = readPort(usualPort);
    const { kind } = readBackendFor(mode, 'embedded');
    await checkFree(port);
    const unlock = lockFolder(embeddedFolder);

    const [opened, prepared] = await Promise.allSettled([
      kind === 'embedded' ? openBackend(embeddedFolder, siteUrl(port)) : undefined,
      prepare?.(),
    ]);
    if (opened.status === 'rejected') throw opened.reason;
    const backend = opened.value;
    const plugins = backend ? [embeddedBackend(backend)] : [];
    if (backend && extend) plugins.push(...extend(backend));
    let server: Server;
    try {
      if (prepared.status === 'rejected') throw prepared.reason;
      server = await listen(port, plugins);
    } catch (error) {
      await backend?.close();
      throw error;
    }
    endOnSignal(async () => {
      await server.close();
      await backend?.close();
      unlock();
    });
    console.log(
      `The site is on ${siteUrl(port)} ${backend ? `(demo accounts: ${accounts})` : '(hosted Supabase project)'}`,
    );
  } catch (error) {
    stop(error);
  }
}

export function siteUrl(port: number): string {
  return `http://localhost:${port}`;
}

export function embeddedBackend({ handle }: EmbeddedBackend): Plugin {
  return {
    name: 'embedded-backend',
    // Runs before src/prerender/plugin.ts, which answers unknown paths with a page.
    enforce: 'pre',
    configureServer: (server) => void server.middlewares.use(handle),
    configurePreviewServer: (server) => void server.middlewares.use(handle),
  };
}

async function checkFree(port: number): Promise<void> {
  const probe = createServer().listen(port, 'localhost');
  try {
    await once(probe, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new Problem(
        `Port ${port} is already taken: stop what uses it, or choose another with the variable PORT, such as PORT=${port + 1}.`,
      );
    }
    if (code === 'EACCES') {
      throw new Problem(`Port ${port} needs special rights: choose one above 1023 with PORT.`);
    }
    throw error;
  }
  probe.close();
  await once(probe, 'close');
}

function endOnSignal(end: () => Promise<void>): void {
  // Vite's listeners for SIGTERM and the end of stdin exit before the database is closed. @supabase/lite reads stdin
  // to its end.
  process.removeAllListeners('SIGTERM');
  process.stdin.removeAllListeners('end');
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return;
      ending = true;
      end().then(() => process.exit(0), stop);
    });
  }
}
