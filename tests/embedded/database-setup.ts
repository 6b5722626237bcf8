import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openBackend } from '../../supabase/embedded/backend.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface ProvidedContext {
    backendUrl: string;
  }
}

/** Serves the embedded backend with a fresh database and the demo accounts. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'saffron-gate-'));
  const backend = await openBackend(folder);
  const server = createServer((request, response) => {
    backend.handle(request, response, () => response.writeHead(404).end());
  });
  await once(server.listen(0, 'localhost'), 'listening');
  project.provide('backendUrl', `http://localhost:${(server.address() as AddressInfo).port}`);

  return async () => {
    server.closeAllConnections();
    server.close();
    await backend.close();
    await rm(folder, { recursive: true });
  };
}
