import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storedSectionQuery } from '@/admin/saving/opening';
import { failureOf } from '@/admin/saving/state';
import { clearToasts, toastStore } from '@/components/ui/toast/toast-store';
import { plain } from '../plain-text.ts';
import { randomNumbers } from '../random-numbers.ts';
import { newcomer, runSql } from './support/accounts.ts';
import { holdRequests, holdWrites } from './support/held-requests.ts';
import {
  all,
  answer,
  backupOf,
  before,
  colleague,
  contentOf,
  drafted,
  loseAnswers,
  mine,
  newestEntry,
  newestKinds,
  open,
  openAndType,
  published,
  section,
  signInBrowser,
  startAfresh,
  textsWith,
  withoutRole,
} from './support/open-form.ts';

beforeAll(() => signInBrowser());
beforeEach(async () => {
  await startAfresh();
  clearToasts();
});
afterEach(() => vi.restoreAllMocks());

/** `author` has saved the draft with which `me` begins. */
async function openOnDraft() {
  const author = await colleague('save', { visionSummary: drafted });
  return { author, me: await open() };
}

/** `me` has typed, and a colleague has saved another field. */
async function openBehind() {
  const me = await openAndType();
  return { me, author: await colleague('save', { missionText: drafted }) };
}

type Me = Awaited<ReturnType<typeof open>>;
type Press = (me: Me) => Promise<string>;

const told = () => plain(toastStore.get().at(-1)?.description);
/** Without those of a colleague’s form, which publishes in the same process. */
const toasts = () =>
  toastStore.get().flatMap(({ title }) => (title === 'Published' ? [] : [title]));

const failed = () => Promise.reject(new TypeError('Failed to fetch'));
const notEnded = 'An earlier change or upload had not ended.';
const lostRole = 'You are no longer an administrator.';

// Who meets whose text

test('an edit of mine is kept when a colleague publishes the draft that my form began with', async () => {
  const { author, me } = await openOnDraft();
  // My edit restores the published text. It is a change of the draft on which my form builds, so it must not get lost.
  me.type({ visionSummary: before });
  await author.write('publish');
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual(all(before));
});

test('nobody is asked about a field that they never touched, however often others have written', async () => {
  const { author, me } = await openOnDraft();
  me.type({ missionSummary: mine });
  author.type({ visionSummary: 'As drafted, and better.' });
  await author.write('save');
  await author.write('publish');
  await colleague('publish', { visionText: drafted });
  expect(await me.write('save')).toEqual([]);
  expect(me.texts()).toEqual({
    ...{ visionSummary: 'As drafted, and better.', visionText: drafted },
    ...{ missionSummary: mine, missionText: before },
  });
});

test('a draft that a colleague discards does not come back with what was typed on it', async () => {
  const { author, me } = await openOnDraft();
  await author.discard();
  expect(author.texts()).toEqual(all(before));
  me.type({ missionText: mine });
  expect(await me.save()).toBe('conflict');
  expect(me.state().last).toMatchObject({ theirs: { kind: 'discarded' }, earlier: [] });
  expect(await me.write('save')).toEqual([]);
  expect(me.texts()).toEqual(textsWith({ missionText: mine }));
});

test('what was typed in a discarded text itself is asked about', async () => {
  const { author, me } = await openOnDraft();
  await author.discard();
  me.type({ visionSummary: mine });
  expect(await me.write('publish')).toEqual(['vision/summary']);
  expect(await published()).toEqual(textsWith({ visionSummary: mine }));
});

test('a conflict knows of each entry since the base; what was published after a discarding is merged', async () => {
  const { author, me } = await openOnDraft();
  await author.discard();
  author.type({ visionText: 'Something else.' });
  await author.write('publish');
  me.type({ missionText: mine });
  expect(await me.save()).toBe('conflict');
  const discarded = { kind: 'discarded', author_name: expect.any(String) };
  expect(me.state().last).toMatchObject({ theirs: { kind: 'published' }, earlier: [discarded] });
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual(
    textsWith({ visionText: 'Something else.', missionText: mine }),
  );
});

test('a colleague who publishes the draft that my form began with is no conflict', async () => {
  const { author, me } = await openOnDraft();
  me.type({ missionText: mine });
  expect(await me.openSheet()).toBe('done');
  await author.write('publish');
  expect(await me.publish()).toBe('done');
  expect(await published()).toEqual(textsWith({ visionSummary: drafted, missionText: mine }));
  author.type({ visionText: drafted });
  expect(await author.write('save')).toEqual([]);
  const third = await open();
  await author.write('publish');
  third.type({ missionText: drafted });
  expect(await third.save()).toBe('done');
});

test.each([1, 2, 3, 4])(
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
        person.form.type({ [field]: text });
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

// The publish sheet

test('a form without edits takes a newer text before, or behind, the sheet, which says so and publishes nothing', async () => {
  const { author, me } = await openOnDraft();
  expect(await me.openSheet()).toBe('done');
  author.type({ missionText: mine });
  await author.write('save');
  expect(await me.publish()).toBe('took newer');
  expect(me.state()).toMatchObject({ run: null, text: 'stored', question: { is: 'sheet' } });
  expect(me.dialog()).toMatch(
    /^Not published: .* saved a newer text \(\d\d:\d\d\)\. The newest text is in the form\.$/,
  );
  expect(me.texts()).toEqual(author.texts());
  expect(await published()).toEqual(all(before));
  expect(me.state().published?.visibleContent).toEqual(contentOf(all(before)));
  await author.write('publish');
  expect(await me.openSheet()).toBe('took newer');
  expect(me.dialog()).toMatch(
    /published a newer text \(\d\d:\d\d\)\. The newest text is in the form\.$/,
  );
  // The sheet is drawn from what is on the website at that moment.
  expect(me.state().published?.visibleContent).toEqual(contentOf(author.texts()));
});

test('nothing is published past a newer draft of a colleague', async () => {
  const me = await openAndType();
  expect(await me.openSheet()).toBe('done');
  await colleague('save', { missionText: drafted });
  expect(await me.publish()).toBe('conflict');
  expect(me.state().question).toEqual({ is: 'sheet' });
  expect(me.dialog()).toMatch(
    /^Not published: You, in another window, have saved a newer text \(.*\)\.$/,
  );
  expect(await me.publish()).toBe('conflict');
  expect(await published()).toEqual(all(before));
});

test('neither a shortcut nor a repeated save takes the question away that a conflict asks', async () => {
  const { me } = await openBehind();
  expect(await me.send('publish')).toBe('conflict');
  me.compare();
  const { question } = me.state();
  expect(question).toMatchObject({ is: 'conflict', of: 'look' });
  expect(await me.save()).toBe('withdrawn');
  expect(me.state().question).toBe(question);
  me.closeDialog();
  expect(me.status()).toMatch(/^Not published: You, in another window, have saved a newer text/);
});

test('the sheet opens in the press, a conflict in that of Compare…: neither comes later over somebody who types', async () => {
  const me = await openAndType();
  const opening = me.openSheet();
  expect(me.state().question).toEqual({ is: 'sheet' });
  me.closeDialog();
  me.type({ visionSummary: mine });
  expect(await opening).toBe('withdrawn');
  expect(me.state()).toMatchObject({ question: null, text: 'only here', last: null });
  await colleague('save', { visionText: drafted });
  expect(await me.save()).toBe('conflict');
  expect(await me.save()).toBe('conflict');
  expect(me.state().question).toBeNull();
  me.compare();
  expect(me.state().question?.is).toBe('conflict');
});

test('a double click on Publish… opens the sheet', async () => {
  const me = await openAndType();
  expect(await Promise.all([me.openSheet(), me.openSheet()])).toEqual(['done', 'done']);
  expect(me.state().question).toEqual({ is: 'sheet' });
});

test('what is wrong with the text is shown in the sheet, or nowhere where that was closed', async () => {
  const me = await open();
  me.type({ visionText: '' });
  const endUpload = me.upload();
  const opening = me.openSheet();
  expect(me.dialog()).toBe('Uploading a picture…');
  me.closeDialog();
  endUpload();
  expect(await opening).toBe('withdrawn');
  expect(me.hasProblems()).toBe(false);
  expect(await me.openSheet()).toBe('done');
  expect(me.hasProblems()).toBe(true);
  expect(me.state().question).toEqual({ is: 'sheet' });
});

test('content that visitors would not see is not published, but saved', async () => {
  const me = await open();
  me.type({ visionText: '' });
  expect(await me.send('publish')).toBe('withdrawn');
  expect(await published()).toEqual(all(before));
  expect(await me.save()).toBe('done');
  await me.discard();
  expect(me.texts()).toEqual(all(before));
});

test('a conflict that is read after the sheet was closed is said in the bar', async () => {
  const { author, me } = await openOnDraft();
  me.type({ visionText: mine });
  expect(await me.openSheet()).toBe('done');
  author.type({ missionText: drafted });
  await author.write('save');
  const publishing = await holdRequests('select=kind%2Cauthor', me.publish);
  me.closeDialog();
  me.type({ visionText: `${mine} More.` });
  publishing.end();
  expect(await publishing.ended).toBe('conflict');
  expect(me.state().question).toBeNull();
  expect(me.status()).toMatch(/^Not published: /);
});

// Lost answers

test.each(['save', 'publish'] as const)(
  'a write whose answer is lost is unknown, and sent again with its id until there is one, also after typing on (%s)',
  async (kind) => {
    const me = await openAndType();
    const { ids, answered } = await me.unanswered(() => me.send(kind));
    expect(me.state().write?.fate).toBe('lost');
    expect(await newestKinds(1)).toEqual([kind === 'save' ? 'draft' : 'published']);
    me.type({ missionText: mine });
    void me.resume();
    await vi.waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBe(ids[1]);
    expect(await answered()).toBe(kind === 'publish' ? 'done' : 'unanswered');
    await vi.waitFor(() => expect(me.state()).toMatchObject({ text: 'stored' }));
    expect(await newestKinds(2)).toEqual(['draft', kind === 'save' ? 'draft' : 'published']);
    expect(await me.write('publish')).toEqual([]);
    expect(await published()).toEqual(textsWith({ visionText: mine, missionText: mine }));
  },
);

test('a poll that finds the write without an answer has it sent again at once; what was typed on is saved, too', async () => {
  const me = await openAndType();
  const { end } = await me.unanswered(me.save);
  end();
  me.type({ missionText: mine });
  await me.poll();
  await vi.waitFor(() => expect(me.state()).toMatchObject({ run: null, text: 'stored' }));
  expect(await newestKinds(3)).toEqual(['draft', 'draft', 'published']);
});

test('a write that never arrived is told from one whose answer was lost', async () => {
  const me = await openAndType();
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(failed);
  expect(await me.save()).toBe('unanswered');
  await colleague('save', { visionText: mine });
  void me.resume();
  const conflict = { last: { is: 'conflict', theirs: { kind: 'draft' } }, question: null };
  await vi.waitFor(() => expect(me.state()).toMatchObject(conflict));
});

test('a publication whose answer was lost is not called published once a colleague has published after it', async () => {
  const me = await openAndType();
  const { end, answered } = await me.unanswered(() => me.send('publish'));
  end();
  const other = await colleague('publish', { missionText: drafted });
  expect(await answered()).toBe('done');
  const { base, head, published: visible, text } = me.state();
  expect(text).toBe('stored');
  expect(head?.id).toBe(other.state().base?.id);
  expect(visible?.id).toBe(head?.id);
  expect(base?.id).toBeLessThan(head?.id ?? 0);
  expect(await me.openSheet()).toBe('took newer');
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual(textsWith({ visionText: mine, missionText: drafted }));
});

test('a discarding whose answer is lost is its own', async () => {
  const { me } = await openOnDraft();
  const { answered } = await me.unanswered(me.discard);
  expect(me.state().write?.job.kind).toBe('discarded');
  expect(await answered()).toBe('done');
  expect(toasts()).toEqual(['Draft discarded']);
  expect(me.texts()).toEqual(all(before));
  const { base, head } = me.state();
  expect(base).toMatchObject({ kind: 'discarded', id: head?.id });
  expect((await newestKinds(2)).filter((kind) => kind === 'discarded')).toHaveLength(1);
});

test('a discarding after whose lost answer a colleague has published shows what that is', async () => {
  const { me } = await openOnDraft();
  const { end, answered } = await me.unanswered(me.discard);
  end();
  await colleague('publish', { visionText: 'Something else.' });
  expect(await answered()).toBe('done');
  expect(toasts()).toEqual(['Draft discarded']);
  expect(me.texts()).toEqual(textsWith({ visionText: 'Something else.' }));
});

test('a discarding that a colleague’s save overtakes discards nothing, and says so', async () => {
  const { author, me } = await openOnDraft();
  answer('/rpc/write_entry', failed);
  const discarding = me.discard();
  await me.untilUnanswered();
  vi.restoreAllMocks();
  author.type({ missionText: mine });
  await author.write('save');
  void me.resume();
  expect(await discarding).toBe('refused');
  expect(toasts()).toEqual(['Nothing was discarded']);
  expect(me.texts().visionSummary).toBe(drafted);
  expect(await newestKinds(1)).toEqual(['draft']);
});

test('a form that is closed says nothing: somebody else may have signed in', async () => {
  const { me } = await openOnDraft();
  const { ended } = await me.unanswered(me.discard);
  me.openForm.close();
  expect(await ended).toBe('refused');
  expect(toasts()).toEqual([]);
});

test('a refusal by the database proves that earlier attempts without an answer were not saved', async () => {
  const me = await open();
  me.type({ visionText: 'x'.repeat(210_000) });
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(failed);
  expect(await me.save()).toBe('unanswered');
  void me.resume();
  await vi.waitFor(() =>
    expect(me.status()).toBe('Couldn’t save. This section is too long: shorten it.'),
  );
  me.type({ visionText: before });
  me.openForm.flush();
  expect(me.state().text).toBe('stored');
});

test('a publication that waits behind a draft without an answer is made once, or not at all', async () => {
  const me = await openAndType();
  expect(await me.openSheet()).toBe('done');
  const first = await me.unanswered(me.resume);
  const pressedTwice = [me.publish(), me.publish()];
  void first.answered();
  expect(await Promise.all(pressedTwice)).toEqual(['done', 'withdrawn']);
  await vi.waitFor(() => expect(me.state().run).toBeNull());
  expect((await published()).visionText).toBe(mine);

  me.type({ visionText: drafted });
  expect(await me.openSheet()).toBe('done');
  const second = await me.unanswered(me.resume);
  const pressed = me.publish();
  me.closeDialog();
  void second.answered();
  expect(await pressed).toBe('withdrawn');
  await vi.waitFor(() => expect(me.state().run).toBeNull());
  expect((await published()).visionText).toBe(mine);
});

test('a publish sheet that was asked for without a connection shows its changes when it is back', async () => {
  const me = await openAndType();
  const { answered } = await me.unanswered(me.save);
  const opening = me.openSheet();
  await vi.waitFor(() =>
    expect(me.dialog()).toBe('We don’t know yet whether it was saved. Asking again…'),
  );
  await answered();
  expect(await opening).toBe('done');
  expect(me.state().question).toEqual({ is: 'sheet' });
});

// Text that leaves the form

test('text that leaves the form is set aside in the history first, not discarded', async () => {
  const { me } = await openBehind();
  expect(await me.save()).toBe('conflict');
  for (const press of [1, 2]) {
    expect(await me.showNewest(), `press ${press}`).toBe('done');
    expect(me.texts()).toEqual(textsWith({ missionText: drafted }));
    expect(await newestKinds(2)).toEqual(['aside', 'draft']);
  }
});

test('typing of an earlier visit has in the history the parent that it was typed on, not what a colleague has published since', async () => {
  const parent = (await open()).state().base?.id ?? null;
  await colleague('publish', { missionText: drafted });
  const me = await open();
  await me.putAway({ ...backupOf({ visionText: mine }), parent });
  expect(await newestEntry()).toMatchObject({ kind: 'aside', parent });
});

const discard: Press = (me) => me.discard();
const restore: Press = (me) => me.restore(contentOf(all(drafted)));
const keepTheirs: Press = (me) => me.showNewest();
const bringBack: Press = (me) =>
  me.bringBack(backupOf({ visionText: drafted }), { 'vision/text': 'theirs' });

test.each([
  ['discarding', discard],
  ['restoring', restore],
  ['bringing back', bringBack],
])(
  'what is typed while %s waits behind a save without an answer is not replaced',
  async (_, act) => {
    const me = await openAndType();
    const saving = await holdWrites(me.save);
    const acting = act(me);
    saving.end(failed);
    expect(await saving.ended).toBe('unanswered');
    me.type({ visionText: 'Typed on.' });
    void me.resume();
    expect(await acting).toBe('not started');
    expect(me.texts().visionText).toBe('Typed on.');
  },
);

test.each([
  ['discarding', discard],
  ['restoring', restore],
  ['keeping theirs', keepTheirs],
  ['bringing back', bringBack],
])(
  'where a text’s setting aside has no answer, it stays in the form, and is set aside once, at the next press (%s)',
  async (_, act) => {
    const me = await openAndType();
    const { end, ended } = loseAnswers(() => act(me));
    expect(await ended).toBe('refused');
    expect(me.texts()).toEqual(textsWith({ visionText: mine }));
    expect(me.state()).toMatchObject({ run: null, text: 'only here' });
    end();
    expect(await act(me)).toBe('done');
    expect((await newestKinds(2)).filter((kind) => kind === 'aside')).toHaveLength(1);
  },
);

test('a version is restored over the newest entry; one of a colleague that was not seen is a conflict', async () => {
  const { author, me } = await openOnDraft();
  author.type({ missionText: mine });
  await author.write('publish');
  expect(await me.restore(contentOf(all(drafted)))).toBe('conflict');
  expect(me.state().last).toMatchObject({ theirs: { kind: 'published' } });
  expect(await me.restore(contentOf(all(drafted)))).toBe('done');
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual(all(drafted));
});

test('what the form has already is not called restored where a newer entry was not seen', async () => {
  const { author, me } = await openOnDraft();
  const texts = me.texts();
  author.type({ missionText: mine });
  await author.write('publish');
  expect(await me.restore(contentOf(texts))).toBe('took newer');
  expect(toasts()).toEqual([expect.stringMatching(/^Not restored: .* published a newer/)]);
  expect(await me.restore(contentOf(texts))).toBe('done');
  expect(me.texts()).toEqual(texts);
  expect(await newestKinds(2)).toEqual(['draft', 'published']);
});

test('while one thing replaces the form, nothing else does', async () => {
  const me = await openAndType();
  const { end, ended: restoring } = await holdWrites(() => restore(me));
  expect(await me.discard()).toBe('not started');
  expect(told()).toBe(notEnded);
  end();
  expect(await restoring).toBe('done');
  expect(me.texts()).toEqual(all(drafted));
  expect(await newestKinds(3)).toEqual(['draft', 'aside', 'published']);
});

test('discarding removes no draft of a colleague that the form does not show', async () => {
  const { me } = await openBehind();
  expect(await me.discard()).toBe('took newer');
  expect(toasts()).toEqual([expect.stringMatching(/^Not discarded: .* saved a newer text/)]);
  expect(me.texts()).toEqual(textsWith({ missionText: drafted }));
  expect(await newestKinds(2)).toEqual(['aside', 'draft']);
  await me.discard();
  expect(me.texts()).toEqual(all(before));
  expect(await newestKinds(1)).toEqual(['discarded']);
});

// Uploads

test('while a picture is being uploaded, the form is not replaced, which is said where it was pressed', async () => {
  const { me } = await openBehind();
  const endUpload = me.upload();
  expect(await me.discard()).toBe('not started');
  expect(await me.restore(contentOf(all(before)))).toBe('not started');
  expect(told()).toBe(notEnded);
  clearToasts();
  expect(await me.save()).toBe('conflict');
  me.compare();
  expect(await me.showNewest()).toBe('not started');
  expect(me.state().question?.is).toBe('conflict');
  expect(me.dialog()).toBe(notEnded);
  expect(toasts()).toEqual([]);
  endUpload();
  await vi.waitFor(() => expect(me.state().uploads).toEqual([]));
  expect(await me.showNewest()).toBe('done');
});

test.each([false, true])(
  'a save during an upload saves the picture, too, also when its first write was repeated (%s)',
  async (isRepeated) => {
    const me = await open();
    const endUpload = me.upload();
    me.type({ missionText: mine });
    if (isRepeated) await (await me.unanswered(me.save)).answered();
    const saved = isRepeated ? undefined : me.save();
    await vi.waitFor(() => expect(me.state().text).toBe('stored'));
    expect(me.state().uploads).toHaveLength(1);
    // This section has no picture, so a text stands for it.
    me.type({ visionText: mine });
    endUpload();
    if (saved) expect(await saved).toBe('done');
    await vi.waitFor(() => expect(me.state()).toMatchObject({ run: null, text: 'stored' }));
    expect(await newestKinds(3)).toEqual(['draft', 'draft', 'published']);
  },
);

// Sessions and roles

test('a form that is opened while the earlier one’s saves are under way begins with what they save', async () => {
  const me = await openAndType();
  const { end, ended: saved } = await holdWrites(me.save);
  me.type({ missionText: mine });
  const savedNext = me.save();
  me.openForm.close();
  const opening = new QueryClient().fetchQuery(
    storedSectionQuery(section, me.openForm.opened.userId),
  );
  const isOpened = vi.fn();
  void opening.then(isOpened);
  // Who signs in next does not wait for the writes of who was here before.
  expect(await new QueryClient().fetchQuery(storedSectionQuery(section, 'next'))).toBeDefined();
  end();
  expect(await saved).toBe('done');
  expect(isOpened).not.toHaveBeenCalled();
  expect(await savedNext).toBe('done');
  expect((await opening).head?.id).toBe(me.state().base?.id);
});

test('while somebody is signed out, nothing is said to ask again', async () => {
  const me = await openAndType();
  expect(await me.openSheet()).toBe('done');
  const { end, ended: publishing } = await holdWrites(me.publish);
  me.setSignedIn(false);
  end(failed);
  await me.untilUnanswered();
  me.openForm.dispatch({ is: 'nudged' });
  await vi.waitFor(() => expect(failureOf(me.state())?.kind).toBe('signed-out'));
  me.setSignedIn(true);
  expect(await publishing).toBe('done');
});

test('a form at work writes nothing in the name of who signs in after its user', async () => {
  const me = await openAndType();
  const other = await newcomer();
  await runSql(`insert into public.user_roles (user_id, role) values ('${other.id}', 'admin')`);
  me.openForm.close();
  const newest = await newestEntry();
  await signInBrowser(other.email, 'a-password');
  expect(await me.save()).toBe('refused');
  expect(await newestEntry()).toEqual(newest);
  await signInBrowser();
});

test('one’s own save whose answer was lost is no conflict, and the same write again, also where the role was lost meanwhile', async () => {
  const me = await openAndType();
  const { end } = await me.unanswered(me.save);
  end();
  await withoutRole(async () => {
    for (const press of ['while it is unknown', 'after the refusal']) {
      expect(await me.save(), press).toBe('refused');
      expect(me.status(), press).toBe(`We don’t know whether it was saved. ${lostRole}`);
    }
  });
  expect(await me.save()).toBe('done');
  expect(await newestKinds(2)).toEqual(['draft', 'published']);
});

test.each<[string, Press, string]>([
  ['discarding', discard, 'discarded'],
  ['publication', (me) => me.send('publish'), 'published'],
])(
  'after a lost answer and a lost role, one’s own %s stands, and is not saved again',
  async (_, act, kind) => {
    const { me } = await openOnDraft();
    const { end, answered } = await me.unanswered(() => act(me));
    end();
    await withoutRole(async () => expect(await answered()).toBe('refused'));
    me.closeDialog();
    me.setSignedIn(true);
    await vi.waitFor(() => expect(me.state()).toMatchObject({ run: null, text: 'stored' }));
    expect(await newestKinds(2)).toEqual([kind, 'draft']);
    if (kind === 'discarded')
      expect(toasts().at(-1)).toMatch(/^Not saved: You have discarded the draft/);
  },
);

test('a publication without an answer that is then refused is not called undone', async () => {
  const me = await openAndType();
  const { end, answered } = await me.unanswered(() => me.send('publish'));
  end();
  await withoutRole(async () => {
    expect(await answered()).toBe('refused');
    const said = `We don’t know whether it was published. ${lostRole}`;
    await vi.waitFor(() => expect(me.status()).toBe(said));
    expect(toasts()).toEqual([]);
  });
});

test('whoever is no administrator any more is told so, and their form stays based on what it showed', async () => {
  const { me } = await openOnDraft();
  await withoutRole(async () => {
    expect(await me.openSheet()).toBe('refused');
    expect(failureOf(me.state())?.kind).toBe('forbidden');
    me.closeDialog();
    expect(await me.discard()).toBe('refused');
    expect(told()).toBe(lostRole);
    expect(failureOf(me.state())?.kind).toBe('forbidden');
    expect(me.texts().visionSummary).toBe(drafted);
  });
  me.type({ visionSummary: mine });
  expect(await me.write('publish')).toEqual([]);
  expect(await published()).toEqual(textsWith({ visionSummary: mine }));
});
