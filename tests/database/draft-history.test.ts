import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyMigrations, commitAs, hostedDatabase, queryAs } from './support/hosted.ts';

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
    truncate public.site_sections, public.site_section_drafts, public.site_section_revisions,
      public.site_section_draft_history;
    insert into auth.users (id, email, raw_user_meta_data) values
      ('${amna}', 'amna@example.com', '{"full_name": "Amna Saleh"}'),
      ('${badr}', 'badr@example.com', '{"full_name": "Badr Nasser"}'),
      ('${user}', 'user@example.com', '{"full_name": "A User"}');
    insert into public.user_roles (user_id, role) values ('${amna}', 'admin'), ('${badr}', 'admin');
  `);
});

afterAll(() => database.close());

async function save(who: string, title: string, version = 0): Promise<number> {
  const content = JSON.stringify({ title });
  const [row] = await commitAs(
    database,
    who,
    `select version from public.save_section_draft('hero', '${content}', 0, ${version})`,
  );
  return Number(row?.version);
}

async function history(columns = `content ->> 'title' as title, saver_name as by`) {
  const sql = `select ${columns} from public.site_section_draft_history order by version`;
  return (await database.query<Record<string, unknown>>(sql)).rows;
}

const discard = (who: string) => commitAs(database, who, 'delete from public.site_section_drafts');
const keep = (who: string, title: string) =>
  commitAs(
    database,
    who,
    `select * from public.keep_unsaved('hero', '${JSON.stringify({ title })}', 3)`,
  );

const ends = `content ->> 'title' as title, ender_name as by, published_version as version`;

test('each save is kept with its author and what it started from, and all of one draft belong together', async () => {
  const first = await save(amna, 'One');
  const second = await save(badr, 'Two', first);
  await discard(amna);
  const third = await save(badr, 'Three');
  expect(await history('version, draft_id, saved_by, saver_name, base_version')).toEqual([
    {
      version: first,
      draft_id: first,
      saved_by: amna,
      saver_name: 'Amna Saleh',
      base_version: 0,
    },
    {
      version: second,
      draft_id: first,
      saved_by: badr,
      saver_name: 'Badr Nasser',
      base_version: 0,
    },
    {
      version: third,
      draft_id: third,
      saved_by: badr,
      saver_name: 'Badr Nasser',
      base_version: 0,
    },
  ]);
});

test('a discarded draft stays, with who discarded it', async () => {
  await save(amna, 'Mine');
  await discard(badr);
  expect(await history(ends)).toEqual([{ title: 'Mine', by: 'Badr Nasser', version: null }]);
  expect(await history(`ended_at >= saved_at as ended, ended_by = '${badr}' as by_badr`)).toEqual([
    { ended: true, by_badr: true },
  ]);
});

test('a published draft stays, with the version that it became and who published it', async () => {
  const version = await save(amna, 'Mine');
  await commitAs(
    database,
    badr,
    `select from public.publish_section('hero', '{"title": "Mine and his"}', 0, ${version})`,
  );
  expect(await history(ends)).toEqual([{ title: 'Mine', by: 'Badr Nasser', version: 1 }]);
  await save(amna, 'Next');
  await discard(badr);
  expect(await history(ends)).toContainEqual({ title: 'Next', by: 'Badr Nasser', version: null });
});

test('a save in SQL is kept, too', async () => {
  await database.exec(`
    insert into public.site_section_drafts (section, content, base_version) values ('hero', '{"title": "SQL"}', 0);
  `);
  expect(await history()).toEqual([{ title: 'SQL', by: 'Database' }]);
});

test('unsaved text goes into the history as a discarded draft, and leaves the draft of a colleague alone', async () => {
  const version = await save(badr, 'His');
  const [kept] = await keep(amna, 'Typed');
  expect(kept).toMatchObject({
    content: { title: 'Typed' },
    base_version: 3,
    saved_by: amna,
    saver_name: 'Amna Saleh',
    ended_by: amna,
    published_version: null,
  });
  const drafts = await database.query('select version, saved_by from public.site_section_drafts');
  expect(drafts.rows).toEqual([{ version, saved_by: badr }]);
  const later = await save(badr, 'His, later', version);
  expect(later).toBeGreaterThan(Number(kept?.version));
  expect(await history('version, draft_id')).toContainEqual({
    version: later,
    draft_id: version,
  });
});

test('only an administrator keeps unsaved text, and no content that no draft may have', async () => {
  await expect(keep(user, 'x')).rejects.toThrow('no longer an administrator');
  const sql = (content: string) => `select public.keep_unsaved('hero', '${content}', 0)`;
  await expect(queryAs(database, null, sql('{}'))).rejects.toThrow('permission denied');
  await expect(queryAs(database, amna, sql('[]'))).rejects.toThrow('must be a JSON object');
  expect(await history()).toEqual([]);
});

test('administrators read the history, and nobody else does', async () => {
  await save(amna, 'Mine');
  const read = 'select saver_name from public.site_section_draft_history';
  expect(await queryAs(database, badr, read)).toEqual([{ saver_name: 'Amna Saleh' }]);
  expect(await queryAs(database, user, read)).toEqual([]);
  await expect(queryAs(database, null, read)).rejects.toThrow('permission denied');
});

test.each([
  `insert into public.site_section_draft_history
     (section, version, draft_id, content, base_version, saved_at, saver_name)
     values ('hero', 1, 1, '{}', 0, now(), 'Mallory')`,
  `update public.site_section_draft_history set saver_name = 'Mallory'`,
  'delete from public.site_section_draft_history',
  'truncate public.site_section_draft_history',
  `select private.thin_draft_history('hero')`,
])('nobody may %s', async (sql) => {
  for (const who of [null, user, amna]) {
    await expect(queryAs(database, who, sql)).rejects.toThrow('permission denied');
  }
});

test('the last 50 saves of a section stay, and all of the last 30 days', async () => {
  await database.exec(`
    insert into public.site_section_draft_history
      (section, version, draft_id, content, base_version, saved_at, saver_name)
    select section::public.section_key, -number, -number, '{}', 0, now() - number * interval '1 day', 'Amna'
    from generate_series(1, 60) as number cross join unnest(array['hero', 'about']) as section;
  `);
  const count = (section: string) =>
    history(`count(*) over ()::integer as value, section`).then(
      (rows) => rows.filter((row) => row.section === section).length,
    );
  await save(amna, 'The 61st');
  expect([await count('hero'), await count('about')]).toEqual([50, 60]);

  await database.exec(`
    insert into public.site_section_draft_history
      (section, version, draft_id, content, base_version, saved_at, saver_name)
    select 'hero', -1000 - number, 0, '{}', 0, now() - interval '29 days', 'Amna'
    from generate_series(1, 60) as number;
  `);
  await keep(amna, 'Another');
  // The latest 50 as before, and 60 more of the last 30 days.
  expect(await count('hero')).toBe(50 + 60);
});

test('the history outlives the accounts', async () => {
  const version = await save(amna, 'Mine');
  await database.exec(`delete from auth.users where id = '${amna}'`);
  expect(await history('version, saved_by, saver_name')).toEqual([
    { version, saved_by: null, saver_name: 'Amna Saleh' },
  ]);
});

test('drafts of the release before are in the history after the upgrade', async () => {
  const older = await hostedDatabase('20261122110000');
  await older.exec(`
    insert into public.site_section_drafts (section, content, base_version) values ('hero', '{"title": "Old"}', 2);
  `);
  await applyMigrations(older, '20261122110000', '99991231235959');
  const { rows } = await older.query(`
    select history.content, history.base_version, history.saver_name, history.version = draft.version as same
    from public.site_section_draft_history as history join public.site_section_drafts as draft using (section)
  `);
  expect(rows).toEqual([
    { content: { title: 'Old' }, base_version: 2, saver_name: 'Database', same: true },
  ]);
  await older.exec('delete from public.site_section_drafts');
  const { rows: ended } = await older.query(
    'select ended_at is not null as ended from public.site_section_draft_history',
  );
  expect(ended).toEqual([{ ended: true }]);
  await older.close();
});
