import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type EmbeddedBackend, openBackend } from '../../supabase/embedded/backend.ts';
import { siteUrl } from '../../supabase/embedded/run-site.ts';
import { copyDatabase } from './copy-database.ts';
import { testRequests } from './test-requests.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: declarations of an interface are merged
  interface ProvidedContext {
    /** One for each worker. */
    backends: { url: string; folder: string }[];
  }
}

type Started = { url: string; folder: string; backend: EmbeddedBackend; stop: () => Promise<void> };

export async function setup(project: TestProject) {
  const backends: Started[] = [];
  for (let worker = 0; worker < (project.config.maxWorkers ?? 1); worker += 1) {
    backends.push(await start(backends[0]));
  }
  project.provide(
    'backends',
    backends.map(({ url, folder }) => ({ url, folder })),
  );
  return async () => {
    // The embedded Postgres sets exit codes of its own: 100 when it starts, 0 when it ends. Vitest's is 1.
    const isFailed = process.exitCode === 1;
    await Promise.all(backends.map(({ stop }) => stop()));
    process.exitCode = isFailed ? 1 : 0;
  };
}

async function start(first?: Started): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-gate-'));
  if (first) await copyDatabase(first.backend, first.folder, folder);
  const server = createServer();
  await once(server.listen(0, 'localhost'), 'listening');
  const url = siteUrl((server.address() as AddressInfo).port);
  const backend = await openBackend(folder, url);
  const forTests = testRequests(backend);
  server.on('request', (request, response) => {
    const answer = forTests[request.url ?? ''];
    if (answer) return answer(request, response);
    backend.handle(request, response, () => response.writeHead(404).end());
  });
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await backend.close();
    await rm(folder, { recursive: true });
  };
  return { url, folder, backend, stop };
}
