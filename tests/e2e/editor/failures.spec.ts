import type { Page } from '@playwright/test';
import { intercept } from '../support/accounts';
import { editorCalls, expect, openEditor, status, stay, stopClock, test } from '../support/editor';

// What becomes of writes without an answer: tests/database/two-editors.test.ts. What cannot be loaded: src/admin/editor.

test.use({ section: 'about' });

const text = 'We began with one van and a shelf of spices.';

const story = (page: Page) => page.getByRole('textbox', { name: 'Our story' });

test('a save that fails says so and is repeated by itself; offline, one goes on writing; a save without an answer is recognised as one’s own after a reload', async ({
  page,
  context,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const stored = async () => (await admin.readStored()).draft.content.ourStory;
  page.on('dialog', (dialog) => void dialog.accept());
  // WebKit locks the database for all pages where a page that is left begins a transaction.
  await page.addInitScript(() => {
    const begin = IDBDatabase.prototype.transaction;
    const leave = () => {
      IDBDatabase.prototype.transaction = function transaction(...args) {
        sessionStorage.setItem('begun', 'on leaving');
        return begin.apply(this, args);
      };
    };
    window.addEventListener('pagehide', leave, { capture: true });
  });
  await page.clock.install();
  await openEditor(page, section);
  await story(page).fill(text);
  // With the clock stopped, the save is not repeated before the test looks.
  await stopClock(page);
  const failure = { status: 500, json: { code: 'XX000', message: 'out of order' } };
  await intercept(page, editorCalls.write, (route) => route.fulfill(failure), { times: 1 });
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Not saved yet: trying again by itself/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await stay(page);
  await page.clock.runFor(2000);
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await stored()).toBe(text);
  await page.clock.resume();

  await context.setOffline(true);
  await story(page).fill(`${text} Written offline.`);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Offline: still here, and saved when you are back');
  await story(page).fill(`${text} Written offline, too.`);
  await context.setOffline(false);
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await stored()).toBe(`${text} Written offline, too.`);

  // It is written, but the answer is lost.
  await intercept(page, editorCalls.write, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await story(page).fill(`${text} Then two vans.`);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^We don’t know yet whether it was saved/);
  await story(page).fill(`${text} Then ten.`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('begun'))).toBeNull();
  await page.getByRole('button', { name: 'Bring back my typing' }).click();
  await expect(story(page)).toHaveValue(`${text} Then ten.`);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await stored()).toBe(`${text} Then ten.`);
});
