import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readSection } from '@/admin/data/entries';
import { failureOf } from '@/admin/saving/form-state';
import { discard, showHead } from '@/admin/saving/replacing';
import { save, setSignedIn } from '@/admin/saving/sending';
import {
  all,
  answer,
  before,
  drafted,
  mine,
  newestKinds,
  open,
  published,
  section,
  signInBrowser,
  startAfresh,
} from './support/open-form.ts';

beforeAll(signInBrowser);
beforeEach(startAfresh);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('of two who publish different fields at the same moment, both get theirs', async () => {
  const me = await open();
  const colleague = await open();
  me.type('visionText', mine);
  colleague.type('missionText', drafted);
  expect(await Promise.all([me.write('publish'), colleague.write('publish')])).toEqual([[], []]);
  expect(await published()).toEqual({ ...all(before), visionText: mine, missionText: drafted });
  expect(await newestKinds(3)).toEqual(['published', 'published', 'published']);
});

test.each([true, false])(
  'a save that fails is tried again while its form is open (%s)',
  async (isOpen) => {
    const me = await open();
    me.type('visionText', mine);
    vi.stubGlobal('navigator', { onLine: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise, reject } = Promise.withResolvers<Response>();
    const asked = answer('/rpc/write_entry', () => promise);
    const saving = save(me.openForm);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    if (!isOpen) me.openForm.close();
    reject(new TypeError('Failed to fetch'));
    expect(await saving).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.length > 1).toBe(isOpen);
    me.openForm.close();
  },
);

test('a conflict that nothing explains is a failure, and not asked about for ever', async () => {
  const me = await open();
  me.type('visionText', mine);
  const asked = answer('/rpc/write_entry', () =>
    Response.json({ code: 'PT409', message: 'Too late.' }, { status: 409 }),
  );
  expect(await me.send('publish')).toBe(false);
  expect(asked).toHaveLength(1);
  expect(me.openForm.getState()).toMatchObject({
    unsaved: 'only here',
    status: { is: 'failed', kind: 'published', failure: { kind: 'conflict' } },
  });
});

test('what cannot be set aside is not replaced, and a draft that cannot be discarded stays', async () => {
  const me = await open();
  me.type('visionText', mine);
  await me.write('save');
  me.type('missionText', mine);
  answer('/rpc/write_entry', () => Response.json({ code: 'PGRST003' }, { status: 504 }));
  expect(await discard(me.openForm)).toBe(false);
  expect(me.texts()).toEqual({ ...all(before), visionText: mine, missionText: mine });
  expect(me.openForm.getState().unsaved).not.toBeNull();
  vi.restoreAllMocks();
  expect((await readSection(section)).head?.kind).toBe('draft');
  await discard(me.openForm);
  expect(me.texts()).toEqual(all(before));
  expect(await newestKinds(2)).toEqual(['discarded', 'aside']);
});

test('a session that has ended saves nothing before it is there again, and then what was typed', async () => {
  const me = await open();
  setSignedIn(me.openForm, false);
  me.type('visionText', drafted);
  me.openForm.recordDeletion({ id: 'added' });
  me.type('visionText', mine);
  expect(await save(me.openForm)).toBe(false);
  const { head } = await readSection(section);
  setSignedIn(me.openForm, true);
  await vi.waitFor(() => expect(me.openForm.getState().deletions.size).toBe(0));
  expect((await readSection(section)).head?.id).toBeGreaterThan(head?.id ?? 0);
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
  me.type('visionText', 'Still typing.');
  setSignedIn(me.openForm, true);
  expect(me.openForm.getState()).toMatchObject({ status: { is: 'idle' }, unsaved: 'typed' });
});

test('a conflict that the session ended on asks for no sign-in once that is there again', async () => {
  const me = await open();
  const colleague = await open();
  colleague.type('visionText', drafted);
  await colleague.write('save');
  me.type('visionText', mine);
  expect(await save(me.openForm)).toBe(false);
  setSignedIn(me.openForm, false);
  expect(await showHead(me.openForm)).toBe(false);
  expect(failureOf(me.openForm.getState())?.kind).toBe('signed-out');
  setSignedIn(me.openForm, true);
  expect(me.openForm.getState().status).toMatchObject({ is: 'conflict', isOpen: true });
  expect(failureOf(me.openForm.getState())).toBeNull();
});

test('what was typed in a deleted item is unsaved until the history has it, where this browser keeps no copy', async () => {
  const me = await open();
  const item = { id: 'added' };
  me.type('visionText', mine);
  me.openForm.recordDeletion(item);
  me.type('visionText', before);
  me.openForm.flush();
  expect(me.openForm.getState().unsaved).toBe('only here');
  answer('/rpc/write_entry', () => Response.json({}, { status: 500 }));
  expect(await save(me.openForm)).toBe(false);
  expect(me.openForm.getState().unsaved).toBe('only here');
  vi.restoreAllMocks();
  expect(await save(me.openForm)).toBe(true);
  expect(me.openForm.getState().unsaved).toBeNull();
  expect(await newestKinds(1)).toEqual(['aside']);
});

test('a session that ends between a save and the setting aside of a deleted item asks for a sign-in', async () => {
  const me = await open();
  me.type('visionText', mine);
  me.openForm.recordDeletion({ id: 'added' });
  me.type('visionText', 'Without the item.');
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) =>
    String(request[1]?.body).includes('"aside"')
      ? Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })
      : send(...request),
  );
  await save(me.openForm);
  expect(me.openForm.getState()).toMatchObject({
    head: { kind: 'draft' },
    status: { is: 'failed', failure: { kind: 'signed-out' } },
  });
  vi.restoreAllMocks();
  setSignedIn(me.openForm, true);
  await vi.waitFor(() => expect(me.openForm.getState().deletions.size).toBe(0));
  expect(me.openForm.getState().status.is).toBe('idle');
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
});
