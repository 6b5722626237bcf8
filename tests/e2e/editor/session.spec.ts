import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { accountForm, accounts, sessionKey, signIn } from '../support/accounts';
import { downloadedText } from '../support/downloads';
import { backUp, editorCalls, expect, openEditor, status, stay, test } from '../support/editor';

// Staying, saving and leaving: src/auth/unsaved-work.test.tsx. Another administrator: src/admin/editor/editor-page.test.tsx. Writes without a session: tests/database.

test.use({ section: 'about', ownSession: true });

const text = 'We began with one van and a shelf of spices.';
const more = `${text} And a second van.`;

const story = (page: Page) => page.getByRole('textbox', { name: 'Our story' });

test.beforeEach(async ({ page, section }) => {
  await openEditor(page, section);
  await story(page).fill(text);
  await expect(status(page)).not.toHaveText('No changes');
});

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave?' });
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });

test('a link, Back and signing out ask first, Stay keeps the text, Leave keeps a copy of it', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Core Values' }).click();
  await expect(leaveDialog(page)).toBeVisible();
  await stay(page);
  await expect(page).toHaveURL('/admin/about');
  await expect(story(page)).toHaveValue(text);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByText(/^You wrote something here at/)).toBeVisible();
  await expect(story(page)).not.toHaveValue(text);

  await story(page).fill(text);
  await backUp(page);
  await page.goBack();
  await stay(page);
  await expect(story(page)).toHaveValue(text);
  await page.getByRole('button', { name: 'Logout' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
});

test('a refused session is renewed in place, by nobody else; a role that is taken away leaves the text to be copied', async ({
  page,
  context,
  admin,
  colleague,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[013]/);
  // The page's own session ends, so a colleague reads.
  const stored = async () => (await colleague.readStored()).draft?.content.ourStory;
  /** PostgREST's answer to a write without a valid session. */
  const message = 'permission denied for function write_entry';
  await page.route(editorCalls.write, (route) =>
    route.fulfill({ status: 401, json: { code: '42501', message } }),
  );
  await page.keyboard.press('Control+s');
  await expect(status(page)).toContainText('Your session has ended. Sign in to go on.');
  await signInDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('You are signed out. Your text is still here.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.unroute(editorCalls.write);

  const { email, password } = accountForm(page, 'Login');
  const refusal = signInDialog(page).getByRole('alert');
  const login = signInDialog(page).getByRole('button', { name: 'Login' });
  const place = await login.boundingBox();
  await signIn(page, { ...admin, password: 'not-the-password' });
  await expect(refusal).toHaveText('Invalid login credentials');
  await expect(refusal).toBeInViewport();
  await expect(login).toBeEnabled();
  expect(await login.boundingBox()).toEqual(place);
  await expect(email).toHaveValue(admin.email);
  await expect(password).toBeFocused();
  await signIn(page, accounts.user);
  await expect(refusal).toContainText('is not an administrator');
  await expect(story(page)).toHaveValue(text);
  expect(await stored()).toBeUndefined();
  await signIn(page, admin);
  await expect(signInDialog(page)).toBeHidden();
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await stored()).toBe(text);

  await story(page).fill(more);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await admin.loseRole();
  await page.keyboard.press('Control+s');
  await expect(status(page)).toContainText('You are no longer an administrator.');
  await expect(page.getByText('You are no longer an administrator.')).toHaveCount(1);
  await expectAccessible(page, 'a lost role');
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n\n')).toContain(`Our story: ${more}`);
  const backup = await downloadedText(page, () =>
    page.getByRole('alert').getByRole('button', { name: 'Download a backup' }).click(),
  );
  expect(backup).toEqual({ fileName: 'about.txt', text: `${copied}\n` });
  await expect(story(page)).toHaveValue(more);
});

test('signed out in another tab, the text stays, is saved once its author signs in in the other, too', async ({
  page,
  context,
  admin,
  colleague,
  expectedErrors,
}) => {
  // What is sent before this tab has heard of a log-out is refused: rights end with the session.
  expectedErrors.push(/status of 401/);
  // As in Firefox, where storage brings another tab's session later than the news of it.
  await page.evaluate((key) => {
    const { getItem } = Storage.prototype;
    let known = localStorage.getItem(key);
    let firstRead = 0;
    Storage.prototype.getItem = function (name) {
      const value = getItem.call(this, name);
      if (name !== key || value === known) return value;
      firstRead ||= performance.now();
      if (performance.now() - firstRead < 300) return known;
      [known, firstRead] = [value, 0];
      if (value) Storage.prototype.getItem = getItem;
      return value;
    };
  }, sessionKey);
  const typists = async () =>
    (await colleague.readPresence()).filter((each) => each.user_id === admin.id);
  await expect.poll(typists).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(signInDialog(page)).toContainText('What you have written is still here.');
  await expect.poll(typists).toEqual([]);
  await other.goto('/auth');
  await signIn(other, admin);
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(signInDialog(page)).toBeHidden();
});
