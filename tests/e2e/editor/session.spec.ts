import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { accountForm, accounts, holdAnswer, sessionKey, signIn } from '../support/accounts';
import { downloadedText } from '../support/downloads';
import {
  backUp,
  backupKeys,
  editorCalls,
  expect,
  grantRole,
  openEditor,
  readPresence,
  readStored,
  runSql,
  status,
  stay,
  test,
} from '../support/editor';

test.use({ section: 'about', ownSession: true });

const text = 'We began with one van and a shelf of spices.';

const story = (page: Page) => page.getByRole('textbox', { name: 'Our story' });

test.beforeEach(async ({ page, section }) => {
  await openEditor(page, section);
  await story(page).fill(text);
  await expect(status(page)).not.toHaveText('No changes');
});

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave?' });
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
/** PostgREST's answer to a write without a valid session. */
const signedOutAnswer = {
  status: 401,
  json: { code: '42501', message: 'permission denied for function write_entry' },
};

test('a link, Back and signing out ask first, Stay keeps the text, Leave keeps a copy of it', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Core Values' }).click();
  await expect(leaveDialog(page)).toBeVisible();
  await expectAccessible(page, 'a question', 'dialog[open]');
  await stay(page);
  await expect(page).toHaveURL('/admin/about');
  await expect(story(page)).toHaveValue(text);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  const card = page.getByRole('article').filter({ hasText: 'Click to manage About' });
  await expect(card).toContainText('Saved on this computer only');

  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByText(/^You wrote something here at/)).toBeVisible();
  await expect(story(page)).not.toHaveValue(text);

  await story(page).fill(text);
  await backUp(page);
  await page.goBack();
  await stay(page);
  await expect(story(page)).toHaveValue(text);
  await expect(page).toHaveURL('/admin/about');

  await page.getByRole('button', { name: 'Logout' }).click();
  await stay(page);
  await expect(story(page)).toHaveValue(text);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Save draft and leave' }).click();
  await expect(card).toContainText('Draft waiting');
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(story(page)).toHaveValue(text);
  await story(page).fill(`${text} And a second van.`);
  await page.getByRole('button', { name: 'Logout' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
});

test('a refused session is renewed in place, also after a wrong password; a role that is taken away leaves the text to be copied', async ({
  page,
  context,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[013]/);

  await test.step('signed out, the text stays', async () => {
    await page.route(editorCalls.write, (route) => route.fulfill(signedOutAnswer));
    await page.keyboard.press('Control+s');
    await expect(status(page)).toContainText('Your session has ended. Sign in to go on.');
    await expect(signInDialog(page)).toBeVisible();
    await expectAccessible(page, 'signing in again', 'dialog[open]');
    await signInDialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('You are signed out. Your text is still here.')).toBeVisible();
    await expectAccessible(page, 'signed out');
    await page.keyboard.press('Control+s');
    await signInDialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.unroute(editorCalls.write);
  });

  await test.step('a wrong password is said in the dialog', async () => {
    await signIn(page, { ...admin, password: 'not-the-password' });
    const refusal = signInDialog(page).getByRole('alert');
    await expect(refusal).toHaveText('Invalid login credentials');
    await expect(refusal).toBeInViewport();
    await expect(page.getByText('Invalid login credentials')).toHaveCount(1);
    await expect(accountForm(page, 'Login').email).toHaveValue(admin.email);
    await expect(accountForm(page, 'Login').password).toBeFocused();
    await expect(story(page)).toHaveValue(text);
  });

  await test.step('an account that is no administrator is said to be none, and the editor stays', async () => {
    const saves: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().includes('/rest/v1/rpc/')) saves.push(sent.url());
    });
    await signIn(page, accounts.user);
    await expect(signInDialog(page).getByRole('alert')).toContainText('is not an administrator');
    await expect(page).toHaveURL('/admin/about');
    await expect(story(page)).toHaveValue(text);
    expect(saves).toEqual([]);
  });

  await test.step('the right one saves the text', async () => {
    await signIn(page, admin);
    await expect(signInDialog(page)).toBeHidden();
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(story(page)).toHaveValue(text);
    const { draft } = await readStored(request, admin, section);
    expect(draft.content.ourStory).toBe(text);
  });

  await test.step('also over the publish sheet, which stays', async () => {
    const sheet = page.getByRole('dialog', { name: 'Publish About' });
    await page.getByRole('button', { name: 'Publish…' }).click();
    await page.route(editorCalls.write, (route) => route.fulfill(signedOutAnswer), { times: 1 });
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(signInDialog(page)).toBeVisible();
    await signIn(page, admin);
    await expect(signInDialog(page)).toBeHidden();
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(status(page)).toHaveText(/^Published at/);
  });

  await test.step('a role that is taken away', async () => {
    const written = `${text} And a second van.`;
    await story(page).fill(written);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await runSql(request, `delete from public.user_roles where user_id = '${admin.id}'`);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toContainText('You are no longer an administrator.');
    await expectAccessible(page, 'a lost role');
    const copy = page.getByRole('button', { name: 'Copy the text' });
    await expect(copy).toBeInViewport();
    await copy.click();
    await expect(page.getByText('Copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n\n')).toContain(`Our story: ${written}`);
    const { fileName, text: backup } = await downloadedText(page, () =>
      page.getByRole('alert').getByRole('button', { name: 'Download a backup' }).click(),
    );
    expect(fileName).toBe('about.txt');
    expect(backup).toBe(`${copied}\n`);
    await expect(story(page)).toHaveValue(written);
    await expect(page).toHaveURL('/admin/about');
    await grantRole(request, admin);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(copy).toBeHidden();
  });
});

test('the question to sign in again goes once a save without an answer is known', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401|ERR_FAILED/);
  let attempts = 0;
  await page.route(
    editorCalls.write,
    (route) => (attempts++ === 0 ? route.abort() : route.fulfill(signedOutAnswer)),
    { times: 2 },
  );
  await page.keyboard.press('Control+s');
  await expect(signInDialog(page)).toBeVisible();
  await expect(status(page)).toHaveText(/^Draft saved/, { timeout: 10_000 });
  await expect(signInDialog(page)).toBeHidden();
});

test('a session that begins in another tab saves the text, also where storage brings it later than the news, as in Firefox', async ({
  page,
  context,
  admin,
  expectedErrors,
}) => {
  // What is sent before this tab has heard of the log-out is refused: rights end with the session.
  expectedErrors.push(/status of 401/);
  await page.evaluate((sessionKey) => {
    const { getItem } = Storage.prototype;
    let known = localStorage.getItem(sessionKey);
    let firstRead = 0;
    Storage.prototype.getItem = function (key) {
      const value = getItem.call(this, key);
      if (key !== sessionKey || value === known) return value;
      firstRead ||= performance.now();
      if (performance.now() - firstRead < 300) return known;
      [known, firstRead] = [value, 0];
      return value;
    };
  }, sessionKey);
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(signInDialog(page)).toBeVisible();
  await other.goto('/auth');
  await signIn(other, admin);
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(signInDialog(page)).toBeHidden();
});

test('signed out in another tab, the text stays, is saved by signing in again, is not shown to somebody else, and is kept for its author', async ({
  page,
  request,
  context,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const typists = async () =>
    (await readPresence(request, admin)).filter((each) => each.user_id === admin.id);
  await expect.poll(typists).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect.poll(typists).toEqual([]);

  await test.step('signed in again, it is saved, although no save had failed', async () => {
    await expect(signInDialog(page)).toContainText('What you have written is still here.');
    await signIn(page, admin);
    await expect(signInDialog(page)).toBeHidden();
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(story(page)).toHaveValue(text);
    await story(page).fill(`${text} And a second van.`);
    await backUp(page);
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Logout' }).click();
  });

  await expect(signInDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You are signed out. Your text is still here.')).toBeVisible();
  await expect(story(page)).toHaveValue(`${text} And a second van.`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(signInDialog(page)).toBeVisible();

  await signIn(page, accounts.admin);
  await expect(signInDialog(page)).toBeHidden();
  await expect(story(page)).toHaveValue(text);
  await expect(page.getByText(/You wrote something here/)).toBeHidden();
  const [key, ...others] = await backupKeys(page);
  expect(key).toContain(admin.id);
  expect(others).toEqual([]);

  await test.step('nor when somebody else signs in in the other tab', async () => {
    await story(page).fill('Typed by the other one.');
    await backUp(page);
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(signInDialog(page)).toBeVisible();
    await expect(other).toHaveURL('/');
    await other.goto('/auth');
    await signIn(other, admin);
    await page.getByRole('button', { name: 'Bring back my typing' }).click();
    await expect(story(page)).toHaveValue(`${text} And a second van.`);
  });

  await test.step('a publication that is answered after somebody else has signed in is news to them', async () => {
    const { seen, release } = await holdAnswer(page, editorCalls.write);
    await page.getByRole('button', { name: 'Publish…' }).click();
    const sheet = page.getByRole('dialog', { name: 'Publish About' });
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(() => seen.length).toBe(1);
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/');
    await other.goto('/auth');
    await signIn(other, accounts.admin);
    await expect(story(page)).toHaveValue(text);
    release();
    await expect(page.getByRole('status', { name: 'Colleagues' })).toContainText(
      `${admin.name} published`,
      { timeout: 5000 },
    );
  });
});
