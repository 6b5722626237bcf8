import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { isBlank } from '@/lib/is-blank';
import { amna, badr, commitAs, database, user, values } from './support/hosted-database.ts';

beforeEach(async () => {
  await database.exec(`
    delete from auth.users;
    truncate public.site_sections, public.section_entries, public.site_images, public.role_changes;
    insert into auth.users (id, email, raw_user_meta_data) values
      ('${amna}', 'amna@example.com', '{"full_name": "Amna Saleh"}'),
      ('${badr}', 'badr@example.com', null),
      ('${user}', 'user@example.com', '{"full_name": "A User"}');
    insert into public.user_roles (user_id, role) values ('${amna}', 'admin'), ('${badr}', 'admin');
  `);
});

const write = (kind: string, content = '{}', who = amna, format = 1) =>
  commitAs(
    who,
    `select public.write_entry('hero', '${kind}', '${content}',
      (select id from public.section_heads() where section = 'hero'), ${format}, gen_random_uuid()::text)`,
  );

const names = () => values('select author_name as value from public.section_entries order by id');
const titles = () =>
  values(`select content ->> 'title' as value from public.section_entries order by id`);
const makeOlder = (days: number, which = 'true') =>
  database.exec(
    `update public.section_entries set at = at - interval '${days} days' where ${which}`,
  );

test.each<[string, unknown, string]>([
  ['is cut at 100 letters', 'ع'.repeat(101), 'ع'.repeat(100)],
  ['of invisible characters is none', '\u200b\ufeff\u202e\u3164\u2800\u200c', 'amna'],
  ['with an at sign has the address', 'Badr (badr@x.com)', 'Badr (badr@x.com) (amna@example.com)'],
  ['keeps the joiners that Persian needs', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['is one line', ' Amna\n\tSaleh ', 'Amna Saleh'],
  ['cannot reorder the text around it', 'Amna\u202eadmin\u202c', 'Amna admin'],
  ['is shown as it is', `<b>"O'Neil"</b> %s`, `<b>"O'Neil"</b> %s`],
  ['of an object is none', { first: 'Amna' }, 'amna'],
])('an author’s name %s', async (_, name, expected) => {
  await database.query(`update auth.users set raw_user_meta_data = $1 where id = '${amna}'`, [
    JSON.stringify({ full_name: name }),
  ]);
  await write('draft');
  expect(await names()).toEqual([expected]);
});

test('a name has no blank characters but spaces and joiners', async () => {
  // Format characters that are not ignorable are signs, as those of Arabic numbers and years.
  const kept = /[\u200c\u200d]|(?!\p{Default_Ignorable_Code_Point})\p{Cf}/u;
  const blank = Array.from({ length: 0x10ffff }, (_, index) =>
    String.fromCodePoint(index + 1),
  ).filter((character) => isBlank(character) && !kept.test(character));
  const { rows } = await database.query(
    `select to_hex(ascii(character)) as shown from unnest($1::text[]) as character
    where private.one_line('A' || character || ' B') <> 'A B'`,
    [blank],
  );
  expect(rows).toEqual([]);
});

test('administrators of one name are told apart by their addresses', async () => {
  await write('draft');
  await database.exec(`
    update auth.users set raw_user_meta_data = '{"full_name": "amna\u00ad saleh"}' where id in ('${badr}', '${user}')
  `);
  await write('draft', '{}', badr);
  await write('draft');
  expect(await names()).toEqual([
    'Amna Saleh',
    'amna saleh (badr@example.com)',
    'Amna Saleh (amna@example.com)',
  ]);
  await database.exec(`delete from public.user_roles where user_id = '${badr}'`);
  await write('draft');
  expect((await names()).at(-1)).toBe('Amna Saleh');
});

test('the history outlives the accounts, and stays as it was', async () => {
  await write('published', '{"title": "One"}');
  await database.exec(`delete from auth.users where id = '${amna}'`);
  const rows = `select to_jsonb(entries) - 'at' - 'write_id' - 'id' as value from public.section_entries as entries`;
  expect(await values(rows)).toEqual([
    {
      section: 'hero',
      kind: 'published',
      content: { title: 'One' },
      format: 1,
      parent: null,
      author: null,
      author_name: 'Amna Saleh',
    },
  ]);
  expect(await values(`select content ->> 'title' as value from public.site_sections`)).toEqual([
    'One',
  ]);
  await write('draft', '{}', badr);
  expect(await names()).toEqual(['Amna Saleh', 'badr']);
});

test('a person is erased as README.md says', async () => {
  await write('published');
  await write('draft', '{}', badr);
  await database.exec(`
    insert into public.site_images (path, file_name, width, height, bytes, uploaded_by, uploader_name)
    values ('${'0'.repeat(32)}.webp', '', 1, 1, 1, '${amna}', 'Amna Saleh')
  `);
  await commitAs(amna, `select public.remove_administrator('${badr}')`);
  await commitAs(
    amna,
    `select public.make_administrator('badr@example.com', '${badr.slice(0, 8)}')`,
  );
  const readme = readFileSync(resolve(import.meta.dirname, '../../supabase/README.md'), 'utf8');
  const [, erase = ''] = /\*\*To erase a person[\s\S]*?```sql\n([\s\S]*?)```/.exec(readme) ?? [];
  await database.exec(erase.replace('you@example.com', 'amna@example.com'));
  await database.exec(`delete from auth.users where id = '${amna}'`);
  const rows = `
    select to_jsonb(rows)::text as value from public.section_entries as rows
    union all select to_jsonb(rows)::text from public.site_images as rows
    union all select to_jsonb(rows)::text from public.role_changes as rows
  `;
  const left = (await values(rows)).join('\n');
  expect(left).not.toMatch(/amna/i);
  expect(left).toMatch(/badr/);
  expect(await names()).toEqual(['Former administrator', 'badr']);
});

const several = async (count: number, kind: string, title: string) => {
  for (let at = 1; at <= count; at += 1) await write(kind, `{"title": "${title} ${at}"}`);
};

test.each(['draft', 'aside'])('of the %ss older than 30 days, the last 50 stay', async (kind) => {
  await several(55, kind, 'old');
  await makeOlder(29);
  await several(1, kind, 'of a day before');
  expect(await titles()).toHaveLength(56);
  await makeOlder(2);
  await several(1, kind, 'now');
  const left = await titles();
  expect([left.length, left[0], left.at(-1)]).toEqual([50, 'old 8', 'now 1']);
});

test('publications stay for ever, and so do the head and other sections, however much is set aside', async () => {
  await several(1, 'published', 'live');
  await several(1, 'draft', 'lost');
  await several(1, 'draft', 'head');
  await commitAs(
    amna,
    `select public.write_entry('about', 'aside', '{"title": "other"}', null, 1, 'other')`,
  );
  await makeOlder(400);
  await several(51, 'aside', 'aside');
  await makeOlder(31);
  await several(1, 'aside', 'last');
  const left = await titles();
  expect(left).toEqual(expect.arrayContaining(['live 1', 'head 1', 'other', 'last 1']));
  expect(left).not.toContain('lost 1');
  expect(left).toHaveLength(3 + 50);
  await expect(database.exec('delete from public.section_entries')).rejects.toThrow('foreign key');
});

test('what README.md names for an older build lets it write again', async () => {
  await write('published', '{}', amna, 3);
  await expect(write('draft')).rejects.toMatchObject({ code: 'PT426' });
  await database.exec(`
    update public.section_entries set format = 1;
    update public.site_sections set format = 1;
  `);
  await write('published', '{"title": "by the older build"}');
  expect(await titles()).toHaveLength(2);
});
