import { beforeAll, expect, test } from 'vitest';
import { type Client, guest, signInAsAdmin, signInAsUser } from './support/accounts.ts';
import { expectDenied } from './support/expect-denied.ts';
import { everything, publish, saveDraft } from './support/sections.ts';

const writeId = 'a-saved-draft';

let administrator: Client;
const people: Record<string, Client> = {};

// `hero` is published and has a draft, `contact` has no row.
beforeAll(async () => {
  administrator = (await signInAsAdmin()).client;
  people.guest = guest();
  people.user = (await signInAsUser()).client;
  people.administrator = administrator;
  await publish(administrator, 'hero', { title: 'Published' }, { version: 0 }).throwOnError();
  const draft = { version: 0, writeId };
  await saveDraft(administrator, 'hero', { title: 'Draft' }, draft).throwOnError();
});

function client(name: string): Client {
  const found = people[name];
  if (!found) throw new Error(`No client is called ${name}`);
  return found;
}

async function expectNothingHappens(attempt: () => Promise<void>) {
  const before = await everything(administrator);
  await attempt();
  expect(await everything(administrator)).toEqual(before);
}

const newRows = {
  site_sections: { section: 'contact', content: {} },
  site_section_drafts: { section: 'contact', content: {}, base_version: 0 },
  site_section_draft_history: {
    section: 'contact',
    version: 1,
    draft_id: 1,
    content: {},
    base_version: 0,
    saved_at: '2000-01-01T00:00:00Z',
    saver_name: 'Mallory',
  },
  site_section_revisions: {
    section: 'contact',
    version: 1,
    content: {},
    published_at: '2000-01-01T00:00:00Z',
    publisher_name: 'Mallory',
  },
} as const;

type Table = keyof typeof newRows;

test.each(['guest', 'user', 'administrator'])('every %s reads what is published', async (who) => {
  const { data } = await client(who).from('site_sections').select().eq('section', 'hero');
  expect(data).toEqual([
    {
      section: 'hero',
      content: { title: 'Published' },
      format: 1,
      version: 1,
      published_at: expect.any(String),
    },
  ]);
});

const hidden: [string, Table][] = [
  ['guest', 'site_section_drafts'],
  ['guest', 'site_section_revisions'],
  ['user', 'site_section_drafts'],
  ['user', 'site_section_revisions'],
  ['guest', 'site_section_draft_history'],
  ['user', 'site_section_draft_history'],
];

test.each(hidden)('no %s reads %s', async (who, table) => {
  expectDenied(await client(who).from(table).select());
  expectDenied(await client(who).from(table).select('version').eq('section', 'hero'));
});

test('an administrator reads drafts, their history, earlier versions and which writes arrived', async () => {
  const { drafts, revisions, draftHistory, writes } = await everything(administrator);
  expect(writes).toContainEqual(expect.objectContaining({ id: writeId, section: 'hero' }));
  expect(draftHistory).toContainEqual(
    expect.objectContaining({ content: { title: 'Draft' }, saver_name: 'Demo Administrator' }),
  );
  expect(drafts).toContainEqual(
    expect.objectContaining({ section: 'hero', content: { title: 'Draft' } }),
  );
  expect(revisions).toContainEqual(
    expect.objectContaining({ section: 'hero', content: { title: 'Published' }, version: 1 }),
  );
});

const writers: [string, Table][] = [
  ['guest', 'site_sections'],
  ['user', 'site_sections'],
  ...hidden,
  ['administrator', 'site_section_revisions'],
  ['administrator', 'site_section_draft_history'],
];

test.each(writers)('no %s inserts into %s', async (who, table) => {
  await expectNothingHappens(async () => {
    const inserted = await client(who).from(table).insert(newRows[table]);
    expect(inserted.error?.code).toBe('42501');
    const existing = { ...newRows[table], section: 'hero' } as const;
    const merged = await client(who).from(table).upsert(existing);
    expect(merged.error?.code).toBe('42501');
  });
});

test.each(writers)('no %s updates %s', async (who, table) => {
  await expectNothingHappens(async () => {
    const content = { title: 'Defaced' };
    expectDenied(
      await client(who).from(table).update({ content }).eq('section', 'hero').select('section'),
    );
    // Without `select`, which needs the right to read the row.
    const blind = await client(who).from(table).update({ content }).eq('section', 'hero');
    if (blind.error) expect(blind.error.code).toBe('42501');
  });
});

test.each([...writers, ['administrator', 'site_sections'] as [string, Table]])(
  'no %s deletes from %s',
  async (who, table) => {
    await expectNothingHappens(async () => {
      expectDenied(await client(who).from(table).delete().eq('section', 'hero').select('section'));
      const blind = await client(who).from(table).delete().eq('section', 'hero');
      if (blind.error) expect(blind.error.code).toBe('42501');
    });
  },
);

test.each(['guest', 'user', 'administrator'])(
  'which writes arrived is read by administrators and changed by no %s',
  async (who) => {
    const writes = () => client(who).from('site_section_writes');
    if (who !== 'administrator') expectDenied(await writes().select());
    await expectNothingHappens(async () => {
      const row = { id: 'made-up-write', section: 'hero', published: true, version: 9 } as const;
      const inserted = await writes().insert({ ...row, written_at: '2000-01-01T00:00:00Z' });
      expect(inserted.error?.code).toBe('42501');
      expectDenied(await writes().update({ version: 9 }).eq('id', writeId).select('id'));
      expectDenied(await writes().delete().eq('id', writeId).select('id'));
    });
  },
);

test('an administrator may publish, save and discard without the functions', async () => {
  const section = 'contact';
  const change = { content: { phone: '1' } };
  const columns = 'version, content';
  const inserted = await administrator
    .from('site_sections')
    .insert(newRows.site_sections)
    .select(columns);
  expect(inserted.data).toEqual([{ version: 1, content: {} }]);
  const published = await administrator
    .from('site_sections')
    .update(change)
    .eq('section', section)
    .select(columns);
  expect(published.data).toEqual([{ version: 2, ...change }]);
  const { data: revisions } = await administrator
    .from('site_section_revisions')
    .select(columns)
    .eq('section', section)
    .order('version');
  expect(revisions).toEqual([
    { version: 1, content: {} },
    { version: 2, ...change },
  ]);

  const drafts = () => administrator.from('site_section_drafts');
  const begun = await drafts().insert(newRows.site_section_drafts).select('content');
  expect(begun.data).toEqual([{ content: {} }]);
  const saved = await drafts().update(change).eq('section', section).select('content');
  expect(saved.data).toEqual([change]);
  const discarded = await drafts().delete().eq('section', section).select('content');
  expect(discarded.data).toEqual([change]);
});

test.each(['guest', 'user'])('the functions refuse a %s', async (who) => {
  await expectNothingHappens(async () => {
    for (const version of [0, 1]) {
      for (const section of ['hero', 'services'] as const) {
        const published = await publish(client(who), section, { title: 'x' }, { version });
        expect(published.error?.code).toBe('42501');
        const saved = await saveDraft(client(who), section, { title: 'x' }, { version });
        expect(saved.error?.code).toBe('42501');
        const unsaved = { section, content: {}, base_version: version };
        const kept = await client(who).rpc('keep_unsaved', unsaved);
        expect(kept.error?.code).toBe('42501');
      }
    }
  });
});

test('administrators are told who is editing, and nobody else tells or is told', async () => {
  const presence = (who: string) => client(who).from('site_section_presence');
  const row = { section: 'hero', tab: 'mine' } as const;
  const told = await administrator.rpc('section_activity', { editing: 'hero', tab: 'mine' });
  expect(told.data).toContainEqual(
    expect.objectContaining({ what: 'editing', section: 'hero', user_name: 'Demo Administrator' }),
  );
  const [mine] = (await presence('administrator').select()).data ?? [];
  expect(mine).toMatchObject({ tab: 'mine', user_name: 'Demo Administrator' });
  for (const who of ['guest', 'user']) {
    const { data, error } = await client(who).rpc('section_activity', {
      editing: 'hero',
      tab: 'x',
    });
    if (error) expect(error.code).toBe('42501');
    else expect(data).toEqual([]);
    expectDenied(await presence(who).select());
    expect((await presence(who).insert({ ...row, user_id: mine?.user_id ?? '' })).error?.code).toBe(
      '42501',
    );
    expectDenied(await presence(who).update({ section: 'about' }).eq('tab', 'mine').select());
    expectDenied(await presence(who).delete().eq('tab', 'mine').select());
  }
  expectDenied(await presence('administrator').delete().eq('tab', 'mine').select());
  expect((await presence('administrator').select()).data).toEqual([mine]);
});
