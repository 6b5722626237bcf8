import { beforeAll, expect, test } from 'vitest';
import type { Json, SectionEntry } from '../../src/lib/supabase/database.types.ts';
import { clearContentSql } from '../embedded/test-requests.ts';
import {
  type Account,
  guest,
  makeAdministrator,
  newcomer,
  runSql,
  twoAdministrators,
} from './support/accounts.ts';
import { expectUnchanged } from './support/expect-denied.ts';
import { everything, headOf, type SectionKey, write, writeNext } from './support/sections.ts';

let amna: Account;
let badr: Account;

beforeAll(async () => {
  [amna, badr] = await twoAdministrators();
});

async function visitorsSee(section: SectionKey) {
  const { data } = await guest()
    .from('site_sections')
    .select('content, entry')
    .eq('section', section);
  return data?.[0];
}

async function entriesOf(section: SectionKey) {
  const { data } = await amna.client
    .from('section_entries')
    .select()
    .eq('section', section)
    .order('id')
    .throwOnError();
  return data;
}

type Refused = { data: unknown; error: { code: string; message: string } | null; status: number };

async function expectRefused(
  code: string,
  message: string | RegExp,
  attempts: PromiseLike<Refused>[],
) {
  for (const { data, error, status } of await Promise.all(attempts)) {
    expect({ data, code: error?.code, status }).toEqual({
      data: null,
      code: `PT${code}`,
      status: Number(code),
    });
    expect(error?.message).toMatch(message);
  }
}

const expectNothingHappens = (attempt: () => Promise<void>) =>
  expectUnchanged(() => everything(amna.client), attempt);

const conflict = /^Somebody else has saved or published this section\.$/;

test('each write follows the head its author had seen, and the answer is the row', async () => {
  const draft = await writeNext(amna.client, 'about', 'draft', { title: 'One' });
  expect(draft.entry).toEqual<SectionEntry>({
    id: expect.any(Number),
    section: 'about',
    kind: 'draft',
    content: { title: 'One' },
    format: 1,
    parent: null,
    write_id: expect.any(String),
    author: amna.id,
    author_name: 'Demo Administrator',
    at: expect.any(String),
  });
  expect(draft.head).toEqual(draft.entry);
  expect(Math.abs(Date.now() - Date.parse(draft.entry.at))).toBeLessThan(60_000);
  expect(await visitorsSee('about')).toBeUndefined();

  const { head, entry } = await writeNext(badr.client, 'about', 'published', { title: 'Two' });
  expect(head).toEqual(entry);
  expect(entry).toMatchObject({ kind: 'published', parent: draft.entry.id, author: badr.id });
  expect(await visitorsSee('about')).toEqual({ content: { title: 'Two' }, entry: entry.id });
  expect(await entriesOf('about')).toMatchObject([{ id: draft.entry.id }, { id: entry.id }]);
  expect(await headOf(amna.client, 'about')).toBe(entry.id);
});

test.each(['draft', 'published', 'discarded'] as const)(
  'whoever has not seen the head is refused and changes nothing (%s)',
  async (kind) => {
    const { entry: seen } = await writeNext(amna.client, 'values', 'draft', { title: 'Seen' });
    await writeNext(badr.client, 'values', 'draft', { title: 'Newer' });
    await expectNothingHappens(() =>
      expectRefused('409', conflict, [
        write(amna.client, 'values', kind, { title: 'Mine' }, { parent: seen.id }),
        write(amna.client, 'values', kind, { title: 'Mine' }, { parent: null }),
        write(amna.client, 'values', kind, { title: 'Mine' }, { parent: 999_999_999 }),
      ]),
    );
  },
);

test('discarding is an entry of what visitors see: whoever drafted before it is refused', async () => {
  await writeNext(amna.client, 'services', 'draft', { title: 'First' });
  const original = await writeNext(amna.client, 'services', 'discarded');
  expect(original.head).toMatchObject({ kind: 'discarded', content: null });
  expect(await visitorsSee('services')).toBeUndefined();
  const content = { title: 'On the website' };
  await writeNext(amna.client, 'services', 'published', content);
  const { entry: draft } = await writeNext(amna.client, 'services', 'draft', { title: 'Draft' });
  const discarded = await writeNext(badr.client, 'services', 'discarded', { title: 'Ignored' });
  expect(discarded.entry).toMatchObject({ content, parent: draft.id });
  expect(discarded.head).toEqual(discarded.entry);
  await expectRefused('409', conflict, [
    write(amna.client, 'services', 'draft', { title: 'Back again' }, { parent: draft.id }),
  ]);
  const texts = (await entriesOf('services')).map(({ content }) => content);
  expect(texts).toContainEqual({ title: 'Draft' });
});

test('what is set aside is in the history, never the head, and needs to have seen nothing', async () => {
  const first = await write(badr.client, 'clients', 'aside', { title: 'Typed' }, { parent: null });
  expect(first.data).toMatchObject({ entry: { kind: 'aside' }, head: null });
  const { entry: draft } = await writeNext(amna.client, 'clients', 'draft', { title: 'Draft' });
  expect(draft.parent).toBeNull();
  const { data } = await write(badr.client, 'clients', 'aside', { title: 'Mine' }, { parent: 7 });
  expect(data).toMatchObject({
    entry: { parent: 7, author_name: 'Badr Omar' },
    head: { id: draft.id },
  });
  const next = await write(
    amna.client,
    'clients',
    'draft',
    { title: 'Next' },
    { parent: draft.id },
  );
  expect(next.error).toBeNull();
});

test('the same write again adds nothing, and answers with its entry and the head of now', async () => {
  const parent = await headOf(amna.client, 'contact');
  const send = async (parentOfWrite = parent) => {
    const once = { parent: parentOfWrite, writeId: 'published once' };
    return write(amna.client, 'contact', 'published', { phone: '1' }, once);
  };
  expect((await send(999)).error?.code).toBe('PT409');
  const [first, second] = await Promise.all([send(), send()]);
  expect(first.data?.entry.id).toBeGreaterThan(0);
  expect(second.data).toEqual(first.data);
  const later = await writeNext(badr.client, 'contact', 'published', { phone: '2' });
  expect((await send()).data).toEqual({ entry: first.data?.entry, head: later.entry });
  expect(await visitorsSee('contact')).toMatchObject({ content: { phone: '2' } });
  expect(await entriesOf('contact')).toHaveLength(2);

  const same = { parent, writeId: 'published once' };
  await expectNothingHappens(() =>
    expectRefused('400', /belongs to another write/, [
      write(badr.client, 'contact', 'published', { phone: '1' }, same),
      write(amna.client, 'about', 'published', { phone: '1' }, same),
      write(amna.client, 'contact', 'draft', { phone: '1' }, same),
    ]),
  );
});

test('of parallel writes on one head, one is accepted', async () => {
  const parent = await headOf(amna.client, 'vision-mission');
  const kinds = ['draft', 'published', 'discarded', 'draft', 'published', 'discarded'] as const;
  const answers = await Promise.all(
    kinds.map((kind, at) =>
      write((at % 2 ? amna : badr).client, 'vision-mission', kind, { at }, { parent }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await entriesOf('vision-mission')).toHaveLength(1);
});

const levels = (count: number) => JSON.parse(`${'{"a":'.repeat(count)}1${'}'.repeat(count)}`);
const ofSize = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text": ""}'.length) });
const noObject = /must be a JSON object/;
const tooDeep = /must not be nested 20 levels deep/;
const tooLong = /^This section is too long: shorten it\.$/;
const noJson = /json|unicode/i;

test.each<[string, Json, RegExp]>([
  ['a list of objects', [{ title: 'x' }], noObject],
  ['a number', 5, noObject],
  ['nothing', null, noObject],
  ['20 levels', levels(20), tooDeep],
  ['3,000 levels', levels(3000), tooDeep],
  ['20 levels of lists', { a: JSON.parse('['.repeat(20) + ']'.repeat(20)) }, tooDeep],
  ['200 kB', ofSize(200_000), tooLong],
  ['200 kB of two-byte letters', { text: 'ع'.repeat(100_000) }, tooLong],
  ['a text', 'text', noJson],
  ['a NUL', { text: 'a\0b' }, noJson],
  ['a NUL in a name', { 'a\0b': 'text' }, noJson],
  ['half an emoji', { text: '\ud83c' }, noJson],
])('%s is refused with the reason, and nothing changes', async (_, content, message) => {
  const parent = await headOf(amna.client, 'vision-mission');
  await expectNothingHappens(async () => {
    for (const kind of ['draft', 'published', 'aside'] as const) {
      const { data, error, status } = await write(amna.client, 'vision-mission', kind, content, {
        parent,
      });
      expect({ data, status }).toEqual({ data: null, status: 400 });
      expect(error?.message).toMatch(message);
    }
  });
});

test.each<[string, object]>([
  ['section', { section: 'products' }],
  ['section', { section: null }],
  ['kind', { kind: 'deleted' }],
  ['kind', { kind: null }],
  ['parent', { parent: 'one' }],
  ['parent', { parent: 1e30 }],
  ['format', { format: 1.5 }],
  ['write id', { write_id: '' }],
  ['write id', { write_id: 'x'.repeat(65) }],
  ['write id', { write_id: null }],
])('an unknown %s is refused: %j', async (_, wrong) => {
  const entry = {
    section: 'hero',
    kind: 'draft',
    content: {},
    parent: null,
    format: 1,
    write_id: 'x',
  };
  await expectNothingHappens(async () => {
    const { data, error } = await amna.client.rpc('write_entry', { ...entry, ...wrong } as never);
    expect(data).toBeNull();
    expect(error?.code).toMatch(/^PT4|^22|^PGRST/);
  });
});

test.each<[string, Json]>([
  ['just under 200 kB', ofSize(199_999)],
  ['19 levels', levels(19)],
  ['Arabic', { 'a key of its own 🗝': 'أهلاً – \u200eمرحبا\u200f' }],
  ['combining marks and emoji', { text: 'e\u0301 and \u00e9, 👩🏽‍🍳🇦🇪' }],
  ['markup', { text: `<script>alert("1")</script> & ' "quoted" \\ \\u0041 %s $1` }],
  ['spaces', { text: '  two lines\r\nand\ta tab\u00a0 \u200b' }],
  ['what is no text', { list: [1.5, 1e21, true, null, {}], kind: ['uploaded', { kind: 'x' }] }],
])('%s comes back unchanged', async (_, content) => {
  for (const kind of ['draft', 'aside', 'published'] as const) {
    const { entry } = await writeNext(amna.client, 'vision-mission', kind, content);
    expect(entry.content).toEqual(content);
  }
  expect((await visitorsSee('vision-mission'))?.content).toEqual(content);
});

test('an older format than the head’s is refused, and one that would lock others out', async () => {
  const section = 'values';
  await runSql(clearContentSql);
  await expectRefused(
    '400',
    /is not known/,
    [0, -1, 4].map((format) => write(amna.client, section, 'aside', {}, { parent: null, format })),
  );
  const { entry: draft } = await writeNext(amna.client, section, 'draft', {});
  const on = (
    parent: number | null,
    format: number,
    kind: 'draft' | 'published' | 'aside' = 'draft',
  ) => write(amna.client, section, kind, { title: 'x' }, { parent, format });
  await expectNothingHappens(() =>
    expectRefused('400', /^The content format -?\d+ is not known\.$/, [
      on(draft.id, 4),
      on(draft.id, 2_147_483_647),
      on(draft.id, 4, 'aside'),
    ]),
  );
  const { data: newer } = await on(draft.id, 3, 'published').throwOnError();
  await expectNothingHappens(() =>
    expectRefused('426', /^The website has been updated: load the editor again\.$/, [
      on(newer.entry.id, 2),
      on(newer.entry.id, 2, 'published'),
      on(newer.entry.id, 0),
      on(newer.entry.id, -1),
      on(newer.entry.id, 1, 'aside'),
    ]),
  );
  const { data: newest } = await on(newer.entry.id, 5).throwOnError();
  const discarded = write(amna.client, section, 'discarded', null, {
    parent: newest.entry.id,
    format: 5,
  });
  expect((await discarded).data?.head).toMatchObject({ format: 3, content: { title: 'x' } });
});

// Guests and users: rights.test.ts.
test('former administrators write nothing, nor again what they had written', async () => {
  const former = await newcomer();
  await makeAdministrator(amna, former);
  const { entry } = await writeNext(former.client, 'about', 'draft', { title: 'Mine' });
  await amna.client.rpc('remove_administrator', { account: former.id }).throwOnError();
  await expectNothingHappens(async () => {
    const again = { parent: entry.parent, writeId: entry.write_id };
    for (const { error } of await Promise.all([
      write(former.client, 'about', 'draft', {}, { parent: entry.id }),
      write(former.client, 'about', 'draft', { title: 'Mine' }, again),
    ]))
      expect(error?.code).toBe('42501');
    expect((await former.client.rpc('section_heads')).data ?? []).toEqual([]);
  });
});
