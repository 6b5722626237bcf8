import { beforeAll, expect, test } from 'vitest';
import type { Json } from '../../src/lib/supabase/database.types.ts';
import { type Account, signInAsAdmin } from './support/accounts.ts';
import { everything, publish, type SectionKey, saveDraft } from './support/sections.ts';

let administrator: Account;

beforeAll(async () => {
  administrator = await signInAsAdmin();
});

async function versionOf(section: SectionKey) {
  const { sections } = await everything(administrator.client);
  return sections.find((row) => row.section === section)?.version ?? 0;
}

async function publishNext(section: SectionKey) {
  const expected = { version: await versionOf(section) };
  const content = { title: 'Next' };
  return (await publish(administrator.client, section, content, expected).throwOnError()).data;
}

async function draftsOf(section: SectionKey) {
  const { drafts } = await everything(administrator.client);
  return drafts.filter((draft) => draft.section === section);
}

async function draftOf(section: SectionKey, content: Json, version = 0) {
  const { client } = administrator;
  return (await saveDraft(client, section, content, { version }).throwOnError()).data;
}

async function expectConflict(
  section: SectionKey,
  expected: { version: number; draft?: number },
  words: string,
) {
  const before = await everything(administrator.client);
  const { data, error, status } = await publish(
    administrator.client,
    section,
    { title: 'Mine' },
    expected,
  );
  expect({ data, code: error?.code, status }).toEqual({ data: null, code: 'PT409', status: 409 });
  expect(error?.message).toBe(words);
  expect(await everything(administrator.client)).toEqual(before);
}

const published = 'Somebody else has published this section.';
const drafted = 'Somebody else has saved a draft of this section.';

test('each publication counts on, answers with the row and leaves one revision', async () => {
  const { client, id } = administrator;
  await expectConflict('about', { version: 1 }, published);
  const { data: first } = await publish(
    client,
    'about',
    { title: 'One', text: 'Same' },
    { version: 0 },
  ).throwOnError();
  expect(first).toMatchObject({ section: 'about', version: 1 });
  expect(Math.abs(Date.now() - Date.parse(first.published_at))).toBeLessThan(60_000);
  const { data: second } = await publish(
    client,
    'about',
    { title: 'Two', text: 'Same', note: 'New' },
    { version: 1 },
  ).throwOnError();
  expect(second).toMatchObject({ version: 2, content: { title: 'Two' } });

  const { data: rows } = await client
    .from('site_sections')
    .select()
    .eq('section', 'about')
    .throwOnError();
  expect(rows).toEqual([second]);
  const { data: revisions } = await client
    .from('site_section_revisions')
    .select()
    .eq('section', 'about')
    .order('version')
    .throwOnError();
  const author = { published_by: id, publisher_name: 'Demo Administrator', draft_id: null };
  expect(revisions).toEqual([
    { ...first, ...author, changes: null },
    { ...second, ...author, changes: null },
  ]);
});

test('a publication on an outdated version changes nothing', async () => {
  const { version } = await publishNext('values');
  const { client } = administrator;
  await publish(client, 'values', { title: 'Two' }, { version }).throwOnError();
  await expectConflict('values', { version }, published);
  await expectConflict('values', { version: 0 }, published);
  await expectConflict('values', { version: 99 }, published);
});

test('what is published leaves no draft behind, if it is the one that was seen', async () => {
  const { version } = await publishNext('values');
  const draft = await draftOf('values', { title: 'Draft' });
  const { client } = administrator;
  const { data } = await publish(
    client,
    'values',
    { title: 'Draft' },
    { version, draft: draft.version },
  ).throwOnError();
  expect(data.version).toBe(version + 1);
  expect(await draftsOf('values')).toEqual([]);

  const expected = { version: data.version, draft: 0 };
  expect((await publish(client, 'values', { title: 'Published' }, expected)).error).toBeNull();
});

test('a draft that was not seen stops the publication, which leaves both as they were', async () => {
  const { version } = await publishNext('clients');
  await expectConflict('clients', { version, draft: 1 }, drafted);
  const older = await draftOf('clients', { title: 'Older' });
  await expectConflict('clients', { version, draft: 0 }, drafted);
  const newer = await draftOf('clients', { title: 'Newer' }, older.version);
  await expectConflict('clients', { version, draft: older.version }, drafted);
  await expectConflict('clients', { version: version + 1, draft: newer.version }, published);
});

test('without a word about drafts, the draft stays', async () => {
  const draft = await draftOf('values', { title: 'Draft' });
  await publishNext('values');
  expect(await draftsOf('values')).toEqual([draft]);
});

test('of two who publish at the same moment, one wins', async () => {
  const version = await versionOf('about');
  const colleague = await signInAsAdmin();
  const answers = await Promise.all([
    publish(administrator.client, 'about', { title: 'Mine' }, { version }),
    publish(colleague.client, 'about', { title: 'Theirs' }, { version }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers.find(({ status }) => status === 200)?.data;
  const { sections, revisions } = await everything(administrator.client);
  expect(sections.find(({ section }) => section === 'about')).toEqual(winner);
  const latest = revisions.filter(({ section }) => section === 'about').at(-1);
  expect(latest).toMatchObject(winner ?? {});
  expect(latest?.version).toBe(version + 1);
});
