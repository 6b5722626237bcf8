import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commitAs, hostedDatabase, queryAs } from './support/hosted.ts';

const hash = '3f9a'.repeat(8);
const admin = '11111111-1111-4111-8111-111111111111';
const user = '33333333-3333-4333-8333-333333333333';

let database: PGlite;

beforeAll(async () => {
  database = await hostedDatabase();
  await database.exec(`
    insert into auth.users (id, email) values ('${admin}', 'a@example.com'), ('${user}', 'u@example.com');
    insert into public.user_roles (user_id, role) values ('${admin}', 'admin');
    insert into storage.buckets (id, name) values ('another', 'another');
  `);
});

beforeEach(async () => {
  await database.exec(`
    truncate storage.objects, public.site_images, public.site_sections, public.site_section_drafts, public.site_section_revisions,
      public.site_section_draft_history;
    insert into storage.objects (bucket_id, name, created_at)
    select bucket, name, now() - interval '8 days'
    from unnest(array['site-images', 'another']) as bucket
    cross join unnest(array['${hash}-640.webp', '${hash}-1280.webp', 'abc.jpeg']) as name;
    insert into storage.objects (bucket_id, name, created_at)
    values ('site-images', 'new-640.webp', now() - interval '6 days');
  `);
});

afterAll(() => database.close());

async function column(sql: string) {
  const { rows } = await database.query<{ value: unknown }>(sql);
  return rows.map(({ value }) => value);
}

const unused = (older = '') =>
  column(`select * from private.unused_site_images(${older}) as value order by value`);
const named = (name: string) => JSON.stringify({ slides: [{ id: 'a', picture: { src: name } }] });

test('the bucket is public, and takes 2 MB of WebP or JPEG', async () => {
  const { rows } = await database.query(`
    select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'site-images'
  `);
  expect(rows).toEqual([
    {
      public: true,
      file_size_limit: 2 * 1024 * 1024,
      allowed_mime_types: ['image/webp', 'image/jpeg'],
    },
  ]);
});

// As text, too: the policy for `select` would hide faults of the others.
test('policies are for administrators and this bucket, and none replaces', async () => {
  const rule =
    "((bucket_id = 'site-images'::text) AND ( SELECT private.has_role('admin'::app_role) AS has_role))";
  const deletion = rule.replace(/\)$/, ' AND (NOT private.is_picture_used(name)))');
  expect(
    await column(`
      select concat_ws(' ', cmd, roles, qual, with_check) as value from pg_policies
      where schemaname = 'storage' order by cmd
    `),
  ).toEqual([
    `DELETE {authenticated} ${deletion}`,
    `INSERT {authenticated} ${rule}`,
    `SELECT {authenticated} ${rule}`,
  ]);
});

const insert = (bucket: string) =>
  `insert into storage.objects (bucket_id, name) values ('${bucket}', 'x.webp')`;
const change = `update storage.objects set name = 'y-' || name returning name`;
const remove = 'delete from storage.objects returning bucket_id';
const list = 'select bucket_id from storage.objects';

test.each([null, user])(
  'without the role of an administrator, no object is reached (%s)',
  async (who) => {
    expect(await queryAs(database, who, list)).toEqual([]);
    expect(await queryAs(database, who, change)).toEqual([]);
    expect(await queryAs(database, who, remove)).toEqual([]);
    await expect(queryAs(database, who, insert('site-images'))).rejects.toThrow(
      'row-level security',
    );
  },
);

test('an administrator adds and deletes pictures of this bucket only, and changes none', async () => {
  expect(await queryAs(database, admin, `${insert('site-images')} returning name`)).toEqual([
    { name: 'x.webp' },
  ]);
  await expect(queryAs(database, admin, insert('another'))).rejects.toThrow('row-level security');
  expect(await queryAs(database, admin, change)).toEqual([]);
  const reached = Array.from({ length: 4 }, () => ({ bucket_id: 'site-images' }));
  expect(await queryAs(database, admin, list)).toEqual(reached);
  expect(await queryAs(database, admin, remove)).toEqual(reached);
});

test('uploads that nothing names are unused after a week', async () => {
  expect(await unused()).toEqual([`${hash}-1280.webp`, `${hash}-640.webp`, 'abc.jpeg']);
  expect(await unused(`'1 day'`)).toContain('new-640.webp');
  expect(await unused(`'30 days'`)).toEqual([]);
});

test('published content is in use, in all its sizes', async () => {
  await database.exec(`
    insert into public.site_sections (section, content) values ('hero', '${named(`${hash}.webp`)}')
  `);
  expect(await unused()).toEqual(['abc.jpeg']);
});

test('a draft keeps its pictures, also when discarded, for as long as it is in the history', async () => {
  await commitAs(
    database,
    admin,
    `select from public.save_section_draft('hero', '${named(`/site-images/${hash}.webp`)}', 0, 0)`,
  );
  expect(await unused()).toEqual(['abc.jpeg']);
  await commitAs(database, admin, 'delete from public.site_section_drafts');
  expect(await unused()).toEqual(['abc.jpeg']);
  await database.exec('delete from public.site_section_draft_history');
  expect(await unused()).toHaveLength(3);
});

test('an earlier version keeps its pictures', async () => {
  await commitAs(
    database,
    admin,
    `select from public.publish_section('hero', '${named(`${hash}.webp`)}', 0)`,
  );
  await commitAs(database, admin, `select from public.publish_section('hero', '{}', 1)`);
  expect(await unused()).toEqual(['abc.jpeg']);
});

test('what is in the list of pictures is no left-over', async () => {
  await database.exec(`
    insert into public.site_images (path, width, height) values ('${hash}.webp', 1280, 720)
  `);
  expect(await unused()).toEqual(['abc.jpeg']);
});

test('the files of a picture that is used cannot be deleted', async () => {
  await commitAs(
    database,
    admin,
    `select from public.publish_section('hero', '${named(`${hash}.webp`)}', 0)`,
  );
  const removed = await queryAs(database, admin, 'delete from storage.objects returning name');
  expect(removed.map(({ name }) => name).sort()).toEqual(['abc.jpeg', 'new-640.webp']);
});

test('the API does not list unused pictures', async () => {
  for (const who of [null, user, admin]) {
    await expect(
      queryAs(database, who, 'select * from private.unused_site_images()'),
    ).rejects.toThrow('permission denied');
  }
});
