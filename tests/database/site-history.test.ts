import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commitAs, hostedDatabase, queryAs } from './support/hosted.ts';

const amna = '11111111-1111-4111-8111-111111111111';
const badr = '22222222-2222-4222-8222-222222222222';
const user = '33333333-3333-4333-8333-333333333333';

let database: PGlite;

beforeAll(async () => {
  database = await hostedDatabase();
});

beforeEach(async () => {
  await database.exec(`
    delete from auth.users;
    truncate public.site_sections, public.site_section_drafts, public.site_section_revisions;
    insert into auth.users (id, email, raw_user_meta_data) values
      ('${amna}', 'amna@example.com', '{"full_name": "Amna Saleh"}'),
      ('${badr}', 'badr@example.com', null),
      ('${user}', 'user@example.com', '{"full_name": "A User"}');
    insert into public.user_roles (user_id, role) values ('${amna}', 'admin'), ('${badr}', 'admin');
  `);
});

afterAll(() => database.close());

async function rows(sql: string) {
  return (await database.query<Record<string, unknown>>(sql)).rows;
}

async function values(sql: string) {
  return (await rows(sql)).map(({ value }) => value);
}

const publish = (content: string, version: number) =>
  `select version from public.publish_section('hero', '${content}', ${version})`;
const saveDraft = (content: string, version: number) =>
  `select * from public.save_section_draft('hero', '${content}', 0, ${version})`;

const history = () =>
  rows(`
    select version, published_by as by, publisher_name as name
    from public.site_section_revisions order by version
  `);

test('the grants on the tables are those of the migration and no more', async () => {
  const columns = await values(`
    select distinct concat_ws(' ', grantee, privilege_type, table_name, column_name) as value
    from information_schema.column_privileges
    where table_name like 'site%' and grantee in ('PUBLIC', 'anon', 'authenticated')
      and privilege_type <> 'SELECT'
    order by value
  `);
  expect(columns).toEqual([
    'authenticated INSERT site_section_drafts base_version',
    'authenticated INSERT site_section_drafts content',
    'authenticated INSERT site_section_drafts format',
    'authenticated INSERT site_section_drafts section',
    'authenticated INSERT site_section_presence section',
    'authenticated INSERT site_section_presence tab',
    'authenticated INSERT site_sections content',
    'authenticated INSERT site_sections format',
    'authenticated INSERT site_sections section',
    'authenticated UPDATE site_section_drafts base_version',
    'authenticated UPDATE site_section_drafts content',
    'authenticated UPDATE site_section_drafts format',
    'authenticated UPDATE site_section_presence section',
    'authenticated UPDATE site_sections content',
    'authenticated UPDATE site_sections format',
  ]);
  const tables = await values(`
    select concat_ws(' ', grantee, privilege_type, table_name) as value
    from information_schema.role_table_grants
    where table_name like 'site%' and grantee in ('PUBLIC', 'anon', 'authenticated')
    order by value
  `);
  expect(tables).toEqual([
    'anon SELECT site_sections',
    'authenticated DELETE site_section_drafts',
    'authenticated SELECT site_images',
    'authenticated SELECT site_section_draft_history',
    'authenticated SELECT site_section_drafts',
    'authenticated SELECT site_section_presence',
    'authenticated SELECT site_section_revisions',
    'authenticated SELECT site_section_writes',
    'authenticated SELECT site_sections',
  ]);
});

test('of the functions a client may call those of the API, what is behind them, and has_role', async () => {
  const callable = await values(`
    select rolname || ' ' || proname as value
    from pg_proc cross join pg_roles
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and rolname in ('anon', 'authenticated')
      and has_function_privilege(rolname, pg_proc.oid, 'execute')
    order by value
  `);
  expect(callable).toEqual([
    'authenticated administrators',
    'authenticated administrators',
    'authenticated check_format',
    'authenticated choose_picture',
    'authenticated choose_picture',
    'authenticated delete_picture',
    'authenticated delete_picture',
    'authenticated has_role',
    'authenticated is_picture_used',
    'authenticated keep_picture',
    'authenticated keep_picture',
    'authenticated keep_unsaved',
    'authenticated keep_unsaved',
    'authenticated keep_write',
    'authenticated make_administrator',
    'authenticated make_administrator',
    'authenticated picture_uses',
    'authenticated publish_section',
    'authenticated remove_administrator',
    'authenticated remove_administrator',
    'authenticated save_section_draft',
    'authenticated section_activity',
  ]);
});

test.each([
  `insert into public.site_sections (section, content, version) values ('about', '{}', 7)`,
  `insert into public.site_sections (section, content, published_at) values ('about', '{}', now())`,
  'update public.site_sections set version = 7',
  `update public.site_sections set section = 'about'`,
  'delete from public.site_sections',
  'truncate public.site_sections',
  `insert into public.site_section_drafts (section, content, base_version, saver_name)
     values ('about', '{}', 0, 'Mallory')`,
  'update public.site_section_drafts set saved_by = null',
  'update public.site_section_drafts set draft_id = 7',
  `insert into public.site_section_writes (id, section, published, version, written_at)
     values ('made-up-write', 'about', true, 1, now())`,
  'delete from public.site_section_writes',
  `update public.site_section_drafts set section = 'about'`,
  'truncate public.site_section_drafts',
  `insert into public.site_section_revisions (section, version, content, published_at, publisher_name)
     values ('about', 1, '{}', now(), 'Mallory')`,
  `update public.site_section_revisions set publisher_name = 'Mallory'`,
  'delete from public.site_section_revisions',
  'truncate public.site_section_revisions',
  `select private.user_name('${amna}')`,
  `select nextval('private.draft_versions')`,
])('nobody may %s', async (sql) => {
  for (const who of [null, user, amna]) {
    await expect(queryAs(database, who, sql)).rejects.toThrow('permission denied');
  }
});

test('each revision names who published it, and when', async () => {
  await commitAs(database, amna, publish('{"title": "One"}', 0));
  await commitAs(database, badr, publish('{"title": "Two"}', 1));
  await database.exec(`update public.site_sections set content = '{"title": "Three"}'`);
  expect(await history()).toEqual([
    { version: 1, by: amna, name: 'Amna Saleh' },
    { version: 2, by: badr, name: 'badr' },
    { version: 3, by: null, name: 'Database' },
  ]);
  expect(
    await values(`
      select bool_and(published_at between now() - interval '1 minute' and now()) as value
      from public.site_section_revisions
    `),
  ).toEqual([true]);
});

test('a publisher’s name is cut at 100 letters, and a blank one is no name', async () => {
  await database.exec(`
    update auth.users set raw_user_meta_data = jsonb_build_object('full_name', repeat('ع', 101))
    where id = '${amna}';
    update auth.users set raw_user_meta_data = '{"full_name": "  "}' where id = '${badr}';
  `);
  await commitAs(database, amna, publish('{"title": "One"}', 0));
  await commitAs(database, badr, publish('{"title": "Two"}', 1));
  expect(await values('select publisher_name as value from public.site_section_revisions')).toEqual(
    ['ع'.repeat(100), 'badr'],
  );
});

test('the history outlives the accounts', async () => {
  await commitAs(database, amna, publish('{"title": "One"}', 0));
  await database.exec(`delete from auth.users where id = '${amna}'`);
  expect(await history()).toEqual([{ version: 1, by: null, name: 'Amna Saleh' }]);
  expect(await values('select version as value from public.site_sections')).toEqual([1]);
});

test('a draft outlives the account of who saved it, and stays the one it was', async () => {
  await commitAs(database, amna, saveDraft('{"title": "One"}', 0));
  const [saved] = await rows('select * from public.site_section_drafts');
  await database.exec(`delete from auth.users where id = '${amna}'`);
  expect(await rows('select * from public.site_section_drafts')).toEqual([
    { ...saved, saved_by: null },
  ]);
  const next = await commitAs(
    database,
    badr,
    saveDraft('{"title": "Two"}', Number(saved?.version)),
  );
  expect(next).toMatchObject([{ saved_by: badr, saver_name: 'badr' }]);
});

test('who has lost the role is told so, and nothing is written', async () => {
  await commitAs(database, amna, publish('{"title": "One"}', 0));
  await database.exec(`delete from public.user_roles where user_id = '${badr}'`);
  for (const sql of [publish('{}', 1), saveDraft('{}', 0)]) {
    await expect(commitAs(database, badr, sql)).rejects.toThrow('no longer an administrator');
  }
  expect(await history()).toHaveLength(1);
});

test('a conflict has a code of its own, which nothing on the way tries again by itself', async () => {
  await commitAs(database, amna, publish('{"title": "One"}', 0));
  for (const sql of [publish('{}', 0), publish('{}', 2), saveDraft('{}', 9)]) {
    await expect(commitAs(database, badr, sql)).rejects.toMatchObject({ code: 'PT409' });
  }
});

test('a section deleted in SQL goes on from its history', async () => {
  await commitAs(database, amna, publish('{"title": "One"}', 0));
  await database.exec('delete from public.site_sections');
  expect(await commitAs(database, amna, publish('{"title": "Two"}', 0))).toEqual([{ version: 2 }]);
});
