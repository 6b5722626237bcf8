import type { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commitAs, hostedDatabase, queryAs } from './support/hosted.ts';

const amna = '11111111-1111-4111-8111-111111111111';
const user = '33333333-3333-4333-8333-333333333333';

let database: PGlite;

beforeAll(async () => {
  database = await hostedDatabase();
});

beforeEach(async () => {
  await database.exec(`
    delete from auth.users;
    truncate public.site_sections, public.site_section_drafts, public.site_section_revisions,
      public.site_section_writes;
    insert into auth.users (id, email) values ('${amna}', 'amna@example.com'), ('${user}', 'user@example.com');
    insert into public.user_roles (user_id, role) values ('${amna}', 'admin');
  `);
});

afterAll(() => database.close());

type Write = { content?: string; base?: number; expected?: number; format?: number; id?: string };

async function only(sql: string) {
  const [row] = await commitAs(database, amna, sql);
  return row as Record<string, unknown>;
}

const quoted = (id: string | undefined) => (id ? `'${id}'` : 'null');

const save = ({ content = '{}', base = 0, expected = 0, format = 1, id }: Write) =>
  only(`
    select * from public.save_section_draft('hero', '${content}', ${base}, ${expected}, ${format}, ${quoted(id)})
  `);

const publish = ({ content = '{}', base = 0, expected = 0, format = 1, id }: Write) =>
  only(`
    select * from public.publish_section('hero', '${content}', ${base}, ${expected}, ${format}, ${quoted(id)})
  `);

async function values(sql: string) {
  const { rows } = await database.query<{ value: unknown }>(sql);
  return rows.map(({ value }) => value);
}

test('a draft that is saved twice under one id is saved once, and answered with the same row', async () => {
  const first = await save({ content: '{"title": "One"}', id: 'write-one' });
  const { version, saved_at } = first;
  const again = () => save({ content: '{"title": "One"}', id: 'write-one' });
  expect(await again()).toMatchObject({ version, saved_at, content: { title: 'One' } });
  const second = await save({ content: '{"title": "Two"}', expected: Number(version) });
  expect(await again()).toMatchObject({ version, saved_at });
  await commitAs(database, amna, 'delete from public.site_section_drafts');
  expect(await again()).toMatchObject({ version, saved_at });
  expect(Number(second.version)).toBeGreaterThan(Number(version));
  expect(await values('select count(*)::integer as value from public.site_section_drafts')).toEqual(
    [0],
  );
});

test('a publication under one id is published once, also after the next one', async () => {
  const first = await publish({ content: '{"title": "One"}', id: 'write-one' });
  const again = () => publish({ content: '{"title": "One"}', id: 'write-one' });
  expect(await again()).toEqual(first);
  await publish({ content: '{"title": "Two"}', base: 1 });
  expect(await again()).toEqual(first);
  expect(await values(`select content ->> 'title' as value from public.site_sections`)).toEqual([
    'Two',
  ]);
  expect(
    await values('select version as value from public.site_section_revisions order by version'),
  ).toEqual([1, 2]);
});

test('a refused write leaves no id behind, and may be tried again under it', async () => {
  await expect(save({ expected: 9, id: 'write-one' })).rejects.toMatchObject({ code: 'PT409' });
  expect(await values('select id as value from public.site_section_writes')).toEqual([]);
  expect(await save({ id: 'write-one' })).toMatchObject({ section: 'hero' });
});

test('ids of writes are kept for thirty days', async () => {
  const { version } = await save({ id: 'old' });
  await database.exec(
    `update public.site_section_writes set written_at = now() - interval '31 days'`,
  );
  await save({ expected: Number(version), id: 'new' });
  expect(await values('select id as value from public.site_section_writes')).toEqual(['new']);
});

test('only an administrator is answered', async () => {
  await publish({ id: 'write-one' });
  const again = `select * from public.publish_section('hero', '{}', 0, 0, 1, 'write-one')`;
  await expect(queryAs(database, user, again)).rejects.toThrow('no longer an administrator');
  await expect(queryAs(database, null, again)).rejects.toThrow('permission denied');
  const keep = `select private.keep_write('made-up-write', 'hero', true, 1, now(), 7)`;
  await expect(queryAs(database, user, keep)).rejects.toThrow('no longer an administrator');
});

test('a revision names the draft it came from, through all its saves, and no other', async () => {
  const begun = await save({});
  const saved = await save({ expected: Number(begun.version) });
  expect(saved.draft_id).toBe(begun.version);
  await publish({ expected: Number(saved.version) });
  await publish({ base: 1 });
  const dropped = await save({ base: 2 });
  await commitAs(database, amna, 'delete from public.site_section_drafts');
  const next = await save({ base: 2 });
  expect(next.draft_id).toBe(next.version);
  await publish({ base: 2, expected: Number(next.version) });
  expect(
    await values('select draft_id as value from public.site_section_revisions order by version'),
  ).toEqual([begun.draft_id, null, next.draft_id]);
  expect(dropped.draft_id).not.toBe(next.draft_id);
});

test('a draft keeps no version as its base that never existed', async () => {
  const refused = { code: 'PT409', message: expect.stringContaining('never had the version') };
  await expect(save({ base: 1 })).rejects.toMatchObject(refused);
  await publish({});
  await publish({ base: 1 });
  await expect(save({ base: 3 })).rejects.toMatchObject(refused);
  const { version } = await save({ base: 2 });
  const direct = 'update public.site_section_drafts set base_version = 3';
  await expect(commitAs(database, amna, direct)).rejects.toMatchObject(refused);
  // Removed in SQL, it has existed all the same.
  await database.exec('delete from public.site_section_revisions');
  expect(await save({ base: 1, expected: Number(version) })).toMatchObject({ base_version: 1 });
});

test('an older format than anything stored is refused with a sentence, and nothing is lost', async () => {
  const refused = {
    code: 'PT426',
    message: 'The site has been updated: load the editor again.',
  };
  const { version } = await save({ format: 2, content: '{"title": "New"}' });
  await expect(publish({ expected: Number(version), format: 1 })).rejects.toMatchObject(refused);
  await expect(save({ expected: Number(version), format: 1 })).rejects.toMatchObject(refused);
  await expect(
    only(`select * from public.publish_section('about', '{}', 0, 0)`),
  ).rejects.toMatchObject(refused);
  expect(await publish({ expected: Number(version), format: 2 })).toMatchObject({ format: 2 });
  await expect(publish({ base: 1, format: 1 })).rejects.toMatchObject(refused);
  expect(await publish({ base: 1, format: 3 })).toMatchObject({ format: 3, version: 2 });
  expect(
    await values('select format as value from public.site_section_revisions order by version'),
  ).toEqual([2, 3]);
});
