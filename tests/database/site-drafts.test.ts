import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Json } from '../../src/lib/supabase/database.types.ts';
import { type Account, signInAsAdmin } from './support/accounts.ts';
import { everything, publish, saveDraft } from './support/sections.ts';

let administrator: Account;

beforeAll(async () => {
  administrator = await signInAsAdmin();
});

const discard = () =>
  administrator.client.from('site_section_drafts').delete().eq('section', 'services');
beforeEach(() => discard().throwOnError());

async function save(content: Json, version: number, base?: number) {
  return (
    await saveDraft(administrator.client, 'services', content, { version, base }).throwOnError()
  ).data;
}

async function expectConflict(version: number) {
  const before = await everything(administrator.client);
  const { data, error, status } = await saveDraft(
    administrator.client,
    'services',
    { title: 'Mine' },
    { version },
  );
  expect({ data, code: error?.code, status }).toEqual({ data: null, code: 'PT409', status: 409 });
  expect(error?.message).toBe('Somebody else has saved or published this section.');
  expect(await everything(administrator.client)).toEqual(before);
}

test('a draft is begun and saved again, and the answer is the row', async () => {
  const { client } = administrator;
  const live = await publish(client, 'services', {}, { version: 0 }).throwOnError();
  const first = await save({ title: 'One' }, 0);
  expect(first).toEqual({
    section: 'services',
    content: { title: 'One' },
    format: 1,
    base_version: 0,
    version: expect.any(Number),
    draft_id: first.version,
    saved_at: expect.any(String),
    saved_by: administrator.id,
    saver_name: 'Demo Administrator',
  });
  expect(Math.abs(Date.now() - Date.parse(first.saved_at))).toBeLessThan(60_000);

  const second = await save({ title: 'Two' }, first.version, live.data.version);
  expect(second).toMatchObject({
    content: { title: 'Two' },
    base_version: live.data.version,
    draft_id: first.version,
  });
  expect(second.version).toBeGreaterThan(first.version);
  expect(Date.parse(second.saved_at)).toBeGreaterThanOrEqual(Date.parse(first.saved_at));
  const { drafts } = await everything(administrator.client);
  expect(drafts.filter(({ section }) => section === 'services')).toEqual([second]);
});

test('a draft changes neither the published content nor the history', async () => {
  const before = await everything(administrator.client);
  const { version } = await save({ title: 'One' }, 0);
  await save({ title: 'Two' }, version);
  const { sections, revisions } = await everything(administrator.client);
  expect({ sections, revisions }).toEqual({
    sections: before.sections,
    revisions: before.revisions,
  });
});

test('a save on an outdated draft changes nothing', async () => {
  const { version } = await save({ title: 'One' }, 0);
  await save({ title: 'Two' }, version);
  await expectConflict(version);
  await expectConflict(0);
});

test('the version of a discarded draft never means a later one', async () => {
  const { version } = await save({ title: 'Old' }, 0);
  await discard().throwOnError();
  await expectConflict(version);
  const later = await save({ title: 'New' }, 0);
  expect(later.version).toBeGreaterThan(version);
  await expectConflict(version);
});

test('the version of a published draft never means a later one', async () => {
  const { client } = administrator;
  const { data: published } = await client
    .from('site_sections')
    .select('version')
    .eq('section', 'services')
    .maybeSingle()
    .throwOnError();
  const draft = await save({ title: 'Old' }, 0);
  await publish(
    client,
    'services',
    { title: 'Old' },
    { version: published?.version ?? 0, draft: draft.version },
  ).throwOnError();
  await save({ title: 'New' }, 0);
  await expectConflict(draft.version);
});

test('a draft is discarded only while it is the one that was seen', async () => {
  const older = await save({ title: 'Older' }, 0);
  const newer = await save({ title: 'Newer' }, older.version);
  const missed = await discard().eq('version', older.version).select();
  expect(missed.data).toEqual([]);
  const gone = await discard().eq('version', newer.version).select();
  expect(gone.data).toEqual([newer]);
});

test('of two who save at the same moment, one wins', async () => {
  const colleague = await signInAsAdmin();
  let version = 0;
  for (const moment of ['first', 'next']) {
    const answers = await Promise.all([
      saveDraft(administrator.client, 'services', { by: 'me', moment }, { version }),
      saveDraft(colleague.client, 'services', { by: 'them', moment }, { version }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { drafts } = await everything(administrator.client);
    const draft = drafts.find(({ section }) => section === 'services');
    expect(draft).toEqual(answers.find(({ status }) => status === 200)?.data);
    version = draft?.version ?? 0;
  }
});
