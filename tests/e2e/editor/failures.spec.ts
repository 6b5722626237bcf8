import type { Page } from '@playwright/test';
import { hold } from '../support/accounts';
import {
  choose,
  editorCalls,
  expect,
  openEditor,
  status,
  stay,
  stopClock,
  test,
} from '../support/editor';

// What becomes of writes without an answer is tested in tests/database/two-editors.test.ts.

test.use({ section: 'about' });

const text = 'We began with one van and a shelf of spices.';

const story = (page: Page) => page.getByRole('textbox', { name: 'Our story' });

test('a save that fails says so, is repeated by itself, and recognised as one’s own after a reload; while a draft is being discarded, nothing can be typed', async ({
  page,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500|ERR_FAILED/);
  const draft = async () => (await admin.readStored()).draft;
  page.on('dialog', (dialog) => void dialog.accept());
  await page.clock.install();
  await openEditor(page, section);
  const before = await story(page).inputValue();
  await story(page).fill(text);
  // With the clock stopped, the save is not repeated before the test looks.
  await stopClock(page);
  const failure = { status: 500, json: { code: 'XX000', message: 'out of order' } };
  await page.route(editorCalls.write, (route) => route.fulfill(failure), { times: 1 });
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Not saved yet: trying again by itself/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await stay(page);
  await page.clock.runFor(2000);
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect((await draft()).content.ourStory).toBe(text);
  await page.clock.resume();

  // It is written, but the answer is lost.
  await page.route(editorCalls.write, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await story(page).fill(`${text} Then two vans.`);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^We don’t know yet whether it was saved/);
  await story(page).fill(`${text} Then ten.`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByRole('button', { name: 'Bring back my typing' }).click();
  await expect(story(page)).toHaveValue(`${text} Then ten.`);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await draft()).content.ourStory).toBe(`${text} Then ten.`);

  const { seen, release } = await hold(page, editorCalls.write);
  await choose(page, 'Discard draft');
  const question = page.getByRole('dialog', { name: 'Discard the draft?' });
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect.poll(() => seen.length).toBe(1);
  await expect(status(page)).toHaveText('Changing the form… You can type again in a moment.');
  await story(page).focus();
  await expect(story(page)).not.toBeFocused();
  release();
  await expect(page.getByText('Draft discarded', { exact: true })).toBeVisible();
  await expect(story(page)).toHaveValue(before);
  expect(await draft()).toBeUndefined();
});

test('offline, one goes on writing, and it is saved when the network is back; what cannot be loaded is an error, never an empty form', async ({
  page,
  context,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of 500/);
  await openEditor(page, section);
  await context.setOffline(true);
  await story(page).fill(text);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Offline: still here, and saved when you are back');
  const written = `${text} Written offline, too.`;
  await story(page).fill(written);
  await context.setOffline(false);
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft } = await admin.readStored();
  expect(draft.content.ourStory).toBe(written);

  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.route(editorCalls.entries, (route) => route.fulfill({ status: 500, json: {} }));
  await navigation.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t load this section.');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.unroute(editorCalls.entries);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(story(page)).toHaveValue(written);
});
