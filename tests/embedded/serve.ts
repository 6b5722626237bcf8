import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import type { EmbeddedBackend } from '../../supabase/embedded/backend.ts';

// What `npm start` serves, with a fresh database of its own, for the browser tests:
// PORT=5320 node tests/embedded/serve.ts
const folder = process.env.SITE_FOLDER || mkdtempSync(join(tmpdir(), 'saffron-gate-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

process.env.EMBEDDED_FOLDER = folder;
// Never the hosted project that a developer's .env names.
process.env.VITE_SUPABASE_URL = '';
process.env.VITE_SUPABASE_ANON_KEY = '';
const { builtSite } = await import('../../supabase/embedded/built-site.ts');
const { runSite } = await import('../../supabase/embedded/run-site.ts');
await runSite({ ...builtSite, extend: (backend) => [answerSql(backend), answerNextRelease()] });

/** `POST /test/sql` runs what it is sent: how tests prepare what no administrator can do over the API. */
function answerSql({ run }: EmbeddedBackend): Plugin {
  return {
    name: 'answer-sql',
    enforce: 'pre',
    configurePreviewServer: (server) => {
      // A connection that the server closes for want of requests fails the one that comes just then.
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 120_000;
      // To compress everything for every test takes as long as the rest of the answer.
      if (process.env.UNCOMPRESSED) {
        server.middlewares.use((request, _response, next) => {
          delete request.headers['accept-encoding'];
          next();
        });
      }
      server.middlewares.use('/test/sql', (request, response) => {
        text(request)
          .then(run)
          .then(
            (result) => response.end(JSON.stringify(result ?? null)),
            (error: unknown) => response.writeHead(400).end(String(error)),
          );
      });
    },
  };
}

/** A browser with the cookie `release=next` gets the files of another version where they tell versions apart. */
function answerNextRelease(): Plugin {
  return {
    name: 'answer-next-release',
    enforce: 'pre',
    configurePreviewServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const [, name] = /^\/(sw\.js|shell\.html)(\?|$)/.exec(request.url ?? '') ?? [];
        if (!name || !request.headers.cookie?.includes('release=next')) return next();
        const text = await readFile(join(folder, 'site', name), 'utf8');
        if (name === 'sw.js') {
          response.setHeader('Content-Type', 'text/javascript').end(`${text}// next`);
        } else {
          response
            .setHeader('Content-Type', 'text/html')
            .end(text.replaceAll('/assets/index-', '/assets/next-'));
        }
      });
    },
  };
}
