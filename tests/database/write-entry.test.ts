import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../src/lib/supabase/database.types.ts';
import { clearContentSql } from '../embedded/test-requests.ts';
import {
  type Account,
  guest,
  makeAdministrator,
  newcomer,
  runSql,
  signInAsUser,
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
  expect(draft.entry).toEqual({
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

  const published = await writeNext(badr.client, 'about', 'published', { title: 'Two' });
  expect(published.head).toMatchObject({
    kind: 'published',
    parent: draft.entry.id,
    author: badr.id,
    author_name: 'Badr Omar',
  });
  expect(await visitorsSee('about')).toEqual({
    content: { title: 'Two' },
    entry: published.entry.id,
  });
  expect(await entriesOf('about')).toMatchObject([
    { id: draft.entry.id },
    { id: published.entry.id },
  ]);
  expect(await headOf(amna.client, 'about')).toBe(published.entry.id);
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

test('discarding is an entry: whoever drafted before it is refused', async () => {
  await writeNext(amna.client, 'services', 'published', { title: 'On the website' });
  const { entry: draft } = await writeNext(amna.client, 'services', 'draft', { title: 'Draft' });
  const { entry: discarded, head } = await writeNext(badr.client, 'services', 'discarded', {
    title: 'Ignored',
  });
  expect(discarded).toMatchObject({ content: { title: 'On the website' }, parent: draft.id });
  expect(head).toEqual(discarded);
  await expectRefused('409', conflict, [
    write(amna.client, 'services', 'draft', { title: 'Back again' }, { parent: draft.id }),
  ]);
  const texts = (await entriesOf('services')).map(({ content }) => content);
  expect(texts).toContainEqual({ title: 'Draft' });
});

test('what is discarded before anything is published leaves the original text', async () => {
  await writeNext(amna.client, 'hero', 'draft', { title: 'Draft' });
  const { head } = await writeNext(amna.client, 'hero', 'discarded');
  expect(head).toMatchObject({ kind: 'discarded', content: null });
  expect(await visitorsSee('hero')).toBeUndefined();
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
  const send = () =>
    write(
      amna.client,
      'contact',
      'published',
      { phone: '1' },
      { parent, writeId: 'published once' },
    );
  const first = await send().throwOnError();
  expect((await send()).data).toEqual(first.data);
  const later = await writeNext(badr.client, 'contact', 'published', { phone: '2' });
  const again = await send().throwOnError();
  expect(again.data).toEqual({ entry: first.data.entry, head: later.entry });
  expect(await visitorsSee('contact')).toMatchObject({ content: { phone: '2' } });
  expect(await entriesOf('contact')).toHaveLength(2);
});

test('two of the same write at the same moment are one', async () => {
  const parent = await headOf(amna.client, 'contact');
  const send = () =>
    write(amna.client, 'contact', 'draft', { phone: '3' }, { parent, writeId: 'saved twice' });
  const [one, two] = await Promise.all([send(), send()]);
  expect(one.data?.entry.id).toBeGreaterThan(0);
  expect(two.data).toEqual(one.data);
});

test('the id of another’s write, of another section or kind is refused', async () => {
  const { entry } = await writeNext(amna.client, 'contact', 'draft', { phone: '4' });
  const writeId = entry.write_id;
  await expectNothingHappens(() =>
    expectRefused('400', /belongs to another write/, [
      write(badr.client, 'contact', 'draft', { phone: '4' }, { parent: entry.parent, writeId }),
      write(amna.client, 'about', 'draft', { phone: '4' }, { parent: entry.parent, writeId }),
      write(amna.client, 'contact', 'published', { phone: '4' }, { parent: entry.parent, writeId }),
    ]),
  );
});

test('a refused write may be sent again under its id', async () => {
  const writeId = 'refused at first';
  const parent = await headOf(amna.client, 'contact');
  const early = await write(amna.client, 'contact', 'draft', {}, { parent: 999, writeId });
  expect(early.error?.code).toBe('PT409');
  expect((await write(amna.client, 'contact', 'draft', {}, { parent, writeId })).error).toBeNull();
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

const inEachWay = (content: Json, section: SectionKey = 'vision-mission') =>
  (['draft', 'published', 'aside'] as const).map(async (kind) => {
    const parent = await headOf(amna.client, section);
    return write(amna.client, section, kind, content, { parent });
  });

const levels = (count: number) => JSON.parse(`${'{"a":'.repeat(count)}1${'}'.repeat(count)}`);
const ofSize = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text": ""}'.length) });

test.each<[string, Json, RegExp]>([
  ['a list', [], /must be a JSON object/],
  ['a list of objects', [{ title: 'x' }], /must be a JSON object/],
  ['a number', 5, /must be a JSON object/],
  ['nothing', null, /must be a JSON object/],
  ['20 levels', levels(20), /must not be nested 20 levels deep/],
  ['3,000 levels', levels(3000), /must not be nested 20 levels deep/],
  ['20 levels of lists', { a: JSON.parse('['.repeat(20) + ']'.repeat(20)) }, /20 levels deep/],
  ['200 kB', ofSize(200_000), /^This section is too long: shorten it\.$/],
  [
    '200 kB of two-byte letters',
    { text: 'ع'.repeat(100_000) },
    /^This section is too long: shorten it\.$/,
  ],
])('%s is refused with the reason, and nothing changes', async (_, content, message) => {
  await expectNothingHappens(() => expectRefused('400', message, inEachWay(content)));
});

test.each<[string, Json]>([
  ['a text', 'text'],
  ['a NUL', { text: 'a\0b' }],
  ['a NUL in a name', { 'a\0b': 'text' }],
  ['half an emoji', { text: '\ud83c' }],
])('%s is refused, and nothing changes', async (_, content) => {
  await expectNothingHappens(async () => {
    for (const { data, error, status } of await Promise.all(inEachWay(content))) {
      expect({ data, status }).toEqual({ data: null, status: 400 });
      expect(error?.message).toMatch(/json|unicode/i);
    }
  });
});

test('an unknown section, kind or number is refused', async () => {
  await expectNothingHappens(async () => {
    for (const { data, error } of await Promise.all([
      write(amna.client, 'products' as 'hero', 'draft', {}, { parent: null }),
      write(amna.client, null as unknown as 'hero', 'draft', {}, { parent: null }),
      write(amna.client, 'hero', 'deleted' as 'draft', {}, { parent: null }),
      write(amna.client, 'hero', null as unknown as 'draft', {}, { parent: null }),
      write(amna.client, 'hero', 'draft', {}, { parent: 'one' as unknown as number }),
      write(amna.client, 'hero', 'draft', {}, { parent: 1e30 }),
      write(amna.client, 'hero', 'draft', {}, { parent: null, format: 1.5 }),
      write(amna.client, 'hero', 'draft', {}, { parent: null, writeId: '' }),
      write(amna.client, 'hero', 'draft', {}, { parent: null, writeId: 'x'.repeat(65) }),
      write(amna.client, 'hero', 'draft', {}, { parent: null, writeId: null as unknown as string }),
    ])) {
      expect(data).toBeNull();
      expect(error?.code).toMatch(/^PT4|^22|^PGRST/);
    }
  });
});

test('just under 200 kB, 19 levels and every script, emoji and markup come back unchanged', async () => {
  const odd = {
    arabic: 'أهلاً وسهلاً – ‎مرحبا‏',
    combining: 'e\u0301 and \u00e9, Z\u0351\u036b\u0343',
    emoji: '👩🏽‍🍳🇦🇪 🍚',
    markup: `<script>alert("1")</script> & ' "quoted" \\ \\u0041 %s $1`,
    spaces: '  two lines\r\nand\ta tab\u00a0 \u200b',
    'a key of its own 🗝': { list: [1.5, -0, 1e21, true, null, {}] },
    kind: ['uploaded', { kind: 'upload' }],
  };
  for (const content of [ofSize(199_999), levels(19), odd]) {
    for (const kind of ['draft', 'aside', 'published'] as const) {
      const { entry } = await writeNext(amna.client, 'vision-mission', kind, content);
      expect(entry.content).toEqual(JSON.parse(JSON.stringify(content)));
    }
    const seen = await visitorsSee('vision-mission');
    expect(seen?.content).toEqual(JSON.parse(JSON.stringify(content)));
  }
});

test('an older format than the head’s is refused, and one that would lock others out', async () => {
  const section = 'values';
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

test('in a section without entries, formats start at 1', async () => {
  await runSql(clearContentSql);
  await expectRefused(
    '400',
    /is not known/,
    [0, -1, 4].map((format) => write(amna.client, 'hero', 'aside', {}, { parent: null, format })),
  );
});

test('guests, users and former administrators write nothing', async () => {
  const former = await newcomer();
  await makeAdministrator(amna, former);
  const { entry } = await writeNext(former.client, 'about', 'draft', { title: 'Mine' });
  await amna.client.rpc('remove_administrator', { account: former.id }).throwOnError();
  await expectNothingHappens(async () => {
    for (const client of [guest(), (await signInAsUser()).client, former.client]) {
      for (const kind of ['draft', 'published', 'discarded', 'aside'] as const) {
        const refused = await write(client, 'about', kind, {}, { parent: entry.id });
        expect(refused.error?.code).toBe('42501');
        const again = { parent: entry.parent, writeId: entry.write_id };
        const repeated = await write(client, 'about', kind, { title: 'Mine' }, again);
        expect(repeated.error?.code).toBe('42501');
      }
      expect((await client.rpc('section_heads')).data ?? []).toEqual([]);
    }
  });
});
