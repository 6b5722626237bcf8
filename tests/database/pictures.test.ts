import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { SiteImage } from '../../src/lib/supabase/database.types.ts';
import { amna, badr, commitAs, database } from './support/hosted-database.ts';

const hash = '3f9a'.repeat(8);
const path = `${hash}.webp`;

beforeAll(async () => {
  await database.exec(`
    insert into auth.users (id, email) values
      ('${amna}', 'amna@example.com'), ('${badr}', 'badr@example.com');
    insert into public.user_roles (user_id, role) values ('${amna}', 'admin'), ('${badr}', 'admin');
  `);
});

beforeEach(async () => {
  await database.exec(`
    truncate storage.objects, public.site_images, public.site_sections, public.section_entries;
    insert into storage.objects (bucket_id, name)
    select 'site-images', '${hash}-' || width || '.webp' from unnest(array[640, 1280, 1500]) as width;
  `);
});

type Facts = {
  path?: string | null;
  name?: string;
  width?: number;
  height?: number;
  bytes?: number;
};

const keep = (facts: Facts = {}, who = amna) => {
  const { name = 'harbour.png', width = 1500, height = 1000, bytes = 9 } = facts;
  const named = facts.path === null ? 'null' : `'${facts.path ?? path}'`;
  return commitAs(
    who,
    `select * from public.add_image(${named}, '${name}', ${width}, ${height}, ${bytes})`,
  );
};

const hide = (hidden: boolean, which = path) =>
  commitAs(badr, `select * from public.hide_image('${which}', ${hidden})`);

const uploaded = { kind: 'uploaded', path, width: 1500, height: 1000, alt: 'A harbour' };

const write = (kind: string, picture: object, section = 'hero') =>
  commitAs(
    amna,
    `select public.write_entry('${section}', '${kind}', '${JSON.stringify({ slides: [picture] })}', (
      select id from public.section_heads() where section = '${section}'
    ), 1, gen_random_uuid()::text)`,
  );

const images = async () =>
  (await database.query<Record<string, unknown>>('select * from public.site_images')).rows;

test('an upload is listed with its file and author; the same again is once, and no longer hidden', async () => {
  const [first] = await keep();
  expect(first).toEqual<Record<keyof SiteImage, unknown>>({
    path,
    file_name: 'harbour.png',
    description: '',
    width: 1500,
    height: 1000,
    bytes: 9,
    uploaded_at: expect.any(Date),
    uploaded_by: amna,
    uploader_name: 'amna',
    hidden: false,
  });
  expect(await hide(true)).toMatchObject([{ path, hidden: true }]);
  const [again] = await keep({ name: 'again.png' }, badr);
  expect(again).toMatchObject({ file_name: 'again.png', uploader_name: 'badr', hidden: false });
  expect(again?.uploaded_at).not.toEqual(first?.uploaded_at);
  expect(await images()).toEqual([again]);
});

test.each<[string, Facts]>([
  ['its widest size', { width: 1400 }],
  ['a size in between', { path: path.replace('3', '4') }],
  ['any', { path: `${'0'.repeat(32)}.jpg`, width: 640 }],
])('a picture without %s in the bucket is not listed', async (_, facts) => {
  await database.exec(`
    insert into storage.objects (bucket_id, name)
    values ('site-images', '${hash.replace('3', '4')}-640.webp'), ('site-images', '${hash.replace('3', '4')}-1500.webp')
  `);
  await expect(keep(facts)).rejects.toMatchObject({ code: 'PT404' });
  expect(await images()).toEqual([]);
});

test.each<Facts>([
  { path: null },
  { path: `../${path}` },
  { path: `${hash}.svg` },
  { width: 0 },
  { width: 1921 },
  { height: 0 },
  { height: 20_001 },
  { bytes: 0 },
])('no picture is listed with %o', async (facts) => {
  await expect(keep(facts)).rejects.toMatchObject({ code: 'PT400' });
  expect(await images()).toEqual([]);
});

test.each([
  [' a\u202egnp.exe\n<b>', 'a gnp.exe <b>'],
  ['ع'.repeat(300), 'ع'.repeat(255)],
])('a file’s name is one line of 255 letters: %j', async (name, file_name) => {
  expect(await keep({ name })).toMatchObject([{ file_name }]);
});

test('hiding takes a picture from no text, and it comes back', async () => {
  await keep();
  await write('published', uploaded);
  await hide(true);
  await write('draft', uploaded);
  expect(await hide(false)).toMatchObject([{ path, hidden: false }]);
  await expect(hide(true, `${'0'.repeat(32)}.webp`)).rejects.toMatchObject({ code: 'PT404' });
});

test.each<[string, object]>([
  ['that was never uploaded', { ...uploaded, path: `${'0'.repeat(32)}.webp` }],
  ['of another width', { ...uploaded, width: 1920 }],
  ['without a path', { kind: 'uploaded' }],
  ['with a path that is no text', { ...uploaded, path: [path] }],
])('no text is saved or published with a picture %s', async (_, picture) => {
  await keep();
  const refused = { code: 'PT400', message: expect.stringContaining('no longer stored') };
  await expect(write('draft', picture)).rejects.toMatchObject(refused);
  await expect(write('published', picture)).rejects.toMatchObject(refused);
  await write('aside', picture);
});

test('the list describes a picture as the last draft or publication does', async () => {
  await keep();
  const described = async () => (await images())[0]?.description;
  await write('draft', uploaded);
  expect(await described()).toBe('A harbour');
  await write('published', { ...uploaded, alt: 'Dhows' }, 'about');
  expect(await described()).toBe('Dhows');
  await write('draft', { ...uploaded, alt: ' ' });
  await write('aside', { ...uploaded, alt: 'Set aside' });
  expect(await described()).toBe('Dhows');
  await write('draft', { ...uploaded, alt: 'x'.repeat(300) });
  expect(await described()).toBe('x'.repeat(160));
});

function documentedQueries() {
  const readme = readFileSync(resolve(import.meta.dirname, '../../supabase/README.md'), 'utf8');
  const [, section = ''] = readme.split('\n## Pictures\n');
  const [chapter = ''] = section.split('\n## ');
  return [...chapter.matchAll(/```sql\n([\s\S]*?)```|`(delete [^`]*)`/g)].map(
    ([, block, line]) => block ?? line ?? '',
  );
}

test('a picture is removed for good as README.md says, and what is left behind is found', async () => {
  const [abandoned = '', uses = '', removal = ''] = documentedQueries();
  const rows = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;
  await keep();
  await write('published', uploaded);
  await write('draft', uploaded);
  const newer = `insert into storage.objects (bucket_id, name) values ('site-images', '${'1'.repeat(32)}-640.webp')`;
  await database.exec(
    `${newer}; update storage.objects set created_at = now() - interval '8 days'`,
  );
  expect(await rows(abandoned)).toEqual([{ name: `${'1'.repeat(32)}-640.webp` }]);
  expect(await rows(uses)).toMatchObject([
    { section: 'hero', kind: 'on the website', at: null },
    { section: 'hero', kind: 'draft' },
    { section: 'hero', kind: 'published' },
  ]);
  await database.exec(removal);
  expect(await images()).toEqual([]);
  await expect(write('draft', uploaded)).rejects.toMatchObject({ code: 'PT400' });
});
