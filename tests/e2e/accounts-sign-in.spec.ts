import type { Page } from '@playwright/test';
import {
  accountForm,
  accounts,
  calls,
  expect,
  expectToast,
  hold,
  signIn,
  test,
} from './support/accounts';
import { expectPage, open } from './support/pages';

async function expectAdminPanel(page: Page, shown: boolean) {
  await expect(page.getByRole('link', { name: 'Contact', exact: true }).first()).toBeVisible();
  const link = page.getByRole('link', { name: 'Admin Panel' });
  if (shown) await expect(link).toHaveAttribute('href', '/admin');
  else await expect(link).toBeHidden();
}

test('an administrator signs in, is welcomed home and finds the Admin Panel', async ({ page }) => {
  await open(page, '/auth');
  await signIn(page, accounts.admin);
  await expectToast(page, 'Success', 'Welcome back!');
  await expect(page).toHaveURL('/');
  await expectAdminPanel(page, true);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test('whom the server refuses or fails is told so, loses no typed text, and is let in once in the end', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 400/);
  await open(page, '/auth');
  const { form, email, password, button } = accountForm(page, 'Login');

  await test.step('a wrong password and an unknown address get the same answer', async () => {
    for (const account of [
      { ...accounts.user, email: 'nobody@saffrongate.example' },
      { ...accounts.user, password: 'not-the-password' },
    ]) {
      await signIn(page, account);
      await expectToast(page, 'Error', 'Invalid login credentials');
      await page.getByRole('button', { name: 'Close notification' }).click();
      await expect(page.getByText('Invalid login credentials')).toHaveCount(0);
      await expect(page).toHaveURL('/auth');
      await expect(email).toHaveValue(account.email);
      await expect(password).toHaveValue(account.password);
    }
  });

  await password.fill(accounts.user.password);
  await page.route(calls.signIn, (route) => route.abort(), { times: 1 });
  await button.click();
  await expectToast(page, 'Error', 'We could not reach the server.');
  await expect(page).toHaveURL('/auth');
  await expect(button).toHaveText('Login');
  await expect(button).toBeEnabled();

  const { seen, release } = await hold(page, calls.signIn);
  await test.step('a double click or another submit sends no second request', async () => {
    await button.dblclick();
    await expect(button).toHaveText('Logging in...');
    await expect(button).toBeDisabled();
    await password.press('Enter');
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  });
  const role = page.waitForResponse(calls.role);
  release();
  await expectToast(page, 'Success', 'Welcome back!');
  await expect(page).toHaveURL('/');
  expect(seen).toHaveLength(1);
  expect(await (await role).json()).toEqual([]);
  await expectAdminPanel(page, false);
  await page.goto('/auth');
  await expectPage(page, '/');
  await page.goto('/core-values');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Log out' }).click();
  await expectPage(page, '/');
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
});
