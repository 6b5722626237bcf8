import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readStoredSection } from '@/admin/data/stored-sections';
import { loadSupabase } from '@/lib/supabase/supabase';
import {
  all,
  before,
  contentOf,
  drafted,
  mine,
  open,
  published,
  section,
  signInBrowser,
  startAfresh,
} from './support/open-form.ts';

beforeAll(signInBrowser);
beforeEach(startAfresh);
afterEach(() => {
  vi.restoreAllMocks();
});

/** The database makes the next write, and its answer is lost. */
function loseNextAnswer() {
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const url = String(request[0] instanceof Request ? request[0].url : request[0]);
    const answer = await send(...request);
    if (!url.includes('/rpc/')) return answer;
    vi.restoreAllMocks();
    throw new TypeError('Failed to fetch');
  });
}

test('an edit of mine is kept when a colleague publishes the draft that my form began with', async () => {
  const author = await open();
  author.type('visionSummary', drafted);
  await author.write('save');
  const me = await open();
  const colleague = await open();
  // Back to what is on the website: against that, it would look as if I had changed nothing.
  me.type('visionSummary', before);
  await colleague.write('publish');
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual(all(before));
});

test('nobody is asked about a field that they never touched', async () => {
  const author = await open();
  author.type('visionSummary', drafted);
  await author.write('save');
  const me = await open();
  const colleague = await open();
  me.type('missionSummary', mine);
  colleague.type('visionSummary', 'As drafted, and better.');
  await colleague.write('publish');
  expect(await me.write('save')).toEqual([]);
  expect(me.texts()).toEqual({
    ...all(before),
    visionSummary: 'As drafted, and better.',
    missionSummary: mine,
  });
});

test('the same holds when the colleague has saved the draft again before, or somebody after', async () => {
  const author = await open();
  author.type('visionSummary', drafted);
  await author.write('save');
  const me = await open();
  const colleague = await open();
  me.type('visionSummary', before);
  colleague.type('missionText', drafted);
  await colleague.write('save');
  await colleague.write('publish');
  const third = await open();
  third.type('visionText', drafted);
  await third.write('publish');
  expect(await me.write('save')).toEqual([]);
  expect(me.texts()).toEqual({ ...all(before), missionText: drafted, visionText: drafted });
});

test('a draft that was discarded since is what my form began with, and my own saves are mine', async () => {
  const author = await open();
  author.type('visionSummary', drafted);
  await author.write('save');
  const me = await open();
  me.type('missionSummary', mine);
  await me.write('save');
  const colleague = await open();
  expect(await colleague.editor.discard(colleague.replace)).toBe('live');
  colleague.type('visionText', 'Something else.');
  await colleague.write('publish');
  me.type('missionText', mine);
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual({
    visionSummary: before,
    visionText: 'Something else.',
    missionSummary: mine,
    missionText: mine,
  });
});

test('what was published past a draft does not undo the draft', async () => {
  const author = await open();
  author.type('visionSummary', drafted);
  await author.write('save');
  const me = await open();
  const { published: live } = await readStoredSection(section);
  const supabase = await loadSupabase();
  await supabase
    .rpc('publish_section', {
      section,
      content: contentOf({ ...all(before), missionText: 'Past the draft.' }),
      expected_version: live?.version ?? 0,
    })
    .throwOnError();
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual({
    ...all(before),
    visionSummary: drafted,
    missionText: 'Past the draft.',
  });
});

test.each(['save', 'publish'] as const)(
  'a write whose answer was lost is recognised by its id, also after typing on (%s)',
  async (kind) => {
    const me = await open();
    me.type('visionText', mine);
    loseNextAnswer();
    expect(await me.editor[kind]()).toBe(false);
    expect(me.editor.getState()).toMatchObject({ dirty: true, failure: { kind: 'unreachable' } });
    me.type('missionText', mine);
    expect(await me.write('save')).toEqual([]);
    expect(await me.write('publish')).toEqual([]);
    expect(me.editor.getState().dirty).toBe(false);
    expect(await published()).toEqual({ ...all(before), visionText: mine, missionText: mine });
  },
);

test('the same text of a colleague is theirs, not a lost answer of mine', async () => {
  const me = await open();
  const colleague = await open();
  me.type('visionText', mine);
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await me.editor.save()).toBe(false);
  colleague.type('visionText', mine);
  await colleague.write('save');
  expect(await me.editor.save()).toBe(false);
  expect(me.editor.getState().conflict?.theirs).toMatchObject({ what: 'draft' });
});

test('a publication that was repeated after a lost answer is one version', async () => {
  const me = await open();
  const { version } = me.editor.getState().live ?? { version: 0 };
  me.type('visionText', mine);
  loseNextAnswer();
  expect(await me.editor.publish()).toBe(false);
  expect(await me.editor.publish()).toBe(true);
  expect(me.editor.getState().live?.version).toBe(version + 1);
});

test('only a save that somebody asked for ends the undo of deletions', async () => {
  const me = await open();
  me.type('visionText', mine);
  me.editor.saveWhenOnline();
  await vi.waitFor(() => expect(me.editor.getState().draftVersion).toBeGreaterThan(0));
  expect(me.editor.getState().saves).toBe(0);
  me.type('visionText', before);
  await me.write('publish');
  expect(me.editor.getState().saves).toBe(1);
});

test('content that visitors would not see is not published', async () => {
  const me = await open();
  me.type('visionText', '');
  expect(await me.editor.publish()).toBe(false);
  expect(me.editor.getState()).toMatchObject({ failure: { kind: 'incomplete' }, failed: 'live' });
  expect(await published()).toEqual(all(before));
  expect(await me.editor.save()).toBe(true);
  expect(await me.editor.discard(me.replace)).toBe('live');
});

test('what the form shows after discarding is said as it is', async () => {
  const me = await open();
  me.type('visionText', mine);
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('save');
  // Nothing of mine was ever saved: the draft that is there is theirs.
  expect(await me.editor.discard(me.replace)).toBe('draft');
  expect(me.texts().missionText).toBe(drafted);
  expect(await me.editor.discard(me.replace)).toBe('live');
  expect(me.texts()).toEqual(all(before));
});

test('a version that was removed in SQL locks no editor', async () => {
  const author = await open();
  author.type('visionText', drafted);
  await author.write('save');
  const { draft } = await readStoredSection(section);
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    const url = String(request[0] instanceof Request ? request[0].url : request[0]);
    const isBase = url.includes('revisions') && url.includes('select=content');
    return isBase ? Promise.resolve(Response.json([])) : send(...request);
  });
  const colleague = await open();
  colleague.type('missionText', drafted);
  // Published past the draft, so that its base is an earlier version.
  const supabase = await loadSupabase();
  await supabase
    .rpc('publish_section', {
      section,
      content: contentOf(all(before)),
      expected_version: draft?.baseVersion ?? 0,
    })
    .throwOnError();
  const me = await open();
  expect(me.texts().visionText).toBe(drafted);
  // Without the text that both began with, each difference is asked about.
  expect(await me.write('publish')).toEqual(['vision/text']);
});

// A fixed seed: failures are reproducible.
function dice(seed: number) {
  let state = seed * 7_919 + 1;
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

test.each([1, 2, 3, 4, 5, 6])(
  'two people who edit, save and publish in any order lose nothing and are asked nothing (%i)',
  async (seed) => {
    const roll = dice(seed);
    const people = [
      { own: ['visionSummary', 'visionText'] as const, form: await open() },
      { own: ['missionSummary', 'missionText'] as const, form: await open() },
    ];
    const latest = all(before);
    for (let step = 0; step < 14; step += 1) {
      const person = people[roll(2)];
      if (!person) continue;
      const what = roll(7);
      const field = person.own[roll(2)] ?? person.own[0];
      if (what < 3) {
        // One of three texts: often one that has been there before.
        const text = [before, drafted, mine][roll(3)] ?? before;
        if (person.form.texts()[field] === text) continue;
        person.form.type(field, text);
        latest[field] = text;
      } else if (what < 6) {
        expect(await person.form.write(what < 5 ? 'save' : 'publish')).toEqual([]);
      } else {
        for (const each of people) if (!each.form.editor.getState().dirty) each.form = await open();
      }
    }
    for (const { form } of people) expect(await form.write('publish')).toEqual([]);
    expect(await published()).toEqual(latest);
  },
);
