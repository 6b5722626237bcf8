import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { EmbeddedBackend } from '../../supabase/embedded/backend.ts';

// PORT=5320 node tests/embedded/serve.ts serves the built site with a fresh database for the browser tests.
// SITES=2 serves the same build on the next port too, with another database.
const folder = process.env.SITE_FOLDER || mkdtempSync(join(tmpdir(), 'saffron-gate-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

process.env.EMBEDDED_FOLDER = folder;
// An empty value overrides the hosted project of a developer's .env.
process.env.VITE_SUPABASE_URL = '';
process.env.VITE_SUPABASE_ANON_KEY = '';
const sites = Number(process.env.SITES ?? 1);
const { openBackend } = await import('../../supabase/embedded/backend.ts');
const { copyDatabase } = await import('./copy-database.ts');
const { testRequests } = await import('./test-requests.ts');
const { builtSite } = await import('../../supabase/embedded/built-site.ts');
const { embeddedBackend, runSite, siteUrl } = await import('../../supabase/embedded/run-site.ts');

let first: EmbeddedBackend;

await runSite({
  ...builtSite,
  extend: (backend) => {
    first = backend;
    return extend(backend);
  },
  listen: async (port, plugins) => {
    const opened: { close: () => Promise<void> }[] = [];
    for (let index = 1; index < sites; index += 1) {
      const database = join(folder, `database-${index}`);
      await copyDatabase(first, folder, database);
      const backend = await openBackend(database, siteUrl(port + index));
      const further = [embeddedBackend(backend), ...extend(backend)];
      opened.push(await builtSite.listen(port + index, further), backend);
    }
    // Playwright starts the tests once this port answers, so it comes last.
    opened.unshift(await builtSite.listen(port, plugins));
    return {
      close: async () => {
        for (const each of opened) await each.close();
      },
    };
  },
});

function extend(backend: EmbeddedBackend): Plugin[] {
  return [prepareForTests(backend), simulateByCookie()];
}

function prepareForTests(backend: EmbeddedBackend): Plugin {
  return {
    name: 'prepare-for-tests',
    enforce: 'pre',
    configurePreviewServer: (server) => {
      // A request fails when the server closes its idle connection at the same moment.
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 120_000;
      // Compression takes half of the time of each answer.
      if (process.env.UNCOMPRESSED) {
        server.middlewares.use((request, _response, next) => {
          delete request.headers['accept-encoding'];
          next();
        });
      }
      for (const [path, answer] of Object.entries(testRequests(backend))) {
        server.middlewares.use(path, answer);
      }
    },
  };
}

/** The cookie `release=next` changes sw.js as a new release does; `network=stalled` leaves pages without an answer. */
function simulateByCookie(): Plugin {
  return {
    name: 'simulate-by-cookie',
    enforce: 'pre',
    configurePreviewServer: (server) => {
      server.middlewares.use(async ({ url = '', headers }, response, next) => {
        const { cookie = '', accept = '' } = headers;
        if (cookie.includes('network=stalled') && accept.includes('text/html')) return;
        if (!/^\/sw\.js(\?|$)/.test(url) || !cookie.includes('release=next')) return next();
        const worker = await readFile(join(folder, 'site/sw.js'), 'utf8');
        response.setHeader('Content-Type', 'text/javascript').end(`${worker}// next`);
      });
    },
  };
}
