import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedKey } from '../../src/config/read-backend.ts';
import { contactCopy } from '../../src/content/contact/copy.ts';
import { fetchPublished } from '../../src/content/fetch-published.ts';
import { backendUrl, signInAsAdmin } from './support/accounts.ts';
import { everything, publish } from './support/sections.ts';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saffron-gate-build-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** `npm run build`, for the project at this address; gives what it printed. */
async function build(url: string) {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [resolve(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        VITE_SUPABASE_URL: url,
        VITE_SUPABASE_ANON_KEY: embeddedKey,
      },
    },
  );
  return stdout + stderr;
}

/** Whether a file of the build has this text: in a failure, the whole file would bury the rest. */
async function has(name: string, text: string) {
  return (await readFile(join(folder, name), 'utf8')).includes(text);
}

test('what is published is built in, and a visitor only asks for what is newer', {
  timeout: 120_000,
}, async () => {
  const { client } = await signInAsAdmin();
  const { sections } = await everything(client);
  const expected = {
    version: sections.find(({ section }) => section === 'contact')?.version ?? 0,
  };
  const content = { ...contactCopy, email: 'baked@saffrongate.example' };
  const { data } = await publish(client, 'contact', content, expected).throwOnError();

  await build(backendUrl);
  expect(await has('about.html', 'mailto:baked@saffrongate.example')).toBe(true);
  expect(await has('contact.html', '"email":"baked@saffrongate.example"')).toBe(true);
  expect(await has('_headers', `connect-src 'self' ${backendUrl} `)).toBe(true);

  const backend = { kind: 'hosted', url: backendUrl, anonKey: embeddedKey } as const;
  const others = sections.filter(({ section }) => section !== 'contact');
  const known = Object.fromEntries(others.map(({ section, version }) => [section, version]));
  const current = { ...known, contact: data?.version ?? 0 };
  expect(await fetchPublished(backend, current)).toEqual([]);
  expect(await fetchPublished(backend, { ...current, contact: 0 })).toMatchObject([
    { section: 'contact', content: { email: 'baked@saffrongate.example' } },
  ]);
});

test('a project that is away is a warning, and the pages show the bundled copy', {
  timeout: 120_000,
}, async () => {
  const away = 'http://localhost:9';
  expect(await build(away)).toContain(`Nothing published is built in, for ${away} did not answer`);
  expect(await has('about.html', `mailto:${contactCopy.email}`)).toBe(true);
});
