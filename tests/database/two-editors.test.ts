import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readSection, storedSectionQuery } from '@/admin/data/entries';
import { failureOf, openConflict } from '@/admin/saving/form-state';
import { archiveBackup, discard, mergeIn, restore, showHead } from '@/admin/saving/replacing';
import { openSheet, publish, resume, save, setSignedIn } from '@/admin/saving/sending';
import { clearToasts, toastStore } from '@/components/ui/toast-store';
import { runSql } from './support/accounts.ts';
import {
  all,
  answer,
  before,
  contentOf,
  drafted,
  loseAnswers,
  mine,
  newestEntry,
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
  clearToasts();
  vi.restoreAllMocks();
});

async function openOnDraft() {
  const author = await open();
  author.type('visionSummary', drafted);
  await author.write('save');
  return { author, me: await open() };
}

/** Until the returned function is called, requests whose address contains `part` are not sent. */
function holdRequests(part: string) {
  const send = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  const held: string[] = [];
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (String(request[0]).includes(part)) {
      held.push(part);
      await promise;
    }
    return send(...request);
  });
  const end = () => {
    spy.mockRestore();
    resolve();
  };
  return Object.assign(end, { held });
}

const told = () => toastStore.get().at(-1)?.description;

const toasts = () => toastStore.get().map(({ title }) => title);

test('an edit of mine is kept when a colleague publishes the draft that my form began with', async () => {
  const { author, me } = await openOnDraft();
  // My edit restores the published text. It is a change of the draft on which my form builds, so it must not get lost.
  me.type('visionSummary', before);
  await author.write('publish');
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual(all(before));
});

test('a publication that a colleague’s draft forestalls is not said to be one', async () => {
  const { author, me } = await openOnDraft();
  expect(await openSheet(me.openForm)).toBe(true);
  author.type('missionText', mine);
  await author.write('save');
  expect(await publish(me.openForm)).toBe(false);
  expect(toasts()).toEqual(['Not published: the newest text is in the form']);
  expect(told()).toMatch(/saved a draft at \d\d:\d\d\. Look through it before you publish\.$/);
  await author.write('publish');
  expect(await openSheet(me.openForm)).toBe(false);
  expect(told()).toMatch(/published at \d\d:\d\d\.$/);
});

test('nobody is asked about a field that they never touched', async () => {
  const { author, me } = await openOnDraft();
  me.type('missionSummary', mine);
  author.type('visionSummary', 'As drafted, and better.');
  await author.write('publish');
  expect(await me.write('save')).toEqual([]);
  expect(me.texts()).toEqual({
    ...all(before),
    visionSummary: 'As drafted, and better.',
    missionSummary: mine,
  });
});

test('the same holds when the colleague has saved the draft again before, or somebody after', async () => {
  const { author, me } = await openOnDraft();
  me.type('visionSummary', before);
  author.type('missionText', drafted);
  await author.write('save');
  await author.write('publish');
  const third = await open();
  third.type('visionText', drafted);
  await third.write('publish');
  expect(await me.write('save')).toEqual([]);
  expect(me.texts()).toEqual({ ...all(before), missionText: drafted, visionText: drafted });
});

test('a conflict knows of each entry since the form’s base', async () => {
  const { author, me } = await openOnDraft();
  await discard(author.openForm);
  author.type('visionText', 'Something else.');
  await author.write('save');
  me.type('missionText', mine);
  expect(await save(me.openForm)).toBe(false);
  const discarded = { kind: 'discarded', author_name: expect.any(String) };
  expect(me.openForm.getState().status).toMatchObject({
    is: 'conflict',
    theirs: { kind: 'draft' },
    earlier: [discarded],
  });
});

test('a draft that a colleague discards does not come back with what was typed on it', async () => {
  const { author, me } = await openOnDraft();
  await discard(author.openForm);
  expect(author.texts()).toEqual(all(before));
  me.type('missionText', mine);
  expect(await save(me.openForm)).toBe(false);
  expect(me.openForm.getState().status).toMatchObject({
    is: 'conflict',
    theirs: { kind: 'discarded' },
  });
  expect(await me.write('save')).toEqual([]);
  expect(me.texts()).toEqual({ ...all(before), missionText: mine });
});

test('what was typed in a discarded text itself is asked about', async () => {
  const { author, me } = await openOnDraft();
  await discard(author.openForm);
  me.type('visionSummary', mine);
  expect(await me.write('publish')).toEqual(['vision/summary']);
  expect(await published()).toEqual({ ...all(before), visionSummary: mine });
});

test('what was published after a draft was discarded is merged with what was typed on the draft', async () => {
  const { me } = await openOnDraft();
  me.type('missionSummary', mine);
  await me.write('save');
  const colleague = await open();
  await discard(colleague.openForm);
  colleague.type('visionText', 'Something else.');
  await colleague.write('publish');
  me.type('missionText', mine);
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual({
    ...all(before),
    visionText: 'Something else.',
    missionText: mine,
  });
});

test.each(['save', 'publish'] as const)(
  'a write whose answer is lost is unknown, and sent again with its id until there is one, also after typing on (%s)',
  async (kind) => {
    const me = await open();
    me.type('visionText', mine);
    const { ids, end } = loseAnswers();
    const sent = me.send(kind);
    const status = () => me.openForm.getState().status;
    await vi.waitFor(() => expect(status()).toMatchObject({ is: 'unknown', isLost: true }));
    expect(await newestKinds(1)).toEqual([kind === 'save' ? 'draft' : 'published']);
    me.type('missionText', mine);
    resume(me.openForm);
    await vi.waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
    end();
    resume(me.openForm);
    expect(await sent).toBe(kind === 'publish');
    await vi.waitFor(() => expect(me.openForm.getState()).toMatchObject({ unsaved: null }));
    expect(await newestKinds(2)).toEqual(['draft', kind === 'save' ? 'draft' : 'published']);
    expect(await me.write('publish')).toEqual([]);
    expect(await published()).toEqual({ ...all(before), visionText: mine, missionText: mine });
  },
);

test('a write that never arrived is told from one whose answer was lost', async () => {
  const me = await open();
  const colleague = await open();
  me.type('visionText', mine);
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await save(me.openForm)).toBe(false);
  colleague.type('visionText', mine);
  await colleague.write('save');
  resume(me.openForm);
  await vi.waitFor(() =>
    expect(me.openForm.getState().status).toMatchObject({
      is: 'conflict',
      theirs: { kind: 'draft' },
      isOpen: false,
    }),
  );
});

test('a publication whose answer was lost is not called published once a colleague has published after it', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  const sent = me.send('publish');
  await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('unknown'));
  end();
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('publish');
  resume(me.openForm);
  expect(await sent).toBe(true);
  const { base, head, published: visible, unsaved } = me.openForm.getState();
  expect(unsaved).toBeNull();
  expect(head?.id).toBe(colleague.openForm.getState().base?.id);
  expect(visible?.id).toBe(head?.id);
  expect(base?.id).toBeLessThan(head?.id ?? 0);
  expect(await openSheet(me.openForm)).toBe(false);
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual({ ...all(before), visionText: mine, missionText: drafted });
});

test('a discarding whose answer is lost is its own', async () => {
  const { me } = await openOnDraft();
  const { end } = loseAnswers();
  const discarding = discard(me.openForm);
  await vi.waitFor(() =>
    expect(me.openForm.getState().status).toMatchObject({ is: 'unknown', kind: 'discarded' }),
  );
  end();
  resume(me.openForm);
  await discarding;
  expect(told()).toBe('The form shows what was published last.');
  expect(me.texts()).toEqual(all(before));
  const { base, head } = me.openForm.getState();
  expect(base).toMatchObject({ kind: 'discarded', id: head?.id });
  expect((await newestKinds(2)).filter((kind) => kind === 'discarded')).toHaveLength(1);
});

test('a discarding after whose lost answer a colleague has published shows what that is', async () => {
  const { me } = await openOnDraft();
  const { end } = loseAnswers();
  const discarding = discard(me.openForm);
  await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('unknown'));
  end();
  const colleague = await open();
  colleague.type('visionText', 'Something else.');
  await colleague.write('publish');
  resume(me.openForm);
  expect(await discarding).toBe(true);
  expect(toasts()).toEqual(['The newest text is in the form']);
  expect(me.texts()).toEqual({ ...all(before), visionText: 'Something else.' });
});

test('a discarding that a colleague’s save overtakes discards nothing, and says so', async () => {
  const { author, me } = await openOnDraft();
  answer('/rpc/write_entry', () => Promise.reject(new TypeError('Failed to fetch')));
  const discarding = discard(me.openForm);
  await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('unknown'));
  vi.restoreAllMocks();
  author.type('missionText', mine);
  await author.write('save');
  resume(me.openForm);
  expect(await discarding).toBe(false);
  expect(toasts()).toEqual(['Nothing was discarded']);
  // The status line and the news of colleagues are about the newest entry.
  expect(me.openForm.getState().head?.id).toBe(author.openForm.baseId);
  expect(me.texts().visionSummary).toBe(drafted);
  expect(await newestKinds(1)).toEqual(['draft']);
});

test('a form that is closed says nothing: somebody else may have signed in', async () => {
  const { me } = await openOnDraft();
  loseAnswers();
  const discarding = discard(me.openForm);
  await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('unknown'));
  me.openForm.close();
  expect(await discarding).toBe(false);
  expect(toasts()).toEqual([]);
});

test('what is typed while typing of before waits behind a write without an answer stays', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  const saving = me.send('save');
  const backup = { key: '', content: contentOf({ ...all(before), visionSummary: drafted }) };
  const unused = { base: undefined, parent: null, lost: [], at: 0 };
  const merged = mergeIn(me.openForm, { ...backup, ...unused }, contentOf(all(before)), {});
  expect(await saving).toBe(false);
  me.type('missionText', mine);
  end();
  resume(me.openForm);
  await merged;
  expect(me.texts()).toEqual({
    visionSummary: drafted,
    visionText: mine,
    missionSummary: before,
    missionText: mine,
  });
});

test('typing of before is still offered where its field was typed in meanwhile', async () => {
  const me = await open();
  me.type('missionText', mine);
  const { end } = loseAnswers();
  const saving = me.send('save');
  const content = contentOf({ ...all(before), visionText: drafted });
  const base = contentOf(all(before));
  const backup = { key: '', content, base, parent: null, lost: [], at: 0 };
  me.openForm.set({ backups: [backup] });
  const merging = mergeIn(me.openForm, backup, base, {});
  expect(await saving).toBe(false);
  me.type('visionText', mine);
  end();
  resume(me.openForm);
  expect(await merging).toBe(false);
  expect(me.texts().visionText).toBe(mine);
  expect(me.openForm.getState().backups).toEqual([backup]);
});

test.each<[string, (me: Me) => Promise<boolean>]>([
  ['discarding', ({ openForm }) => discard(openForm)],
  ['restoring', ({ openForm }) => restore(openForm, contentOf(all(drafted)))],
])(
  'what is typed while %s waits behind a save without an answer is not replaced',
  async (_, act) => {
    const me = await open();
    me.type('visionText', mine);
    const { end } = loseAnswers();
    const saving = save(me.openForm);
    const acting = act(me);
    expect(await saving).toBe(false);
    me.type('visionText', 'Typed on.');
    end();
    resume(me.openForm);
    expect(await acting).toBe(false);
    expect(me.texts().visionText).toBe('Typed on.');
  },
);

test('a publication that waits behind a draft without an answer is made once, or not at all', async () => {
  const me = await open();
  me.type('visionText', mine);
  expect(await openSheet(me.openForm)).toBe(true);
  const untilUnknown = () =>
    vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('unknown'));
  const first = loseAnswers();
  resume(me.openForm);
  await untilUnknown();
  const pressedTwice = [publish(me.openForm), publish(me.openForm)];
  first.end();
  resume(me.openForm);
  expect(await Promise.all(pressedTwice)).toEqual([true, false]);
  expect(me.openForm.getState().status).toEqual({ is: 'idle' });
  expect((await published()).visionText).toBe(mine);

  me.type('visionText', drafted);
  expect(await openSheet(me.openForm)).toBe(true);
  const second = loseAnswers();
  resume(me.openForm);
  await untilUnknown();
  const pressed = publish(me.openForm);
  me.openForm.closeSheet();
  second.end();
  resume(me.openForm);
  expect(await pressed).toBe(false);
  expect(me.openForm.getState().status).toEqual({ is: 'idle' });
  expect((await published()).visionText).toBe(mine);
});

test('in a conflict, an upload that has not ended is said where the choice was pressed', async () => {
  const me = await open();
  const upload = Promise.withResolvers<boolean>();
  me.openForm.trackUpload(upload.promise);
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('save');
  me.type('visionText', mine);
  expect(await save(me.openForm)).toBe(false);
  const conflict = openConflict(me.openForm.getState());
  expect(conflict).not.toBeNull();
  expect(await showHead(me.openForm)).toBe(false);
  const failure = { message: 'An earlier change or upload had not ended.' };
  expect(openConflict(me.openForm.getState())).toMatchObject({ failure });
  expect(toasts()).toEqual([]);
  upload.resolve(true);
});

test('one’s own save whose answer was lost is no conflict, also where the role was lost meanwhile', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  expect(await save(me.openForm)).toBe(false);
  end();
  await withoutRole(async () => {
    expect(await save(me.openForm)).toBe(false);
  });
  me.type('missionText', mine);
  expect(await save(me.openForm)).toBe(true);
});

test('a refusal by the database proves that earlier attempts without an answer were not saved', async () => {
  const me = await open();
  me.type('visionText', 'x'.repeat(210_000));
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await save(me.openForm)).toBe(false);
  resume(me.openForm);
  await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('failed'));
  const message = 'This section is too long: shorten it.';
  expect(failureOf(me.openForm.getState())).toMatchObject({ message, isLost: false });
  me.type('visionText', before);
  me.openForm.flush();
  expect(me.openForm.getState().unsaved).toBeNull();
});

test('a deleted item that no entry has is set aside before its undo goes', async () => {
  const me = await open();
  me.type('visionText', mine);
  // This section has no list, so its texts stand for a deleted item.
  const item = me.texts();
  me.openForm.recordDeletion(item);
  me.type('visionText', before);
  me.type('missionText', mine);
  expect(await save(me.openForm)).toBe(true);
  expect(me.openForm.getState().deletions.size).toBe(0);
  expect(await newestKinds(3)).toEqual(['aside', 'draft', 'published']);
  me.openForm.recordDeletion(item);
  me.openForm.forgetDeletion(item);
  expect(await save(me.openForm)).toBe(true);
  expect(await newestKinds(1)).toEqual(['aside']);
});

test('a deleted item is set aside before a colleague’s text takes its undo away', async () => {
  const me = await open();
  me.type('visionText', mine);
  me.openForm.recordDeletion(me.texts());
  me.type('visionText', before);
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('save');
  expect(await openSheet(me.openForm)).toBe(false);
  expect(me.texts().missionText).toBe(drafted);
  expect(me.openForm.getState().deletions.size).toBe(0);
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
});

test('a deletion made while an earlier save has no answer yet stays undoable', async () => {
  const me = await open();
  me.type('visionText', mine);
  const item = me.texts();
  const saved = save(me.openForm);
  me.openForm.recordDeletion(item);
  me.type('visionText', drafted);
  expect(await saved).toBe(true);
  expect([...me.openForm.getState().deletions.keys()]).toEqual([item]);
  expect(await newestKinds(1)).toEqual(['draft']);
  expect(await save(me.openForm)).toBe(true);
  expect(me.openForm.getState().deletions.size).toBe(0);
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
});

test('a deletion that is undone while a save runs is not in the history', async () => {
  const me = await open();
  const item = me.texts();
  me.type('visionText', mine);
  me.openForm.recordDeletion(item);
  me.type('visionText', drafted);
  const saved = save(me.openForm);
  me.openForm.forgetDeletion(item);
  expect(await saved).toBe(true);
  expect(await newestKinds(1)).toEqual(['draft']);
});

test('an upload is a change until its picture is in the form', async () => {
  const me = await open();
  let end = (_: boolean) => {};
  me.openForm.trackUpload(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  me.type('missionText', mine);
  const saved = save(me.openForm);
  expect(me.openForm.getState().uploads).toHaveLength(1);
  await vi.waitFor(() => expect(me.openForm.getState().unsaved).toBeNull());
  me.type('visionText', mine);
  end(true);
  expect(await saved).toBe(true);
  expect(await newestKinds(2)).toEqual(['draft', 'draft']);
  expect(me.openForm.getState()).toMatchObject({
    status: { is: 'idle' },
    uploads: [],
    head: { kind: 'draft' },
  });
});

test('a save during an upload saves the picture, too, when its first write was repeated', async () => {
  const me = await open();
  const upload = Promise.withResolvers<boolean>();
  me.openForm.trackUpload(upload.promise);
  me.type('missionText', mine);
  const { end } = loseAnswers();
  expect(await save(me.openForm)).toBe(false);
  end();
  resume(me.openForm);
  await vi.waitFor(() => expect(me.openForm.getState().unsaved).toBeNull());
  // This section has no picture, so a text stands for it.
  me.type('visionText', mine);
  upload.resolve(true);
  await vi.waitFor(() => expect(me.openForm.getState().unsaved).toBeNull());
  expect(await newestKinds(3)).toEqual(['draft', 'draft', 'published']);
});

test('a colleague who publishes the draft that my form began with is no conflict', async () => {
  const { author, me } = await openOnDraft();
  me.type('missionText', mine);
  expect(await openSheet(me.openForm)).toBe(true);
  await author.write('publish');
  expect(await publish(me.openForm)).toBe(true);
  expect(await published()).toEqual({ ...all(before), visionSummary: drafted, missionText: mine });
  author.type('visionText', drafted);
  expect(await author.write('save')).toEqual([]);
  const third = await open();
  await author.write('publish');
  third.type('missionText', drafted);
  expect(await save(third.openForm)).toBe(true);
});

test('the publish sheet is drawn from what is on the website at that moment', async () => {
  const { author, me } = await openOnDraft();
  await author.write('publish');
  expect(me.openForm.getState().published?.visibleContent).toEqual(contentOf(all(before)));
  expect(await openSheet(me.openForm)).toBe(false);
  expect(me.openForm.getState().published?.visibleContent).toEqual(
    contentOf({ ...all(before), visionSummary: drafted }),
  );
});

test('nothing is published past a newer draft of a colleague', async () => {
  const me = await open();
  const colleague = await open();
  me.type('visionText', mine);
  expect(await openSheet(me.openForm)).toBe(true);
  colleague.type('missionText', drafted);
  await colleague.write('save');
  expect(await publish(me.openForm)).toBe(false);
  expect(me.openForm.getState().sheetContent).toBeNull();
  expect(me.openForm.getState().status).toMatchObject({
    is: 'conflict',
    kind: 'published',
    theirs: { kind: 'draft' },
  });
  expect(await published()).toEqual(all(before));
});

test('neither a shortcut nor a repeated save takes the question away that a conflict asks', async () => {
  const me = await open();
  const colleague = await open();
  colleague.type('visionText', drafted);
  await colleague.write('save');
  me.type('visionText', mine);
  expect(await me.send('publish')).toBe(false);
  const { status } = me.openForm.getState();
  expect(status).toMatchObject({ is: 'conflict', kind: 'published' });
  expect(await save(me.openForm)).toBe(false);
  expect(me.openForm.getState().status).toBe(status);
});

test('nothing opens over somebody who has typed since they asked for it, until they ask again', async () => {
  const me = await open();
  const colleague = await open();
  const state = me.openForm.getState;
  me.type('visionText', mine);
  const opening = openSheet(me.openForm);
  me.openForm.countInput();
  expect(await opening).toBe(false);
  expect(toasts()).toContain('Press Publish… again when you are ready.');
  expect(state()).toMatchObject({ sheetContent: null, unsaved: 'only here' });
  colleague.type('visionText', drafted);
  await colleague.write('save');
  const saving = save(me.openForm);
  me.openForm.countInput();
  expect(await saving).toBe(false);
  expect(state().status).toMatchObject({ is: 'conflict', isOpen: false });
  expect(await save(me.openForm)).toBe(false);
  expect(state().status).toMatchObject({ is: 'conflict', isOpen: true });
});

test('a double click on Publish… opens the sheet, and nothing asks for another press', async () => {
  const me = await open();
  me.type('visionText', mine);
  const first = openSheet(me.openForm);
  me.openForm.countInput();
  expect(await Promise.all([first, openSheet(me.openForm)])).toEqual([false, true]);
  expect(me.openForm.getState().sheetContent).not.toBeNull();
  expect(toasts()).toEqual([]);
});

test('a list of problems that comes late does not come over somebody who types', async () => {
  const me = await open(async () => false);
  const upload = Promise.withResolvers<boolean>();
  me.openForm.trackUpload(upload.promise);
  const opening = openSheet(me.openForm);
  me.openForm.countInput();
  me.openForm.say('success', 'Uploaded');
  upload.resolve(true);
  expect(await opening).toBe(false);
  expect(toasts()).toContain('Uploaded');
  expect(toasts()).toContain('Press Publish… again when you are ready.');
  expect(me.openForm.getState().failedChecks).toBe(0);
  expect(await openSheet(me.openForm)).toBe(false);
  expect(me.openForm.getState().failedChecks).toBe(1);
});

test('a publish sheet that was asked for without a connection stays closed when it is back', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  const saving = me.send('save');
  const opening = openSheet(me.openForm);
  expect(await saving).toBe(false);
  clearToasts();
  expect(await openSheet(me.openForm)).toBe(false);
  expect(toasts()).toEqual([
    'Publishing waits for the connection or an earlier answer. Press Publish… again in a moment.',
  ]);
  end();
  resume(me.openForm);
  expect(await opening).toBe(false);
  expect(toasts()).toContain('Press Publish… again when you are ready.');
  expect(me.openForm.getState().sheetContent).toBeNull();
});

test('text that leaves the form is set aside in the history first, not discarded', async () => {
  const me = await open();
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('save');
  me.type('visionText', mine);
  expect(await save(me.openForm)).toBe(false);
  await showHead(me.openForm);
  expect(me.texts()).toEqual({ ...all(before), missionText: drafted });
  expect(me.openForm.getState().status).toEqual({ is: 'idle' });
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
  await showHead(me.openForm);
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
});

test('typing of an earlier visit has in the history the parent that it was typed on, not what a colleague has published since', async () => {
  const earlier = await open();
  const parent = earlier.openForm.getState().base?.id ?? null;
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('publish');
  const me = await open();
  const content = contentOf({ ...all(before), visionText: mine });
  const backup = { key: '', content, base: contentOf(all(before)), parent, lost: [], at: 0 };
  await archiveBackup(me.openForm, backup);
  expect(await newestEntry()).toMatchObject({ kind: 'aside', parent });
});

type Me = Awaited<ReturnType<typeof open>>;

test.each<[string, (me: Me) => Promise<unknown>]>([
  ['discarding', ({ openForm }) => discard(openForm)],
  ['restoring', ({ openForm }) => restore(openForm, contentOf(all(drafted)))],
  ['keeping theirs', ({ openForm }) => showHead(openForm)],
  [
    'bringing back',
    ({ openForm }) => {
      const content = contentOf({ ...all(before), visionText: drafted });
      const [base, parent] = [openForm.baseContent, openForm.baseId];
      const backup = { key: '', content, base, parent, lost: [], at: 0 };
      return mergeIn(openForm, backup, base, { 'vision/text': 'theirs' });
    },
  ],
])(
  'a text whose setting aside has no answer is sent again with its id until there is one; what is typed meanwhile is not replaced (%s)',
  async (_, act) => {
    const me = await open();
    me.type('visionText', mine);
    const { ids, end } = loseAnswers();
    const acting = act(me);
    const status = () => me.openForm.getState().status;
    await vi.waitFor(() => expect(status()).toMatchObject({ is: 'unknown', kind: 'aside' }));
    me.type('visionText', 'Typed on.');
    resume(me.openForm);
    await vi.waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
    end();
    resume(me.openForm);
    expect(await acting).toBe(false);
    expect(told()).toBe('The text in the form has changed since, and stays.');
    expect(me.texts().visionText).toBe('Typed on.');
    // The form is saved by itself, now that there is an answer.
    await vi.waitFor(() => expect(me.openForm.getState().unsaved).toBeNull());
    expect(await newestKinds(3)).toEqual(['draft', 'aside', 'published']);
  },
);

test('a version is restored over the newest entry, unless a colleague has written one that was not seen', async () => {
  const { author, me } = await openOnDraft();
  const { head } = me.openForm.getState();
  author.type('missionText', mine);
  await author.write('publish');
  expect(await restore(me.openForm, head?.content, head)).toBe(false);
  expect(toasts()).toEqual(['Nothing was restored']);
  expect(told()).toMatch(/published at \d\d:\d\d\. Look at the history again\.$/);
  expect(await restore(me.openForm, head?.content)).toBe(true);
  expect(me.openForm.getState().unsaved).not.toBeNull();
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual({ ...all(before), visionSummary: drafted });
});

test('a version is restored over one’s own save that was under way when it was chosen', async () => {
  const me = await open();
  const { head } = me.openForm.getState();
  me.type('visionText', mine);
  const saved = save(me.openForm);
  expect(await restore(me.openForm, contentOf(all(drafted)), head)).toBe(true);
  expect(await saved).toBe(true);
  expect(me.texts()).toEqual(all(drafted));
  expect(await newestKinds(1)).toEqual(['draft']);
});

test('a form that is opened while the earlier one’s saves are under way begins with what they save', async () => {
  const me = await open();
  me.type('visionText', mine);
  const end = holdRequests('/rpc/write_entry');
  const saved = save(me.openForm);
  await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('saving'));
  me.type('missionText', mine);
  const savedNext = save(me.openForm);
  me.openForm.close();
  const opening = new QueryClient().fetchQuery(storedSectionQuery(section));
  const isOpened = vi.fn();
  void opening.then(isOpened);
  await new Promise((resolve) => setTimeout(resolve, 200));
  end();
  expect(await saved).toBe(true);
  expect(isOpened).not.toHaveBeenCalled();
  expect(await savedNext).toBe(true);
  expect((await opening).head?.id).toBe(me.openForm.baseId);
});

test('a read that takes long does not open the conflict over somebody who has gone on', async () => {
  const { author, me } = await openOnDraft();
  me.type('visionText', mine);
  expect(await openSheet(me.openForm)).toBe(true);
  author.type('missionText', drafted);
  await author.write('save');
  const end = holdRequests('select=kind%2Cauthor');
  const publishing = publish(me.openForm);
  await vi.waitFor(() => expect(end.held).toHaveLength(1));
  me.openForm.closeSheet();
  me.openForm.countInput();
  me.type('visionText', `${mine} More.`);
  end();
  expect(await publishing).toBe(false);
  expect(me.openForm.getState().status).toMatchObject({ is: 'conflict', isOpen: false });
});

test('a conflict that waited for a deleted text’s answer does not open over somebody who has gone on', async () => {
  const { author, me } = await openOnDraft();
  me.type('visionText', mine);
  // This section has no list, so its texts stand for a deleted item.
  me.openForm.recordDeletion(me.texts());
  me.type('visionText', before);
  expect(await openSheet(me.openForm)).toBe(true);
  author.type('missionText', drafted);
  await author.write('save');
  const failing = answer('/rpc/write_entry', () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  const publishing = publish(me.openForm);
  await vi.waitFor(() => expect(failing).toHaveLength(1));
  expect(me.openForm.getState().status).toMatchObject({ kind: 'published' });
  vi.restoreAllMocks();
  const send = globalThis.fetch;
  const asides: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (!String(request[1]?.body).includes('"aside"')) return send(...request);
    asides.push(request);
    throw new TypeError('Failed to fetch');
  });
  resume(me.openForm);
  await vi.waitFor(() => expect(asides).toHaveLength(1));
  await vi.waitFor(() => expect(me.openForm.getState().status).toMatchObject({ kind: 'aside' }));
  me.openForm.countInput();
  me.type('missionText', mine);
  vi.restoreAllMocks();
  resume(me.openForm);
  expect(await publishing).toBe(false);
  await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('conflict'));
  expect(me.openForm.getState().status).toMatchObject({ isOpen: false });
});

test.each([
  ['discarding', (me: Me) => discard(me.openForm), 'discarded'],
  ['publication', (me: Me) => me.send('publish'), 'published'],
] as const)(
  'after a lost answer and a lost role, one’s own %s stands, and is not saved again',
  async (_, act, kind) => {
    const { me } = await openOnDraft();
    const { end } = loseAnswers();
    const acting = act(me);
    await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('unknown'));
    end();
    await withoutRole(async () => {
      resume(me.openForm);
      expect(await acting).toBe(false);
    });
    me.openForm.closeSheet();
    await resume(me.openForm, true);
    expect(await newestKinds(2)).toEqual([kind, 'draft']);
    expect(me.openForm.getState()).toMatchObject({ status: { is: 'idle' }, unsaved: null });
    if (kind === 'discarded') expect(told()).toMatch(/^You discarded the draft at/);
  },
);

test('while somebody is signed out, nothing is said to ask again', async () => {
  const me = await open();
  me.type('visionText', mine);
  expect(await openSheet(me.openForm)).toBe(true);
  const request = Promise.withResolvers<Response>();
  const asked = answer('/rpc/write_entry', () => request.promise);
  const publishing = publish(me.openForm);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  setSignedIn(me.openForm, false);
  request.reject(new TypeError('Failed to fetch'));
  await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('unknown'));
  expect(failureOf(me.openForm.getState())?.kind).toBe('signed-out');
  vi.restoreAllMocks();
  setSignedIn(me.openForm, true);
  expect(await publishing).toBe(true);
});

test('while a restoring has no answer, nothing else replaces the form', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  const restoring = restore(me.openForm, contentOf(all(drafted)));
  expect(await discard(me.openForm)).toBe(false);
  expect(told()).toBe('An earlier change or upload had not ended.');
  await vi.waitFor(() => expect(me.openForm.getState().status.is).toBe('unknown'));
  expect(await discard(me.openForm)).toBe(false);
  expect(await restore(me.openForm, contentOf(all(before)))).toBe(false);
  end();
  resume(me.openForm);
  await restoring;
  expect(me.texts()).toEqual(all(drafted));
  expect(await newestKinds(2)).toEqual(['aside', 'published']);
  await discard(me.openForm);
  expect(me.texts()).toEqual(all(before));
});

test('a deleted item whose setting aside has no answer is asked for again, and then undone no more', async () => {
  const me = await open();
  me.openForm.recordDeletion({ id: 'added' });
  me.type('visionText', mine);
  me.openForm.recordDeletion({ id: 'more' });
  me.type('visionText', before);
  const { end } = loseAnswers();
  expect(await save(me.openForm)).toBe(false);
  expect(me.openForm.getState().status).toMatchObject({ is: 'unknown', kind: 'aside' });
  end();
  resume(me.openForm);
  await vi.waitFor(() => expect(me.openForm.getState().deletions.size).toBe(0));
  expect(me.openForm.getState()).toMatchObject({ status: { is: 'idle' }, unsaved: null });
  expect(await newestKinds(2)).toEqual(['aside', 'published']);
});

test('only a save that somebody asked for ends the undo of deletions', async () => {
  const me = await open();
  me.openForm.recordDeletion(me.texts());
  me.type('visionText', mine);
  resume(me.openForm);
  await vi.waitFor(() => expect(me.openForm.getState().head?.kind).toBe('draft'));
  expect(me.openForm.getState().deletions.size).toBe(1);
  me.type('visionText', before);
  await me.write('publish');
  expect(me.openForm.getState().deletions.size).toBe(0);
});

test('content that visitors would not see is not published', async () => {
  const me = await open();
  me.type('visionText', '');
  expect(await me.send('publish')).toBe(false);
  expect(me.openForm.getState().status).toMatchObject({
    is: 'failed',
    kind: 'published',
    failure: { kind: 'refused', message: 'Something in it has to be fixed first.' },
  });
  expect(await published()).toEqual(all(before));
  expect(await save(me.openForm)).toBe(true);
  await discard(me.openForm);
  expect(me.texts()).toEqual(all(before));
});

test('discarding removes no draft of a colleague that the form does not show', async () => {
  const me = await open();
  me.type('visionText', mine);
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('save');
  await discard(me.openForm);
  expect(toasts()).toEqual(['Not discarded: the newest text is in the form']);
  expect(me.texts()).toEqual({ ...all(before), missionText: drafted });
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
  await discard(me.openForm);
  expect(me.texts()).toEqual(all(before));
  expect(await newestKinds(1)).toEqual(['discarded']);
});

test('what is typed while a newer text arrives is not replaced', async () => {
  const me = await open();
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('publish');
  const showing = showHead(me.openForm);
  me.type('visionText', mine);
  expect(await showing).toBe(false);
  expect(me.texts()).toEqual({ ...all(before), visionText: mine });
  expect(told()).toBe('The text in the form has changed since, and stays.');
  expect(await showHead(me.openForm)).toBe(true);
  expect(me.texts()).toEqual({ ...all(before), missionText: drafted });
  expect(me.openForm.getState().unsaved).toBeNull();
  expect(await newestKinds(3)).toEqual(['aside', 'aside', 'published']);
  expect((await readSection('vision-mission')).head?.id).toBe(me.openForm.getState().base?.id);
});

async function withoutRole(act: () => Promise<void>) {
  const demo = `select id from auth.users where email = 'admin@saffrongate.example'`;
  await runSql(`delete from public.user_roles where user_id in (${demo})`);
  try {
    await act();
  } finally {
    const role = `select id, 'admin' from (${demo}) as demo`;
    await runSql(`insert into public.user_roles (user_id, role) ${role}`);
  }
}

test.each<[string, (me: Me) => Promise<boolean>, string[]]>([
  ['it was published', ({ send }) => send('publish'), []],
  ['it was saved', ({ send }) => send('save'), []],
  [
    'your text is kept in the history',
    ({ openForm }) => restore(openForm, contentOf(all(drafted))),
    ['We don’t know whether your text is kept in the history. You are no longer an administrator.'],
  ],
])(
  'a write without an answer that is then refused is not called undone: we don’t know whether %s',
  async (what, act, titles) => {
    const me = await open();
    me.type('visionText', mine);
    const { end } = loseAnswers();
    const acting = act(me);
    const status = () => me.openForm.getState().status;
    await vi.waitFor(() => expect(status().is).toBe('unknown'));
    end();
    await withoutRole(async () => {
      resume(me.openForm);
      expect(await acting).toBe(false);
      const message = `We don’t know whether ${what}. You are no longer an administrator.`;
      await vi.waitFor(() =>
        expect(status()).toMatchObject({ is: 'failed', failure: { message } }),
      );
      expect(toasts()).toEqual(titles);
    });
  },
);

test('a save that is pressed again without an answer, or after it was refused then, is the same write', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  expect(await save(me.openForm)).toBe(false);
  end();
  await withoutRole(async () => {
    const message = 'We don’t know whether it was saved. You are no longer an administrator.';
    for (const press of ['while it is unknown', 'after the refusal']) {
      expect(await save(me.openForm), press).toBe(false);
      const { status } = me.openForm.getState();
      expect(status, press).toMatchObject({ is: 'failed', failure: { message } });
    }
  });
  expect(await save(me.openForm)).toBe(true);
  expect(await newestKinds(2)).toEqual(['draft', 'published']);
});

test('while a picture is being uploaded, the form is not replaced: its field would be gone', async () => {
  const { me } = await openOnDraft();
  const upload = Promise.withResolvers<boolean>();
  me.openForm.trackUpload(upload.promise);
  expect(await discard(me.openForm)).toBe(false);
  expect(await restore(me.openForm, contentOf(all(before)))).toBe(false);
  expect(told()).toBe('An earlier change or upload had not ended.');
  expect(me.texts().visionSummary).toBe(drafted);
  upload.resolve(true);
  await vi.waitFor(() => expect(me.openForm.getState().uploads).toEqual([]));
  expect(await discard(me.openForm)).toBe(true);
});

test('whoever is no administrator any more is told so, and their form stays based on what it showed', async () => {
  const { me } = await openOnDraft();
  await withoutRole(async () => {
    expect(await openSheet(me.openForm)).toBe(false);
    expect(me.openForm.getState().status).toMatchObject({ failure: { kind: 'forbidden' } });
    expect(await discard(me.openForm)).toBe(false);
    expect(await showHead(me.openForm)).toBe(false);
    expect(told()).toBe('You are no longer an administrator.');
    expect(me.openForm.getState().status).toMatchObject({ failure: { kind: 'forbidden' } });
    expect(me.texts().visionSummary).toBe(drafted);
  });
  me.type('visionSummary', mine);
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual({ ...all(before), visionSummary: mine });
});

// A fixed seed makes failures reproducible.
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
        // With only three texts, an earlier text often returns.
        const text = [before, drafted, mine][roll(3)] ?? before;
        if (person.form.texts()[field] === text) continue;
        person.form.type(field, text);
        latest[field] = text;
      } else if (what < 6) {
        expect(await person.form.write(what < 5 ? 'save' : 'publish')).toEqual([]);
      } else {
        for (const each of people)
          if (!each.form.openForm.getState().unsaved) each.form = await open();
      }
    }
    for (const { form } of people) expect(await form.write('publish')).toEqual([]);
    expect(await published()).toEqual(latest);
  },
);

test('a form without edits takes a newer draft before anything is published', async () => {
  const { author, me } = await openOnDraft();
  author.type('missionText', drafted);
  await author.write('save');
  expect(await me.send('publish')).toBe(false);
  expect(me.openForm.getState().status).toEqual({ is: 'idle' });
  expect(me.texts()).toEqual(author.texts());
  expect(await published()).toEqual(all(before));
});

test('nor is a newer draft met behind the publish sheet a conflict for a form without edits', async () => {
  const { author, me } = await openOnDraft();
  expect(await openSheet(me.openForm)).toBe(true);
  author.type('missionText', drafted);
  await author.write('save');
  expect(await publish(me.openForm)).toBe(false);
  expect(me.openForm.getState().sheetContent).toBeNull();
  expect(me.openForm.getState().status).toEqual({ is: 'idle' });
  expect(me.texts()).toEqual(author.texts());
  expect(await published()).toEqual(all(before));
});
