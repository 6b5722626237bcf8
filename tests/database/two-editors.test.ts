import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readSection } from '@/admin/data/entries';
import { dialogText } from '@/admin/editor/sentences';
import { statusText } from '@/admin/editor/status-line';
import { storedSectionQuery } from '@/admin/saving/opening';
import { failureOf } from '@/admin/saving/state';
import { clearToasts, toastStore } from '@/components/ui/toast-store';
import { randomNumbers } from '../random-numbers.ts';
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
beforeEach(async () => {
  await startAfresh();
  clearToasts();
});
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

type Me = Awaited<ReturnType<typeof open>>;

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

const statusOf = ({ state }: Me) =>
  statusText({ state: state(), head: state().head, isOnWebsite: undefined });

const backupOf = (texts: Parameters<typeof contentOf>[0]) => ({
  key: '',
  content: contentOf(texts),
  base: contentOf(all(before)),
  parent: null,
  lost: [],
  at: 0,
});

const told = () => toastStore.get().at(-1)?.description;

/** Without those of a colleague’s form, which publishes in the same process. */
const toasts = () =>
  toastStore
    .get()
    .map(({ title }) => title)
    .filter((title) => title !== 'Published');

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
  expect(await me.openSheet()).toBe('ready');
  author.type('missionText', mine);
  await author.write('save');
  expect(await me.publish()).toBe('took newer');
  const shown = () => dialogText(me.state());
  expect(shown()).toMatch(
    /^Not published: the newest text is in the form\. .* saved a draft at \d\d:\d\d\. Look through it before you publish\.$/,
  );
  await author.write('publish');
  expect(await me.openSheet()).toBe('took newer');
  expect(shown()).toMatch(/published at \d\d:\d\d\.$/);
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
  await author.discard();
  author.type('visionText', 'Something else.');
  await author.write('save');
  me.type('missionText', mine);
  expect(await me.save()).toBe('conflict');
  const discarded = { kind: 'discarded', author_name: expect.any(String) };
  expect(me.state().last).toMatchObject({ theirs: { kind: 'draft' }, earlier: [discarded] });
});

test('a draft that a colleague discards does not come back with what was typed on it', async () => {
  const { author, me } = await openOnDraft();
  await author.discard();
  expect(author.texts()).toEqual(all(before));
  me.type('missionText', mine);
  expect(await me.save()).toBe('conflict');
  expect(me.state().last).toMatchObject({ theirs: { kind: 'discarded' } });
  expect(await me.write('save')).toEqual([]);
  expect(me.texts()).toEqual({ ...all(before), missionText: mine });
});

test('what was typed in a discarded text itself is asked about', async () => {
  const { author, me } = await openOnDraft();
  await author.discard();
  me.type('visionSummary', mine);
  expect(await me.write('publish')).toEqual(['vision/summary']);
  expect(await published()).toEqual({ ...all(before), visionSummary: mine });
});

test('what was published after a draft was discarded is merged with what was typed on the draft', async () => {
  const { me } = await openOnDraft();
  me.type('missionSummary', mine);
  await me.write('save');
  const colleague = await open();
  await colleague.discard();
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
    await me.untilUnanswered();
    expect(me.state().run?.isLost).toBe(true);
    expect(await newestKinds(1)).toEqual([kind === 'save' ? 'draft' : 'published']);
    me.type('missionText', mine);
    me.resume();
    await vi.waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
    end();
    me.resume();
    expect(await sent).toBe(kind === 'publish' ? 'stored' : 'unanswered');
    await vi.waitFor(() => expect(me.state()).toMatchObject({ text: 'stored' }));
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
  expect(await me.save()).toBe('unanswered');
  colleague.type('visionText', mine);
  await colleague.write('save');
  me.resume();
  await vi.waitFor(() =>
    expect(me.state()).toMatchObject({
      last: { is: 'conflict', theirs: { kind: 'draft' } },
      question: null,
    }),
  );
});

test('a publication whose answer was lost is not called published once a colleague has published after it', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  const sent = me.send('publish');
  await me.untilUnanswered();
  end();
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('publish');
  me.resume();
  expect(await sent).toBe('stored');
  const { base, head, published: visible, text } = me.state();
  expect(text).toBe('stored');
  expect(head?.id).toBe(colleague.state().base?.id);
  expect(visible?.id).toBe(head?.id);
  expect(base?.id).toBeLessThan(head?.id ?? 0);
  expect(await me.openSheet()).toBe('took newer');
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual({ ...all(before), visionText: mine, missionText: drafted });
});

test('a discarding whose answer is lost is its own', async () => {
  const { me } = await openOnDraft();
  const { end } = loseAnswers();
  const discarding = me.discard();
  await me.untilUnanswered();
  expect(me.state().run?.job?.kind).toBe('discarded');
  end();
  me.resume();
  await discarding;
  expect(told()).toBe('The form shows what was published last.');
  expect(me.texts()).toEqual(all(before));
  const { base, head } = me.state();
  expect(base).toMatchObject({ kind: 'discarded', id: head?.id });
  expect((await newestKinds(2)).filter((kind) => kind === 'discarded')).toHaveLength(1);
});

test('a discarding after whose lost answer a colleague has published shows what that is', async () => {
  const { me } = await openOnDraft();
  const { end } = loseAnswers();
  const discarding = me.discard();
  await me.untilUnanswered();
  end();
  const colleague = await open();
  colleague.type('visionText', 'Something else.');
  await colleague.write('publish');
  me.resume();
  expect(await discarding).toBe('took newer');
  expect(toasts()).toEqual(['The newest text is in the form']);
  expect(me.texts()).toEqual({ ...all(before), visionText: 'Something else.' });
});

test('a discarding that a colleague’s save overtakes discards nothing, and says so', async () => {
  const { author, me } = await openOnDraft();
  answer('/rpc/write_entry', () => Promise.reject(new TypeError('Failed to fetch')));
  const discarding = me.discard();
  await me.untilUnanswered();
  vi.restoreAllMocks();
  author.type('missionText', mine);
  await author.write('save');
  me.resume();
  expect(await discarding).toBe('refused');
  expect(toasts()).toEqual(['Nothing was discarded']);
  // The status line and the news of colleagues are about the newest entry.
  expect(me.state().head?.id).toBe(author.state().base?.id);
  expect(me.texts().visionSummary).toBe(drafted);
  expect(await newestKinds(1)).toEqual(['draft']);
});

test('a form that is closed says nothing: somebody else may have signed in', async () => {
  const { me } = await openOnDraft();
  loseAnswers();
  const discarding = me.discard();
  await me.untilUnanswered();
  me.openForm.close();
  expect(await discarding).toBe('refused');
  expect(toasts()).toEqual([]);
});

test('what is typed while typing of before waits behind a write without an answer stays', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  const saving = me.send('save');
  const backup = backupOf({ ...all(before), visionSummary: drafted });
  const merged = me.bringBack(backup, {});
  expect(await saving).toBe('unanswered');
  me.type('missionText', mine);
  end();
  me.resume();
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
  const backup = backupOf({ ...all(before), visionText: drafted });
  me.openForm.dispatch({ is: 'backups', backups: [backup] });
  const merging = me.bringBack(backup, {});
  expect(await saving).toBe('unanswered');
  me.type('visionText', mine);
  end();
  me.resume();
  expect(await merging).toBe('not started');
  expect(me.texts().visionText).toBe(mine);
  expect(me.state().backups).toEqual([backup]);
});

test.each<[string, (me: Me) => Promise<string>]>([
  ['discarding', (me) => me.discard()],
  ['restoring', (me) => me.restore(contentOf(all(drafted)))],
])(
  'what is typed while %s waits behind a save without an answer is not replaced',
  async (_, act) => {
    const me = await open();
    me.type('visionText', mine);
    const { end } = loseAnswers();
    const saving = me.save();
    const acting = act(me);
    expect(await saving).toBe('unanswered');
    me.type('visionText', 'Typed on.');
    end();
    me.resume();
    expect(await acting).toBe('not started');
    expect(me.texts().visionText).toBe('Typed on.');
  },
);

test('a publication that waits behind a draft without an answer is made once, or not at all', async () => {
  const me = await open();
  me.type('visionText', mine);
  expect(await me.openSheet()).toBe('ready');
  const first = loseAnswers();
  me.resume();
  await me.untilUnanswered();
  const pressedTwice = [me.publish(), me.publish()];
  first.end();
  me.resume();
  expect(await Promise.all(pressedTwice)).toEqual(['stored', 'not started']);
  await vi.waitFor(() => expect(me.state().run).toBeNull());
  expect((await published()).visionText).toBe(mine);

  me.type('visionText', drafted);
  expect(await me.openSheet()).toBe('ready');
  const second = loseAnswers();
  me.resume();
  await me.untilUnanswered();
  const pressed = me.publish();
  me.closeDialog();
  second.end();
  me.resume();
  expect(await pressed).toBe('not started');
  await vi.waitFor(() => expect(me.state().run).toBeNull());
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
  expect(await me.save()).toBe('conflict');
  me.compare();
  expect(await me.showNewest()).toBe('not started');
  expect(me.state().question?.is).toBe('conflict');
  expect(dialogText(me.state())).toBe('An earlier change or upload had not ended.');
  expect(toasts()).toEqual([]);
  upload.resolve(true);
});

test('one’s own save whose answer was lost is no conflict, also where the role was lost meanwhile', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  expect(await me.save()).toBe('unanswered');
  end();
  await withoutRole(async () => {
    expect(await me.save()).toBe('refused');
  });
  me.type('missionText', mine);
  expect(await me.save()).toBe('stored');
});

test('a refusal by the database proves that earlier attempts without an answer were not saved', async () => {
  const me = await open();
  me.type('visionText', 'x'.repeat(210_000));
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await me.save()).toBe('unanswered');
  me.resume();
  await vi.waitFor(() => expect(me.state().last).toMatchObject({ is: 'refused', lost: undefined }));
  const message = 'This section is too long: shorten it.';
  expect(failureOf(me.state())?.message).toBe(message);
  me.type('visionText', before);
  me.openForm.flush();
  expect(me.state().text).toBe('stored');
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
  const saved = me.save();
  expect(me.state().uploads).toHaveLength(1);
  await vi.waitFor(() => expect(me.state().text).toBe('stored'));
  me.type('visionText', mine);
  end(true);
  expect(await saved).toBe('stored');
  expect(await newestKinds(2)).toEqual(['draft', 'draft']);
  expect(me.state()).toMatchObject({ run: null, uploads: [], head: { kind: 'draft' } });
});

test('a save during an upload saves the picture, too, when its first write was repeated', async () => {
  const me = await open();
  const upload = Promise.withResolvers<boolean>();
  me.openForm.trackUpload(upload.promise);
  me.type('missionText', mine);
  const { end } = loseAnswers();
  expect(await me.save()).toBe('unanswered');
  end();
  me.resume();
  await vi.waitFor(() => expect(me.state().text).toBe('stored'));
  // This section has no picture, so a text stands for it.
  me.type('visionText', mine);
  upload.resolve(true);
  await vi.waitFor(() => expect(me.state().text).toBe('stored'));
  expect(await newestKinds(3)).toEqual(['draft', 'draft', 'published']);
});

test('a colleague who publishes the draft that my form began with is no conflict', async () => {
  const { author, me } = await openOnDraft();
  me.type('missionText', mine);
  expect(await me.openSheet()).toBe('ready');
  await author.write('publish');
  expect(await me.publish()).toBe('stored');
  expect(await published()).toEqual({ ...all(before), visionSummary: drafted, missionText: mine });
  author.type('visionText', drafted);
  expect(await author.write('save')).toEqual([]);
  const third = await open();
  await author.write('publish');
  third.type('missionText', drafted);
  expect(await third.save()).toBe('stored');
});

test('the publish sheet is drawn from what is on the website at that moment', async () => {
  const { author, me } = await openOnDraft();
  await author.write('publish');
  expect(me.state().published?.visibleContent).toEqual(contentOf(all(before)));
  expect(await me.openSheet()).toBe('took newer');
  expect(me.state().published?.visibleContent).toEqual(
    contentOf({ ...all(before), visionSummary: drafted }),
  );
});

test('nothing is published past a newer draft of a colleague', async () => {
  const me = await open();
  const colleague = await open();
  me.type('visionText', mine);
  expect(await me.openSheet()).toBe('ready');
  colleague.type('missionText', drafted);
  await colleague.write('save');
  expect(await me.publish()).toBe('conflict');
  // The sheet says so, and has nothing to publish any more.
  expect(me.state().question).toMatchObject({ is: 'sheet', content: null });
  expect(dialogText(me.state())).toMatch(
    /^Not published: Demo Administrator has saved a newer text/,
  );
  expect(await me.publish()).toBe('not started');
  expect(await published()).toEqual(all(before));
});

test('neither a shortcut nor a repeated save takes the question away that a conflict asks', async () => {
  const me = await open();
  const colleague = await open();
  colleague.type('visionText', drafted);
  await colleague.write('save');
  me.type('visionText', mine);
  expect(await me.send('publish')).toBe('conflict');
  me.compare();
  const { question } = me.state();
  expect(question).toMatchObject({ is: 'conflict', of: 'look' });
  expect(await me.save()).toBe('not started');
  expect(me.state().question).toBe(question);
  me.closeDialog();
  expect(statusOf(me)).toBe('Not published: Demo Administrator has saved a newer text');
});

test('the sheet opens in the press, a conflict in that of Compare…: neither comes later over somebody who types', async () => {
  const me = await open();
  const colleague = await open();
  me.type('visionText', mine);
  const opening = me.openSheet();
  expect(me.state().question).toEqual({ is: 'sheet', content: null, isLooking: true });
  me.closeDialog();
  me.type('visionSummary', mine);
  expect(await opening).toBe('not started');
  expect(me.state()).toMatchObject({ question: null, text: 'only here', last: null });
  colleague.type('visionText', drafted);
  await colleague.write('save');
  expect(await me.save()).toBe('conflict');
  expect(await me.save()).toBe('conflict');
  expect(me.state().question).toBeNull();
  me.compare();
  expect(me.state().question?.is).toBe('conflict');
});

test('a double click on Publish… opens the sheet', async () => {
  const me = await open();
  me.type('visionText', mine);
  expect(await Promise.all([me.openSheet(), me.openSheet()])).toEqual(['not started', 'ready']);
  expect(me.state().question).toMatchObject({ content: expect.anything(), isLooking: false });
});

test('what is wrong with the text is shown in the sheet, or nowhere where that was closed', async () => {
  const me = await open(async () => false);
  const upload = Promise.withResolvers<boolean>();
  me.openForm.trackUpload(upload.promise);
  const opening = me.openSheet();
  expect(dialogText(me.state())).toBe('Uploading a picture…');
  me.closeDialog();
  upload.resolve(true);
  expect(await opening).toBe('not started');
  expect(me.state().hasProblems).toBe(false);
  expect(await me.openSheet()).toBe('invalid');
  expect(me.state()).toMatchObject({ hasProblems: true, question: { is: 'sheet', content: null } });
});

test('a publish sheet that was asked for without a connection shows its changes when it is back', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  const saving = me.save();
  const opening = me.openSheet();
  expect(await saving).toBe('unanswered');
  expect(dialogText(me.state())).toBe('We don’t know yet whether it was saved. Asking again…');
  end();
  me.resume();
  expect(await opening).toBe('ready');
  expect(me.state().question).toMatchObject({ content: contentOf(me.texts()) });
});

test('text that leaves the form is set aside in the history first, not discarded', async () => {
  const me = await open();
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('save');
  me.type('visionText', mine);
  expect(await me.save()).toBe('conflict');
  await me.showNewest();
  expect(me.texts()).toEqual({ ...all(before), missionText: drafted });
  expect(me.state()).toMatchObject({ run: null, last: { is: 'replaced' } });
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
  await me.showNewest();
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
});

test('typing of an earlier visit has in the history the parent that it was typed on, not what a colleague has published since', async () => {
  const earlier = await open();
  const parent = earlier.state().base?.id ?? null;
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('publish');
  const me = await open();
  await me.putAway({ ...backupOf({ ...all(before), visionText: mine }), parent });
  expect(await newestEntry()).toMatchObject({ kind: 'aside', parent });
});

test.each<[string, (me: Me) => Promise<string>]>([
  ['discarding', (me) => me.discard()],
  ['restoring', (me) => me.restore(contentOf(all(drafted)))],
  ['keeping theirs', (me) => me.showNewest()],
  [
    'bringing back',
    (me) =>
      me.bringBack(backupOf({ ...all(before), visionText: drafted }), { 'vision/text': 'theirs' }),
  ],
])(
  'a text whose setting aside has no answer is sent again with its id until there is one; what is typed meanwhile is not replaced (%s)',
  async (_, act) => {
    const me = await open();
    me.type('visionText', mine);
    const { ids, end } = loseAnswers();
    const acting = act(me);
    await me.untilUnanswered();
    expect(me.state().run?.job?.kind).toBe('aside');
    me.type('visionText', 'Typed on.');
    me.resume();
    await vi.waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
    end();
    me.resume();
    expect(await acting).toBe('not started');
    expect(told()).toBe('The text in the form has changed since, and stays.');
    expect(me.texts().visionText).toBe('Typed on.');
    // The form is saved by itself, now that there is an answer.
    await vi.waitFor(() => expect(me.state().text).toBe('stored'));
    expect(await newestKinds(3)).toEqual(['draft', 'aside', 'published']);
  },
);

test('a version is restored over the newest entry, unless a colleague has written one that was not seen', async () => {
  const { author, me } = await openOnDraft();
  const { head } = me.state();
  author.type('missionText', mine);
  await author.write('publish');
  expect(await me.restore(head?.content, head)).toBe('not started');
  expect(toasts()).toEqual(['Nothing was restored']);
  expect(told()).toMatch(/published at \d\d:\d\d\. Look at the history again\.$/);
  expect(await me.restore(head?.content)).toBe('stored');
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual({ ...all(before), visionSummary: drafted });
});

test('a version is restored over one’s own save that was under way when it was chosen', async () => {
  const me = await open();
  const { head } = me.state();
  me.type('visionText', mine);
  const saved = me.save();
  expect(await me.restore(contentOf(all(drafted)), head)).toBe('stored');
  expect(await saved).toBe('stored');
  expect(me.texts()).toEqual(all(drafted));
  expect(await newestKinds(2)).toEqual(['draft', 'draft']);
});

test('a form that is opened while the earlier one’s saves are under way begins with what they save', async () => {
  const me = await open();
  me.type('visionText', mine);
  const end = holdRequests('/rpc/write_entry');
  const saved = me.save();
  await vi.waitFor(() => expect(me.state().run?.job?.kind).toBe('draft'));
  me.type('missionText', mine);
  const savedNext = me.save();
  me.openForm.close();
  const opening = new QueryClient().fetchQuery(storedSectionQuery(section));
  const isOpened = vi.fn();
  void opening.then(isOpened);
  await new Promise((resolve) => setTimeout(resolve, 200));
  end();
  expect(await saved).toBe('stored');
  expect(isOpened).not.toHaveBeenCalled();
  expect(await savedNext).toBe('stored');
  expect((await opening).head?.id).toBe(me.state().base?.id);
});

test('a conflict that is read after the sheet was closed is said in the bar', async () => {
  const { author, me } = await openOnDraft();
  me.type('visionText', mine);
  expect(await me.openSheet()).toBe('ready');
  author.type('missionText', drafted);
  await author.write('save');
  const end = holdRequests('select=kind%2Cauthor');
  const publishing = me.publish();
  await vi.waitFor(() => expect(end.held).toHaveLength(1));
  me.closeDialog();
  me.type('visionText', `${mine} More.`);
  end();
  expect(await publishing).toBe('conflict');
  expect(me.state().question).toBeNull();
  expect(statusOf(me)).toMatch(/^Not published: /);
});

test.each([
  ['discarding', (me: Me) => me.discard(), 'discarded'],
  ['publication', (me: Me) => me.send('publish'), 'published'],
] as const)(
  'after a lost answer and a lost role, one’s own %s stands, and is not saved again',
  async (_, act, kind) => {
    const { me } = await openOnDraft();
    const { end } = loseAnswers();
    const acting = act(me);
    await me.untilUnanswered();
    end();
    await withoutRole(async () => {
      me.resume();
      expect(await acting).toBe('refused');
    });
    me.closeDialog();
    await me.resume('forbidden');
    expect(await newestKinds(2)).toEqual([kind, 'draft']);
    expect(me.state()).toMatchObject({ run: null, text: 'stored' });
    if (kind === 'discarded') expect(told()).toMatch(/^You discarded the draft at/);
  },
);

test('while somebody is signed out, nothing is said to ask again', async () => {
  const me = await open();
  me.type('visionText', mine);
  expect(await me.openSheet()).toBe('ready');
  const request = Promise.withResolvers<Response>();
  const asked = answer('/rpc/write_entry', () => request.promise);
  const publishing = me.publish();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  me.setSignedIn(false);
  request.reject(new TypeError('Failed to fetch'));
  await me.untilUnanswered();
  expect(failureOf(me.state())?.kind).toBe('signed-out');
  vi.restoreAllMocks();
  me.setSignedIn(true);
  expect(await publishing).toBe('stored');
});

test('while a restoring has no answer, nothing else replaces the form', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  const restoring = me.restore(contentOf(all(drafted)));
  expect(await me.discard()).toBe('not started');
  expect(told()).toBe('An earlier change or upload had not ended.');
  await me.untilUnanswered();
  expect(await me.discard()).toBe('not started');
  expect(await me.restore(contentOf(all(before)))).toBe('not started');
  end();
  me.resume();
  await restoring;
  expect(me.texts()).toEqual(all(drafted));
  expect(await newestKinds(3)).toEqual(['draft', 'aside', 'published']);
  await me.discard();
  expect(me.texts()).toEqual(all(before));
});

test('content that visitors would not see is not published', async () => {
  const me = await open();
  me.type('visionText', '');
  expect(await me.send('publish')).toBe('refused');
  expect(dialogText(me.state())).toBe(
    'Couldn’t publish: your text is still here. Something in it has to be fixed first.',
  );
  expect(await published()).toEqual(all(before));
  expect(await me.save()).toBe('stored');
  await me.discard();
  expect(me.texts()).toEqual(all(before));
});

test('discarding removes no draft of a colleague that the form does not show', async () => {
  const me = await open();
  me.type('visionText', mine);
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('save');
  await me.discard();
  expect(toasts()).toEqual(['Not discarded: the newest text is in the form']);
  expect(me.texts()).toEqual({ ...all(before), missionText: drafted });
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
  await me.discard();
  expect(me.texts()).toEqual(all(before));
  expect(await newestKinds(1)).toEqual(['discarded']);
});

test('what is typed while a newer text arrives is not replaced', async () => {
  const me = await open();
  const colleague = await open();
  colleague.type('missionText', drafted);
  await colleague.write('publish');
  const showing = me.showNewest();
  me.type('visionText', mine);
  expect(await showing).toBe('not started');
  expect(me.texts()).toEqual({ ...all(before), visionText: mine });
  expect(told()).toBe('The text in the form has changed since, and stays.');
  expect(await me.showNewest()).toBe('replaced');
  expect(me.texts()).toEqual({ ...all(before), missionText: drafted });
  expect(me.state().text).toBe('stored');
  expect(await newestKinds(3)).toEqual(['aside', 'aside', 'published']);
  expect((await readSection('vision-mission')).head?.id).toBe(me.state().base?.id);
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

test.each<[string, (me: Me) => Promise<string>, string[]]>([
  ['it was published', ({ send }) => send('publish'), []],
  ['it was saved', ({ send }) => send('save'), []],
  [
    'your text is kept in the history',
    (me) => me.restore(contentOf(all(drafted))),
    ['We don’t know whether your text is kept in the history. You are no longer an administrator.'],
  ],
])(
  'a write without an answer that is then refused is not called undone: we don’t know whether %s',
  async (what, act, titles) => {
    const me = await open();
    me.type('visionText', mine);
    const { end } = loseAnswers();
    const acting = act(me);
    await me.untilUnanswered();
    end();
    await withoutRole(async () => {
      me.resume();
      expect(await acting).toBe(what === 'it was saved' ? 'unanswered' : 'refused');
      const message = `We don’t know whether ${what}. You are no longer an administrator.`;
      await vi.waitFor(() => expect(statusOf(me)).toBe(message));
      expect(toasts()).toEqual(titles);
    });
  },
);

test('a save that is pressed again without an answer, or after it was refused then, is the same write', async () => {
  const me = await open();
  me.type('visionText', mine);
  const { end } = loseAnswers();
  expect(await me.save()).toBe('unanswered');
  end();
  await withoutRole(async () => {
    const message = 'We don’t know whether it was saved. You are no longer an administrator.';
    for (const press of ['while it is unknown', 'after the refusal']) {
      expect(await me.save(), press).toBe('refused');
      expect(statusOf(me), press).toBe(message);
    }
  });
  expect(await me.save()).toBe('stored');
  expect(await newestKinds(2)).toEqual(['draft', 'published']);
});

test('while a picture is being uploaded, the form is not replaced: its field would be gone', async () => {
  const { me } = await openOnDraft();
  const upload = Promise.withResolvers<boolean>();
  me.openForm.trackUpload(upload.promise);
  expect(await me.discard()).toBe('not started');
  expect(await me.restore(contentOf(all(before)))).toBe('not started');
  expect(told()).toBe('An earlier change or upload had not ended.');
  expect(me.texts().visionSummary).toBe(drafted);
  upload.resolve(true);
  await vi.waitFor(() => expect(me.state().uploads).toEqual([]));
  expect(await me.discard()).toBe('stored');
});

test('whoever is no administrator any more is told so, and their form stays based on what it showed', async () => {
  const { me } = await openOnDraft();
  await withoutRole(async () => {
    expect(await me.openSheet()).toBe('refused');
    expect(failureOf(me.state())?.kind).toBe('forbidden');
    me.closeDialog();
    expect(await me.discard()).toBe('refused');
    expect(await me.showNewest()).toBe('refused');
    expect(told()).toBe('You are no longer an administrator.');
    expect(failureOf(me.state())?.kind).toBe('forbidden');
    expect(me.texts().visionSummary).toBe(drafted);
  });
  me.type('visionSummary', mine);
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual({ ...all(before), visionSummary: mine });
});

test.each([1, 2, 3, 4, 5, 6])(
  'two people who edit, save and publish in any order lose nothing and are asked nothing (%i)',
  async (seed) => {
    const roll = randomNumbers(seed);
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
          if (each.form.state().text === 'stored') each.form = await open();
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
  expect(await me.send('publish')).toBe('took newer');
  expect(me.state()).toMatchObject({ run: null, text: 'stored' });
  expect(dialogText(me.state())).toMatch(/^Not published: the newest text is in the form\. /);
  expect(me.texts()).toEqual(author.texts());
  expect(await published()).toEqual(all(before));
});

test('nor is a newer draft met behind the publish sheet a conflict for a form without edits', async () => {
  const { author, me } = await openOnDraft();
  expect(await me.openSheet()).toBe('ready');
  author.type('missionText', drafted);
  await author.write('save');
  expect(await me.publish()).toBe('took newer');
  expect(me.state().question).toMatchObject({ is: 'sheet', content: null });
  expect(me.state()).toMatchObject({ run: null, text: 'stored' });
  expect(dialogText(me.state())).toMatch(/^Not published: the newest text is in the form\. /);
  expect(me.texts()).toEqual(author.texts());
  expect(await published()).toEqual(all(before));
});
