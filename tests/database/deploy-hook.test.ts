import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commitAs, hostedDatabase, queryAs } from './support/hosted.ts';

const amna = '11111111-1111-4111-8111-111111111111';
const user = '33333333-3333-4333-8333-333333333333';
const hook = 'https://api.netlify.com/build_hooks/0123456789abcdef';

let database: PGlite;

beforeAll(async () => {
  database = await hostedDatabase();
  await database.exec(`
    insert into auth.users (id, email) values ('${amna}', 'amna@example.com'), ('${user}', 'user@example.com');
    insert into public.user_roles (user_id, role) values ('${amna}', 'admin');
  `);
});

/** Nothing published, the hook never called, neither extension there. */
beforeEach(async () => {
  await database.exec(`
    drop schema if exists net, vault cascade;
    truncate public.site_sections, public.section_entries;
    update private.deploy_hook set called_at = default, called_for = default;
  `);
});

afterAll(() => database.close());

/** Stands in for pg_net, with its signature: https://supabase.github.io/pg_net/api/#nethttp_post */
const network = `
  create schema net;
  create table net.http_request_queue (id bigint generated always as identity, url text, body jsonb);
  create function net.http_post(
    url text,
    body jsonb default '{}'::jsonb,
    params jsonb default '{}'::jsonb,
    headers jsonb default '{"Content-Type": "application/json"}'::jsonb,
    timeout_milliseconds integer default 5000
  ) returns bigint language sql as $$
    insert into net.http_request_queue (url, body) values (url, body) returning id
  $$;
`;

/** Stands in for Supabase Vault. */
const vault = `
  create schema vault;
  create table vault.decrypted_secrets (name text unique, decrypted_secret text);
`;

async function switchOn(address = hook) {
  await database.exec(network + vault);
  await database.query('insert into vault.decrypted_secrets values ($1, $2)', [
    'deploy_hook_url',
    address,
  ]);
}

const write = (section: string, kind: string) => `
  select public.write_entry('${section}', '${kind}', '{}', (
    select id from public.section_heads() where section = '${section}'
  ), 1, gen_random_uuid()::text) #>> '{head,kind}' as head
`;

const publish = (section: string) => commitAs(database, amna, write(section, 'published'));

async function calls() {
  const { rows } = await database.query<{ url: string }>('select url from net.http_request_queue');
  return rows.map(({ url }) => url);
}

/** What pg_cron does each minute. */
async function tick() {
  const { rows } = await database.query<{ did: string }>(
    'select private.call_deploy_hook() as did',
  );
  return rows[0]?.did;
}

const aMinuteLater = () =>
  database.exec(`update private.deploy_hook set called_at = called_at - interval '1 minute'`);

test.each([
  ['neither extension', ''],
  ['pg_net alone', network],
  ['the vault alone', vault],
  ['both, but no secret', network + vault],
])('with %s, publishing works and calls nothing', async (_, extensions) => {
  await database.exec(extensions);
  expect(await publish('hero')).toEqual([{ head: 'published' }]);
  expect(await tick()).toMatch(/^off: /);
  if (extensions.includes(network)) expect(await calls()).toEqual([]);
});

test('a publication calls the hook at once, and a draft does not', async () => {
  await switchOn();
  await commitAs(database, amna, write('hero', 'draft'));
  expect(await calls()).toEqual([]);
  await publish('hero');
  expect(await calls()).toEqual([hook]);
  expect(await tick()).toBe('nothing new');
});

test('a burst makes one call, and one more a minute later for the last of it', async () => {
  await switchOn();
  await publish('hero');
  await publish('hero');
  await publish('about');
  expect(await tick()).toBe('later: called less than a minute ago');
  expect(await calls()).toHaveLength(1);
  await aMinuteLater();
  expect(await tick()).toBe('called');
  expect(await tick()).toBe('nothing new');
  expect(await calls()).toEqual([hook, hook]);
});

test('without pg_cron, the next publication after the minute calls for all', async () => {
  await switchOn();
  await publish('hero');
  await publish('hero');
  await aMinuteLater();
  await publish('about');
  expect(await calls()).toHaveLength(2);
  expect(await tick()).toBe('nothing new');
});

test('what is refused or rolled back calls nothing', async () => {
  await switchOn();
  const outdated = `select public.write_entry('hero', 'published', '{}', 7, 1, 'outdated')`;
  await expect(commitAs(database, amna, outdated)).rejects.toMatchObject({ code: 'PT409' });
  await queryAs(database, amna, write('hero', 'published'));
  expect(await calls()).toEqual([]);
});

test.each([
  ['pg_net fails', 'drop function net.http_post'],
  [
    'the vault fails',
    'alter table vault.decrypted_secrets rename column decrypted_secret to other',
  ],
])('when %s, the publication stands, and the hook is called once it can be', async (_, fault) => {
  await switchOn();
  await database.exec(fault);
  expect(await publish('hero')).toEqual([{ head: 'published' }]);
  await database.exec('drop schema net, vault cascade');
  await switchOn();
  expect(await tick()).toBe('called');
});

test.each(['http://api.netlify.com/build_hooks/1', 'file:///etc/passwd', ''])(
  'the address “%s” is never called',
  async (address) => {
    await switchOn(address);
    expect(await publish('hero')).toEqual([{ head: 'published' }]);
    expect(await calls()).toEqual([]);
  },
);

test('nobody calls the hook over the API, or learns its address', async () => {
  await switchOn();
  for (const sql of [
    'select private.call_deploy_hook()',
    'select * from private.deploy_hook',
    'update private.deploy_hook set called_for = 0',
    'select * from vault.decrypted_secrets',
  ]) {
    for (const who of [null, user, amna]) {
      await expect(queryAs(database, who, sql)).rejects.toThrow('permission denied');
    }
  }
});
