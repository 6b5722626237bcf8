import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openBackend } from '../../supabase/embedded/backend.ts';
import { siteUrl } from '../../supabase/embedded/run-site.ts';
import { testRequests } from './test-requests.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface ProvidedContext {
    backendUrl: string;
    folder: string;
  }
}

export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-gate-'));
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
  project.provide('backendUrl', url);
  project.provide('folder', folder);

  return async () => {
    server.closeAllConnections();
    server.close();
    await backend.close();
    await rm(folder, { recursive: true });
  };
}
