import type { Page } from '@playwright/test';
import { accountForm, accounts, signIn } from '../support/accounts';
import { downloadedJson } from '../support/downloads';
import { editorCalls, expect, openEditor, runSql, status, test } from '../support/editor';

test.use({ section: 'about', ownSession: true });

const text = 'We began with one van and a shelf of spices.';

function story(page: Page) {
  return page.getByRole('textbox', { name: 'Our story' });
}

test.beforeEach(async ({ page, admin, section }) => {
  expect(admin.token).not.toBe('');
  await openEditor(page, section);
  await story(page).fill(text);
  await expect(status(page)).not.toHaveText('No changes');
});

const leaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('a link, Back and signing out ask first, Stay keeps the text, Leave keeps a copy of it', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Core Values' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/admin/about');
  await expect(story(page)).toHaveValue(text);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin');
  const card = page.getByRole('article').filter({ hasText: 'Click to manage About' });
  await expect(card).toContainText('Saved on this computer only');
  await expect(card).not.toContainText('Never edited');

  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(
    page.getByText(/^Edits from a moment ago are saved on this computer only, not published\.$/),
  ).toBeVisible();
  await expect(story(page)).not.toHaveValue(text);

  await story(page).fill(text);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  await page.goBack();
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(story(page)).toHaveValue(text);
  await expect(page).toHaveURL('/admin/about');

  await page.getByRole('button', { name: 'Logout' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Stay' }).click();
  await expect(story(page)).toHaveValue(text);
  await page.getByRole('button', { name: 'Logout' }).click();
  await leaveDialog(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
});

test('closing the tab asks first, and after a reload the copy is offered, compared and used', async ({
  page,
}) => {
  // Browsers ask only after a user activation.
  await story(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Then two.');
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  const asked = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closed;
  const typed = `${text} Then two.`;
  await expect(story(page)).toHaveValue(typed);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Edits from/)).toBeVisible();
  await expect(story(page)).not.toHaveValue(typed);

  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare your unfinished edit' });
  await expect(comparison).toContainText('one van');
  await comparison.getByRole('button', { name: 'Use them' }).click();
  await expect(story(page)).toHaveValue(typed);
  await expect(page.getByText(/^Edits from/)).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
});

test('a refused session is renewed in place, and a role that is taken away leaves the text to be copied', async ({
  page,
  context,
  request,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await page.route(
    editorCalls.publish,
    (route) => route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
    { times: 1 },
  );
  const sheet = page.getByRole('dialog', { name: 'Publish About' });
  await page.getByRole('button', { name: 'Publish…' }).click();
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await signIn(page, admin);
  await expect(dialog).toBeHidden();
  await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(status(page)).toHaveText(/^Published at/);

  const written = `${text} And a second van.`;
  await story(page).fill(written);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await runSql(request, `delete from public.user_roles where user_id = '${admin.id}'`);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toContainText('You are no longer an administrator.');
  await page.getByRole('button', { name: 'Copy the text' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(written);
  const { fileName, content } = await downloadedJson(page, () =>
    page.getByRole('alert').getByRole('button', { name: 'Download a backup' }).click(),
  );
  expect(fileName).toBe('about.json');
  expect(content).toMatchObject({ ourStory: written });
  await expect(story(page)).toHaveValue(written);
  await expect(page).toHaveURL('/admin/about');
});

test('signed out in another tab, the text stays, and is shown again to its author alone', async ({
  page,
  context,
  admin,
}) => {
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');

  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('You are signed out. Your text is still here.')).toBeVisible();
  await expect(story(page)).toHaveValue(text);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeVisible();

  await signIn(page, accounts.admin);
  await expect(dialog).toBeHidden();
  await expect(story(page)).not.toHaveValue(text);
  await expect(page.getByText(/Edits from/)).toBeHidden();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth');
  await expect(accountForm(page, 'Login').form).toBeVisible();
  await signIn(page, admin);
  await expect(page).toHaveURL('/');
  await page.goto('/admin/about');
  await expect(page.getByText(/^Edits from/)).toBeVisible();
});
