import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../src/lib/supabase/database.types.ts';
import { type Client, guest, runSql, signInAsAdmin, signInAsUser } from './support/accounts.ts';
import { expectDenied, expectUnchanged } from './support/expect-denied.ts';
import { everything, write, writeNext } from './support/sections.ts';

const path = `${'3f9a'.repeat(8)}.webp`;
const someone = 'de000000-0000-4000-8000-000000000002';
const past = '2000-01-01T00:00:00Z';

let administrator: Client;
const people: Record<string, Client> = {};

// The embedded backend grants every privilege on every table, so row level security alone decides here.
beforeAll(async () => {
  administrator = (await signInAsAdmin()).client;
  people.guest = guest();
  people.user = (await signInAsUser()).client;
  people.administrator = administrator;
  await runSql(`
    insert into public.site_images (path, file_name, width, height, bytes, uploader_name)
    values ('${path}', 'rice.png', 640, 480, 9, 'Demo Administrator')
  `);
  await writeNext(administrator, 'hero', 'published', { title: 'Published' });
  await writeNext(administrator, 'hero', 'draft', { title: 'Draft' });
  await administrator
    .rpc('say_typing', { section: 'hero', tab: 'mine', typing: true })
    .throwOnError();
});

function client(name: string): Client {
  const found = people[name];
  if (!found) throw new Error(`No client is called ${name}`);
  return found;
}

const forged = { section: 'hero', write_id: 'forged', author_name: 'Mallory', at: past };
const picture = { path: path.replace('3', '4'), file_name: '', width: 1, height: 1, bytes: 1 };
const change = { role: 'admin', given: true, user_id: someone, user_name: '', email: '' };

/** A row to insert, a change, and what finds a row that is there. */
const tables: Record<
  keyof Database['public']['Tables'],
  [row: object, change: object, find: object]
> = {
  site_sections: [
    { section: 'contact', content: {}, format: 1, entry: 1, published_at: past },
    { content: { title: 'Defaced' } },
    { section: 'hero' },
  ],
  section_entries: [
    { ...forged, kind: 'published', content: { title: 'Defaced' }, format: 1 },
    { author_name: 'Mallory' },
    { section: 'hero' },
  ],
  section_presence: [
    { user_id: someone, tab: 'x', section: 'hero', user_name: 'Mallory', at: '2199-01-01' },
    { user_name: 'Mallory' },
    { tab: 'mine' },
  ],
  site_images: [{ ...picture, uploader_name: 'Mallory' }, { hidden: true }, { path }],
  role_changes: [
    { ...change, changer_name: 'Demo Administrator' },
    { changer_name: 'Mallory' },
    { given: true },
  ],
  user_roles: [{ user_id: someone, role: 'admin' }, { user_id: someone }, { role: 'admin' }],
};

type Table = keyof typeof tables;
type Row = Database['public']['Tables']['site_sections']['Row'];
const everyTable = Object.keys(tables) as Table[];
const everybody = ['guest', 'user', 'administrator'];
const cases = everybody.flatMap((who) => everyTable.map((table) => [who, table] as const));
// The client accepts one table name, not a union of six.
const rowsOf = (who: string, table: Table) => client(who).from(table as 'site_images');

test.each(cases)('%s reads of %s what is theirs to read', async (who, table) => {
  const answer = await rowsOf(who, table).select();
  if (table === 'site_sections' || who === 'administrator') {
    expect(answer.data).not.toEqual([]);
    expect(answer.error).toBeNull();
  } else expectDenied(answer);
});

test.each(everybody)('a %s reads what is published, and nothing of who wrote it', async (who) => {
  const { data } = await client(who).from('site_sections').select();
  expect(data).toEqual<Row[]>([
    {
      section: 'hero',
      content: { title: 'Published' },
      format: 1,
      entry: expect.any(Number),
      published_at: expect.any(String),
    },
  ]);
});

test.each(cases)('no %s inserts into, updates or deletes from %s', async (who, table) => {
  const [row, change, find] = tables[table] as unknown as [never, never, never];
  const rows = () => rowsOf(who, table);
  await expectUnchanged(
    () => everything(administrator),
    async () => {
      for (const { error } of [
        await rows().insert(row),
        await rows().upsert(row),
        await rows().upsert(row, { ignoreDuplicates: true }),
      ])
        expect(error?.code).toBe('42501');
      // `select` after the write would need the right to read the row.
      for (const { error } of [
        await rows().update(change).match(find),
        await rows().delete().match(find),
      ])
        if (error) expect(error.code).toBe('42501');
      expectDenied(await rows().update(change).match(find).select());
      expectDenied(await rows().delete().match(find).select());
    },
  );
});

const kinds = ['draft', 'published', 'discarded', 'aside'] as const;

test.each(['guest', 'user'])('the functions refuse a %s', async (who) => {
  const caller = client(who);
  await expectUnchanged(
    () => everything(administrator),
    async () => {
      for (const { error } of await Promise.all([
        ...kinds.map((kind) => write(caller, 'hero', kind, {}, { parent: null })),
        caller.rpc('say_typing', { section: 'hero', tab: 'mine', typing: true }),
        caller.rpc('add_image', { path, file_name: '', width: 640, height: 480, bytes: 9 }),
        caller.rpc('hide_image', { path, hidden: true }),
      ])) {
        expect(error?.code).toBe('42501');
      }
      expectDenied(await caller.rpc('section_heads'));
      expectDenied(await caller.rpc('say_typing', { section: 'hero', tab: 'mine', typing: false }));
    },
  );
});
