import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commitAs, hostedDatabase, queryAs } from './support/hosted.ts';

const amna = '11111111-1111-4111-8111-111111111111';
const badr = '22222222-2222-4222-8222-222222222222';
const user = '33333333-3333-4333-8333-333333333333';

let database: PGlite;

beforeAll(async () => {
  database = await hostedDatabase();
  await database.exec(`
    insert into auth.users (id, email, raw_user_meta_data) values
      ('${amna}', 'amna@example.com', '{"full_name": "Amna Saleh"}'),
      ('${badr}', 'badr@example.com', '{"full_name": "Badr Nasser"}'),
      ('${user}', 'user@example.com', '{"full_name": "A User"}');
    insert into public.user_roles (user_id, role) values ('${amna}', 'admin'), ('${badr}', 'admin');
  `);
});

beforeEach(() =>
  database.exec(`
    truncate public.site_sections, public.site_section_drafts, public.site_section_revisions,
      public.site_section_presence;
  `),
);

afterAll(() => database.close());

const activity = (editing = '') => `select * from public.section_activity(${editing})`;
const edit = (who: string, section = 'hero', tab = 'a') =>
  commitAs(database, who, activity(`'${section}', '${tab}'`));
const editing = async () =>
  (await queryAs(database, badr, activity())).map(({ section, user_name, tab_id }) => [
    section,
    user_name,
    tab_id,
  ]);
const later = (passed: string) =>
  database.exec(`
    alter table public.site_section_presence disable trigger keep_presence;
    update public.site_section_presence set seen_at = seen_at - interval '${passed}';
    alter table public.site_section_presence enable trigger keep_presence;
  `);

test('who edits is told to administrators by name, for 45 seconds after the last sign', async () => {
  await edit(amna);
  expect(await queryAs(database, badr, activity())).toEqual([
    {
      section: 'hero',
      what: 'editing',
      user_id: amna,
      user_name: 'Amna Saleh',
      at: expect.any(Date),
      version: null,
      tab_id: 'a',
    },
  ]);
  await later('44 seconds');
  expect(await editing()).toHaveLength(1);
  await later('2 seconds');
  expect(await editing()).toEqual([]);
  await edit(amna);
  expect(await editing()).toHaveLength(1);
});

test('a tab edits one section, two tabs of an account are two, and asking alone is no editing', async () => {
  await edit(amna, 'hero', 'a');
  await edit(amna, 'hero', 'b');
  await edit(amna, 'contact', 'b');
  await commitAs(database, badr, activity());
  expect((await editing()).sort()).toEqual([
    ['contact', 'Amna Saleh', 'b'],
    ['hero', 'Amna Saleh', 'a'],
  ]);
});

test('drafts and publications are told with their authors, one of each for a section', async () => {
  await commitAs(database, amna, `select from public.publish_section('hero', '{"a": 1}', 0)`);
  await commitAs(database, badr, `select from public.publish_section('hero', '{"a": 2}', 1)`);
  const [draft] = await commitAs(
    database,
    amna,
    `select version from public.save_section_draft('about', '{}', 0, 0)`,
  );
  const rows = await queryAs(database, badr, activity());
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual(
    expect.objectContaining({
      section: 'hero',
      what: 'published',
      user_id: badr,
      user_name: 'Badr Nasser',
      version: 2,
    }),
  );
  expect(rows).toContainEqual(
    expect.objectContaining({
      section: 'about',
      what: 'saved',
      user_id: amna,
      user_name: 'Amna Saleh',
      version: draft?.version,
    }),
  );
});

test('whoever is no administrator learns nothing and writes nothing', async () => {
  await edit(amna);
  expect(await commitAs(database, user, activity(`'hero', 'x'`))).toEqual([]);
  await expect(queryAs(database, null, activity())).rejects.toThrow('permission denied');
  expect(await queryAs(database, user, 'select * from public.site_section_presence')).toEqual([]);
  const guest = queryAs(database, null, 'select * from public.site_section_presence');
  await expect(guest).rejects.toThrow('permission denied');
  expect(await editing()).toHaveLength(1);
});

test('administrators write their own presence only', async () => {
  const insert = (tab: string) =>
    `insert into public.site_section_presence (section, tab) values ('hero', '${tab}') returning user_id, user_name`;
  expect(await queryAs(database, badr, insert('b'))).toEqual([
    { user_id: badr, user_name: 'Badr Nasser' },
  ]);
  await expect(queryAs(database, user, insert('u'))).rejects.toThrow('row-level security');
  await expect(queryAs(database, badr, insert('x'.repeat(41)))).rejects.toThrow('tab_is_short');

  await edit(amna);
  const move = `update public.site_section_presence set section = 'about' returning tab`;
  expect(await queryAs(database, badr, move)).toEqual([]);
  expect(await queryAs(database, user, move)).toEqual([]);
  expect(await queryAs(database, amna, move)).toEqual([{ tab: 'a' }]);
});

test.each([
  `insert into public.site_section_presence (section, tab, user_id) values ('hero', 'x', '${amna}')`,
  `insert into public.site_section_presence (section, tab, seen_at) values ('hero', 'x', '2199-01-01')`,
  `update public.site_section_presence set user_name = 'Mallory'`,
  'delete from public.site_section_presence',
  'truncate public.site_section_presence',
])('nobody may %s', async (sql) => {
  for (const who of [null, user, badr]) {
    await expect(queryAs(database, who, sql)).rejects.toThrow('permission denied');
  }
});

test('what is older than an hour is deleted with the next sign of anybody', async () => {
  await edit(amna);
  await later('61 minutes');
  await edit(badr, 'about');
  const { rows } = await database.query('select tab, user_id from public.site_section_presence');
  expect(rows).toEqual([{ tab: 'a', user_id: badr }]);
});
