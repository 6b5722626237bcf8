import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../src/lib/supabase/database.types.ts';
import { type Client, guest, signInAsAdmin } from './support/accounts.ts';
import { everything, publish, type SectionKey, saveDraft } from './support/sections.ts';

const section = 'vision-mission';

let client: Client;
let version: number;
let draftVersion: number;

beforeAll(async () => {
  client = (await signInAsAdmin()).client;
  // The tests of two editors publish this section, too.
  const before = (await everything(client)).sections.find((row) => row.section === section);
  const published = await publish(
    client,
    section,
    { title: 'Published' },
    { version: before?.version ?? 0 },
  ).throwOnError();
  version = published.data.version;
  const draft = await saveDraft(client, section, { title: 'Draft' }, { version: 0 }).throwOnError();
  draftVersion = draft.data.version;
});

type Refused = { data: unknown; error: { message: string } | null };

async function expectRefused(words: RegExp, attempts: (() => PromiseLike<Refused>)[]) {
  const before = await everything(client);
  for (const attempt of attempts) {
    const { data, error } = await attempt();
    expect(data).toBeNull();
    expect(error?.message).toMatch(words);
  }
  expect(await everything(client)).toEqual(before);
}

/** All calls with which an administrator can store it. */
const waysToStore = (content: Json) => [
  () => publish(client, section, content, { version }),
  () => publish(client, 'contact', content, { version: 0 }),
  () => saveDraft(client, section, content, { version: draftVersion }),
  () => saveDraft(client, 'contact', content, { version: 0 }),
  () => client.from('site_sections').update({ content }).eq('section', section).select(),
  () => client.from('site_section_drafts').update({ content }).eq('section', section).select(),
];

const levels = (count: number) => JSON.parse(`${'{"a":'.repeat(count)}1${'}'.repeat(count)}`);
/** Content of this many bytes as `jsonb::text`. */
const ofSize = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text": ""}'.length) });

test.each<[string, Json, RegExp]>([
  ['a list', [], /must be a JSON object/],
  ['a list of objects', [{ title: 'x' }], /must be a JSON object/],
  ['a number', 5, /must be a JSON object/],
  ['nothing', null, /must be a JSON object/],
  ['a text', 'text', /JSON/i],
  ['20 levels', levels(20), /must not be nested 20 levels deep/],
  ['3000 levels', levels(3000), /must not be nested 20 levels deep/],
  ['200 kB', ofSize(200_000), /too long.*less than 200,000 bytes/],
  ['200 kB of two-byte letters', { text: 'ع'.repeat(100_000) }, /less than 200,000 bytes/],
  ['a NUL', { text: 'a\0b' }, /unsupported Unicode escape sequence/],
  ['a NUL in a name', { 'a\0b': 'text' }, /unsupported Unicode escape sequence/],
  ['half an emoji', { text: '\ud83c' }, /invalid input syntax for type json/],
])('%s is refused with the reason, and nothing changes', async (_, content, words) => {
  await expectRefused(words, waysToStore(content));
});

test('just under 200 kB and 19 levels are stored', async () => {
  const text = ofSize(199_999);
  const longest = await publish(client, section, text, { version }).throwOnError();
  expect(longest.data.content).toEqual(text);
  version = longest.data.version;
  const deepest = await publish(client, section, levels(19), { version }).throwOnError();
  expect(deepest.data.content).toEqual(levels(19));
  version = deepest.data.version;
});

test('an unknown section is refused', async () => {
  const unknown = 'products' as SectionKey;
  await expectRefused(/invalid input value for enum section_key: "products"/, [
    () => publish(client, unknown, {}, { version: 0 }),
    () => saveDraft(client, unknown, {}, { version: 0 }),
    () => client.from('site_sections').insert({ section: unknown, content: {} }),
  ]);
});

test('a base version below 0 is refused', async () => {
  await expectRefused(/base_version_counts/, [
    () => saveDraft(client, section, {}, { version: draftVersion, base: -1 }),
    () => saveDraft(client, 'contact', {}, { version: 0, base: -1 }),
  ]);
});

// The embedded backend grants these writes, unlike a hosted project: here the triggers refuse them.
const someone = 'de000000-0000-4000-8000-000000000002';
const past = '2000-01-01T00:00:00Z';

test.each([{ version: 7 }, { version: 1, published_at: past }, { published_at: past }])(
  'no client sets %o of published content',
  async (fields) => {
    await expectRefused(/set by the database/, [
      () => client.from('site_sections').insert({ section: 'contact', content: {}, ...fields }),
      () => client.from('site_sections').upsert({ section, content: {}, ...fields }),
      () =>
        client
          .from('site_sections')
          .update({ version: 99, ...fields })
          .eq('section', section),
    ]);
  },
);

test('no row is moved to another section', async () => {
  await expectRefused(/set by the database/, [
    () => client.from('site_sections').update({ section: 'contact' }).eq('section', section),
    () => client.from('site_section_drafts').update({ section: 'contact' }).eq('section', section),
  ]);
});

test.each([
  { version: 7 },
  { draft_id: 7 },
  { saved_at: past },
  { saved_by: someone },
  { saver_name: 'Somebody else' },
])('no client sets %o of a draft', async (fields) => {
  const row = { content: {}, base_version: 0, ...fields };
  const drafts = () => client.from('site_section_drafts');
  await expectRefused(/set by the database/, [
    () => drafts().insert({ section: 'contact', ...row }),
    () => drafts().upsert({ section, ...row }),
    () => drafts().update(fields).eq('section', section),
  ]);
});

test('no client removes the author of a draft', async () => {
  const fields = { saved_by: null };
  await expectRefused(/set by the database/, [
    () => client.from('site_section_drafts').update(fields).eq('section', section),
  ]);
});

test('every script, emoji and markup comes back unchanged', async () => {
  const content = {
    arabic: 'أهلاً وسهلاً – ‎مرحبا‏',
    combining: 'e\u0301 and \u00e9, Z\u0351\u036b\u0343',
    emoji: '👩🏽‍🍳🇦🇪 🍚',
    markup: `<script>alert("1")</script> & ' "quoted" \\ \\u0041 %s $1`,
    spaces: '  two lines\r\nand\ta tab\u00a0 \u200b',
    'a key of its own 🗝': { list: [1.5, -0, 1e21, true, null, {}] },
  };
  const published = await publish(client, section, content, { version }).throwOnError();
  version = published.data.version;
  const saved = await saveDraft(client, section, content, { version: draftVersion }).throwOnError();
  draftVersion = saved.data.version;
  const read = await guest().from('site_sections').select('content').eq('section', section);
  const sent = JSON.stringify(content);
  const stored = [published.data.content, saved.data.content, read.data?.[0]?.content];
  for (const found of stored) expect(found).toEqual(JSON.parse(sent));
});
