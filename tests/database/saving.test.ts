import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readSection } from '@/admin/data/entries';
import { failureOf } from '@/admin/saving/state';
import {
  all,
  answer,
  before,
  colleague,
  drafted,
  mine,
  newestKinds,
  open,
  openAndType,
  published,
  section,
  signInBrowser,
  startAfresh,
  textsWith,
} from './support/open-form.ts';

beforeAll(() => signInBrowser());
beforeEach(startAfresh);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('of two who publish different fields at the same moment, both get theirs', async () => {
  const me = await open();
  const other = await open();
  me.type({ visionText: mine });
  other.type({ missionText: drafted });
  expect(await Promise.all([me.write('publish'), other.write('publish')])).toEqual([[], []]);
  expect(await published()).toEqual(textsWith({ visionText: mine, missionText: drafted }));
  expect(await newestKinds(3)).toEqual(['published', 'published', 'published']);
});

test.each([true, false])(
  'a save that fails is tried again while its form is open (%s)',
  async (isOpen) => {
    const me = await openAndType();
    vi.stubGlobal('navigator', { onLine: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise, reject } = Promise.withResolvers<Response>();
    const asked = answer('/rpc/write_entry', () => promise);
    const saving = me.save();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    if (!isOpen) me.openForm.close();
    reject(new TypeError('Failed to fetch'));
    expect(await saving).toBe(isOpen ? 'unanswered' : 'refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length > 1).toBe(isOpen);
    me.openForm.close();
  },
);

test('a conflict that nothing explains is a failure, and not asked about for ever', async () => {
  const me = await openAndType();
  const asked = answer('/rpc/write_entry', () =>
    Response.json({ code: 'PT409', message: 'Too late.' }, { status: 409 }),
  );
  expect(await me.send('publish')).toBe('refused');
  expect(asked).toHaveLength(1);
  expect(me.state()).toMatchObject({
    text: 'only here',
    last: { of: 'publish', is: 'refused', failure: { kind: 'conflict' } },
  });
});

test('what cannot be set aside is not replaced, and a draft that cannot be discarded stays', async () => {
  const me = await openAndType();
  await me.write('save');
  me.type({ missionText: mine });
  answer('/rpc/write_entry', () => Response.json({ code: 'PGRST003' }, { status: 504 }));
  expect(await me.discard()).toBe('refused');
  expect(me.texts()).toEqual(textsWith({ visionText: mine, missionText: mine }));
  vi.restoreAllMocks();
  expect((await readSection(section)).head?.kind).toBe('draft');
  await me.discard();
  expect(me.texts()).toEqual(all(before));
  expect(await newestKinds(2)).toEqual(['discarded', 'aside']);
});

test('a session that has ended saves nothing before it is there again, and then what was typed', async () => {
  const me = await open();
  me.setSignedIn(false);
  me.type({ visionText: mine });
  expect(await me.save()).toBe('refused');
  me.type({ missionText: mine });
  me.setSignedIn(true);
  await vi.waitFor(() => expect(me.state().text).toBe('stored'));
  expect(await newestKinds(2)).toEqual(['draft', 'published']);
  me.type({ visionText: 'Still typing.' });
  me.setSignedIn(true);
  expect(me.state()).toMatchObject({ run: null, text: 'only here' });
});

test('a conflict that the session ended on asks for no sign-in once that is there again', async () => {
  const me = await open();
  await colleague('save', { visionText: drafted });
  me.type({ visionText: mine });
  expect(await me.save()).toBe('conflict');
  me.compare();
  me.setSignedIn(false);
  expect(await me.showNewest()).toBe('refused');
  expect(failureOf(me.state())?.kind).toBe('signed-out');
  me.setSignedIn(true);
  expect(me.state().question?.is).toBe('conflict');
  expect(failureOf(me.state())).toBeNull();
});
