import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Client, guest, newcomer, signInAsAdmin, signInAsUser } from './support/accounts.ts';
import { expectDenied } from './support/expect-denied.ts';
import { publish, saveDraft } from './support/sections.ts';

let administrator: Client;
let other: Client;
let otherId: string;
const others: Record<string, Client> = {};

beforeAll(async () => {
  administrator = (await signInAsAdmin()).client;
  others.guest = guest();
  others.user = (await signInAsUser()).client;
  const bilal = await newcomer({ full_name: 'Bilal Khan' });
  const address = (await bilal.client.auth.getUser()).data.user?.email ?? '';
  await administrator.rpc('make_administrator', { address }).throwOnError();
  other = bilal.client;
  otherId = bilal.id;
});

// The tests of people count the administrators.
afterAll(() => administrator.rpc('remove_administrator', { account: otherId }).throwOnError());

const hash = () => crypto.randomUUID().replaceAll('-', '');
const bucketOf = (client: Client) => client.storage.from('site-images');
const facts = (path: string) => ({
  path,
  file_name: 'harbour.png',
  width: 640,
  height: 480,
  bytes: 9,
});
const showing = (path: string, alt = 'A harbour') => ({
  slides: [{ id: 'a', picture: { kind: 'uploaded', path, width: 640, height: 480, alt } }],
});

/** A new picture in the bucket and the list; returns its path. */
async function upload(client = administrator) {
  const name = hash();
  const body = new TextEncoder().encode('a picture').buffer;
  await bucketOf(client).upload(`${name}-640.webp`, body, { contentType: 'image/webp' });
  await client.rpc('keep_picture', facts(`${name}.webp`)).throwOnError();
  return `${name}.webp`;
}

const fileOf = (path: string) => path.replace('.', '-640.');

async function list() {
  const { data } = await administrator
    .from('site_images')
    .select()
    .order('uploaded_at', { ascending: false })
    .throwOnError();
  return data;
}

async function versionOf(table: 'site_sections' | 'site_section_drafts') {
  const { data } = await administrator.from(table).select('version').eq('section', 'hero');
  return data?.[0]?.version ?? 0;
}

const draftHero = async (content: ReturnType<typeof showing>) =>
  saveDraft(administrator, 'hero', content, {
    version: await versionOf('site_section_drafts'),
    base: await versionOf('site_sections'),
  }).throwOnError();

const publishHero = async (content: object) =>
  publish(administrator, 'hero', content as never, {
    version: await versionOf('site_sections'),
    draft: await versionOf('site_section_drafts'),
  }).throwOnError();

afterEach(async () => {
  await administrator.from('site_section_drafts').delete().eq('section', 'hero');
});

test('an uploaded picture is listed with its file, the newest first, and once', async () => {
  const first = await upload();
  const second = await upload();
  expect((await list()).slice(0, 2).map(({ path }) => path)).toEqual([second, first]);
  await administrator.rpc('keep_picture', { ...facts(first), file_name: 'a.png' }).throwOnError();
  const [again, ...rest] = await list();
  expect(again).toMatchObject({
    path: first,
    file_name: 'a.png',
    width: 640,
    height: 480,
    bytes: 9,
  });
  expect(rest.filter(({ path }) => path === first)).toEqual([]);
});

test('a picture without its file is not listed', async () => {
  const { error } = await administrator.rpc('keep_picture', facts(`${hash()}.webp`));
  expect(error).toMatchObject({ code: 'PT404', message: expect.stringContaining('not stored') });
});

test('the list describes a picture as the last draft or publication does', async () => {
  const path = await upload();
  const describedAs = async () => (await list()).find((row) => row.path === path)?.description;
  expect(await describedAs()).toBe('');
  await draftHero(showing(path, 'A harbour'));
  expect(await describedAs()).toBe('A harbour');
  await draftHero(showing(path, ' '));
  expect(await describedAs()).toBe('A harbour');
  await publishHero(showing(path, 'A harbour at dawn'));
  expect(await describedAs()).toBe('A harbour at dawn');
});

test('where a picture is used, and that it was, is known', async () => {
  const path = await upload();
  const uses = async () => {
    const { data } = await administrator.rpc('picture_uses').throwOnError();
    return data
      .filter((use) => use.path === path)
      .map(({ section, place }) => `${section} ${place}`)
      .sort();
  };
  expect(await uses()).toEqual([]);
  await draftHero(showing(path));
  expect(await uses()).toEqual(['hero draft', 'hero history']);
  await publishHero(showing(path));
  expect(await uses()).toEqual(['hero history', 'hero published']);
  await publishHero({});
  expect(await uses()).toEqual(['hero history']);
});

test('a picture that nothing uses is deleted, with its files', async () => {
  const path = await upload();
  await administrator.rpc('delete_picture', { path }).throwOnError();
  expect((await list()).some((row) => row.path === path)).toBe(false);
  expect((await bucketOf(administrator).remove([fileOf(path)])).data).toHaveLength(1);
  const { error } = await administrator.rpc('delete_picture', { path });
  expect(error).toMatchObject({ code: 'PT404', message: 'This picture was deleted already.' });
  const chosen = await administrator.rpc('choose_picture', { path });
  expect(chosen.error?.message).toContain('was deleted in the meantime');
});

test('a picture that is used is not deleted, nor are its files, and the place is named', async () => {
  const path = await upload();
  async function expectRefused(place: string) {
    const { error } = await administrator.rpc('delete_picture', { path });
    expect(error).toMatchObject({ code: 'PT400', message: expect.stringContaining(place) });
    expect((await bucketOf(administrator).remove([fileOf(path)])).data).toEqual([]);
    expect((await list()).some((row) => row.path === path)).toBe(true);
  }
  await draftHero(showing(path));
  await expectRefused('Hero (in the draft)');
  await publishHero(showing(path));
  await expectRefused('Hero (on the website)');
  await publishHero({});
  await expectRefused('Hero (in its history)');
});

test('a picture that another administrator has just chosen is not deleted', async () => {
  const path = await upload();
  await other.rpc('choose_picture', { path }).throwOnError();
  const { error } = await administrator.rpc('delete_picture', { path });
  expect(error).toMatchObject({
    code: 'PT400',
    message: expect.stringMatching(/^Bilal Khan has chosen this picture within the last hour/),
  });
  await other.rpc('delete_picture', { path }).throwOnError();
});

test.each(['guest', 'user'])('a %s neither reads nor changes the list', async (who) => {
  const client = others[who] as Client;
  const path = await upload();
  await draftHero(showing(path));
  const before = await list();
  expectDenied(await client.from('site_images').select());
  expectDenied(await client.rpc('keep_picture', { ...facts(path), file_name: 'x' }));
  expectDenied(await client.rpc('choose_picture', { path }));
  expectDenied(await client.rpc('delete_picture', { path }));
  const { data } = await client.rpc('picture_uses');
  expect((data ?? []).filter(({ place }) => place !== 'published')).toEqual([]);
  expect(await list()).toEqual(before);
});

test.each(['guest', 'user', 'administrator'])('no %s writes the table itself', async (who) => {
  const client = others[who] ?? administrator;
  const path = await upload();
  const before = await list();
  const table = () => client.from('site_images');
  const row = { path: `${hash()}.webp`, width: 1, height: 1 };
  expectDenied(await table().insert(row).select());
  expectDenied(await table().update({ description: 'x' }).eq('path', path).select());
  expectDenied(await table().delete().eq('path', path).select());
  expect(await list()).toEqual(before);
});
