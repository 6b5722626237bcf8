import { beforeAll, expect, test } from 'vitest';
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

const expectNothingHappens = (attempt: () => Promise<void>) =>
  expectUnchanged(() => everything(administrator), attempt);

const entry = {
  section: 'hero',
  kind: 'published',
  content: { title: 'Defaced' },
  format: 1,
  write_id: 'forged',
  author_name: 'Mallory',
  at: past,
} as const;

const tables = {
  site_sections: {
    row: { section: 'contact', content: {}, format: 1, entry: 1, published_at: past },
    change: { content: { title: 'Defaced' } },
    find: { section: 'hero' },
  },
  section_entries: { row: entry, change: { author_name: 'Mallory' }, find: { section: 'hero' } },
  section_presence: {
    row: { user_id: someone, tab: 'x', section: 'hero', user_name: 'Mallory', at: '2199-01-01' },
    change: { user_name: 'Mallory' },
    find: { tab: 'mine' },
  },
  site_images: {
    row: {
      path: path.replace('3', '4'),
      file_name: '',
      width: 1,
      height: 1,
      bytes: 1,
      uploader_name: 'Mallory',
    },
    change: { hidden: true },
    find: { path },
  },
  role_changes: {
    row: {
      role: 'admin',
      given: true,
      user_id: someone,
      user_name: 'Mallory',
      email: '',
      changer_name: 'Demo Administrator',
    },
    change: { changer_name: 'Mallory' },
    find: { given: true },
  },
  user_roles: {
    row: { user_id: someone, role: 'admin' },
    change: { user_id: someone },
    find: { role: 'admin' },
  },
} as const;

type Table = keyof typeof tables;
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
  } else {
    expectDenied(answer);
    expectDenied(await rowsOf(who, table).select().match(tables[table].find));
  }
});

test('visitors read the published content and nothing of who wrote it', async () => {
  for (const who of everybody) {
    const { data } = await client(who).from('site_sections').select();
    expect(data).toEqual([
      {
        section: 'hero',
        content: { title: 'Published' },
        format: 1,
        entry: expect.any(Number),
        published_at: expect.any(String),
      },
    ]);
  }
});

test.each(cases)('no %s inserts into %s', async (who, table) => {
  const row = tables[table].row as never;
  await expectNothingHappens(async () => {
    expect((await rowsOf(who, table).insert(row)).error?.code).toBe('42501');
    expect((await rowsOf(who, table).upsert(row)).error?.code).toBe('42501');
    const ignored = await rowsOf(who, table).upsert(row, { ignoreDuplicates: true });
    expect(ignored.error?.code).toBe('42501');
  });
});

test.each(cases)('no %s updates %s', async (who, table) => {
  const { change, find } = tables[table];
  await expectNothingHappens(async () => {
    expectDenied(
      await rowsOf(who, table)
        .update(change as never)
        .match(find)
        .select(),
    );
    // `select` after the write would need the right to read the row.
    const blind = await rowsOf(who, table)
      .update(change as never)
      .match(find);
    if (blind.error) expect(blind.error.code).toBe('42501');
  });
});

test.each(cases)('no %s deletes from %s', async (who, table) => {
  await expectNothingHappens(async () => {
    expectDenied(await rowsOf(who, table).delete().match(tables[table].find).select());
    const blind = await rowsOf(who, table).delete().match(tables[table].find);
    if (blind.error) expect(blind.error.code).toBe('42501');
  });
});

test.each(['guest', 'user'])('the functions refuse a %s', async (who) => {
  const caller = client(who);
  await expectNothingHappens(async () => {
    for (const { error } of await Promise.all([
      write(caller, 'hero', 'aside', {}, { parent: null }),
      caller.rpc('say_typing', { section: 'hero', tab: 'mine', typing: true }),
      caller.rpc('add_image', { path, file_name: '', width: 640, height: 480, bytes: 9 }),
      caller.rpc('hide_image', { path, hidden: true }),
    ])) {
      expect(error?.code).toBe('42501');
    }
    expectDenied(await caller.rpc('section_heads'));
    expectDenied(await caller.rpc('say_typing', { section: 'hero', tab: 'mine', typing: false }));
  });
});
