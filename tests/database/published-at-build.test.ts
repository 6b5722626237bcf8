import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createLogger, resolveConfig } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { embeddedKey } from '../../src/config/read-backend.ts';
import { fetchPublished } from '../../src/content/published/fetch-published.ts';
import { contactSection } from '../../src/content/sections/contact/default-content.ts';
import { heroSection } from '../../src/content/sections/hero/default-content.ts';
import { backendUrl, runSql, signInAsAdmin } from './support/accounts.ts';
import { writeNext } from './support/sections.ts';

const root = resolve(import.meta.dirname, '../..');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saffron-gate-build-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** Returns the output of `npm run build` for the Supabase project at `url`. */
async function build(url: string) {
  const vite = [resolve(root, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder];
  const project = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: embeddedKey };
  const env = { ...process.env, NODE_ENV: 'production', ...project };
  const run = promisify(execFile)(process.execPath, vite, { cwd: root, env });
  const { stdout, stderr } = await run;
  return stdout + stderr;
}

/** Returns a boolean, because a failed `toContain` would print the whole file. */
async function has(name: string, text: string) {
  return (await readFile(join(folder, name), 'utf8')).includes(text);
}

test('published content is built in, and a visitor fetches newer content only', {
  timeout: 120_000,
}, async () => {
  const { client } = await signInAsAdmin();
  const content = { ...contactSection.defaultContent, email: 'built-in@saffrongate.example' };
  const contact = await writeNext(client, 'contact', 'published', content);

  const path = '0123456789abcdef0123456789abcdef.webp';
  const uploaded = { kind: 'uploaded', path, width: 1600, height: 900, alt: 'Rice on a scale' };
  await runSql(`
    insert into public.site_images (path, file_name, width, height, bytes, uploader_name)
    values ('${path}', 'rice.png', 1600, 900, 1, 'Demo Administrator')
  `);
  const [slide] = heroSection.defaultContent.slides;
  const slides = [{ ...slide, title: 'Rice at build time', picture: uploaded }];
  const hero = await writeNext(client, 'hero', 'published', { slides });

  // The picture's row has no file in the bucket, so the link preview shows another picture.
  expect(await build(backendUrl)).toContain('The link preview shows hero/spices instead of');
  expect(await has('index.html', 'Rice at build time')).toBe(true);
  expect(await has('about.html', 'mailto:built-in@saffrongate.example')).toBe(true);
  expect(await has('contact.html', '"email":"built-in@saffrongate.example"')).toBe(true);
  expect(await has('_headers', `connect-src 'self' ${backendUrl};`)).toBe(true);

  const written = JSON.parse(await readFile(join(folder, 'build.json'), 'utf8'));
  expect(Math.abs(Date.now() - Date.parse(written.builtAt))).toBeLessThan(120_000);
  const [contactId, heroId] = [contact.entry.id, hero.entry.id];
  expect(written.entries).toEqual({ contact: contactId, hero: heroId });

  const backend = { kind: 'hosted', url: backendUrl, anonKey: embeddedKey } as const;
  expect(await fetchPublished(backend, [contactId, heroId])).toEqual([]);
  expect(await fetchPublished(backend, [heroId])).toMatchObject([
    { section: 'contact', content: { email: 'built-in@saffrongate.example' } },
  ]);
});

test('a project that does not answer is a warning', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', embeddedKey);
  const warnings: string[] = [];
  const customLogger = { ...createLogger(), warn: (text: string) => void warnings.push(text) };
  await resolveConfig({ root, customLogger }, 'build', 'production', 'production');
  expect(warnings).toEqual([
    expect.stringContaining('Nothing published is built in, for http://localhost:9 did not answer'),
  ]);
});
