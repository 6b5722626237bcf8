import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function withServedSite(measure: (site: string) => Promise<void>): Promise<void> {
  const port = Number(process.env.PORT ?? 5349);
  const site = `http://localhost:${port}`;
  const folder = await mkdtemp(join(tmpdir(), 'saffron-gate-bench-'));
  const server = spawn(process.execPath, ['tests/embedded/serve.ts'], {
    env: { ...process.env, PORT: String(port), SITE_FOLDER: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // What still runs would write into the folder while it is removed.
  const ended = once(server, 'exit');
  try {
    await untilReady(site);
    await measure(site);
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilReady(site: string) {
  for (let tries = 0; tries < 600; tries += 1) {
    try {
      if ((await fetch(site)).ok) return;
    } catch {
      // The server does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The site did not start.');
}
