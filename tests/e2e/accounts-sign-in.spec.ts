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

/** The way to the admin area: in the header, or in the menu of a phone. */
async function expectAdminPanel(page: Page, isMobile: boolean, shown: boolean) {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('link', { name: 'Contact', exact: true }).first()).toBeVisible();
  const link = page.getByRole('link', { name: 'Admin Panel' });
  if (shown) await expect(link).toHaveAttribute('href', '/admin');
  else await expect(link).toBeHidden();
}

test('an administrator signs in, is welcomed home and finds the Admin Panel', async ({
  page,
  isMobile,
}) => {
  await open(page, '/auth');
  await signIn(page, accounts.admin);
  await expectToast(page, 'Success', 'Welcome back!');
  await expect(page).toHaveURL('/');
  await expectAdminPanel(page, isMobile, true);
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});

test('an ordinary user signs in, is welcomed home and sees no Admin Panel', async ({
  page,
  isMobile,
}) => {
  await open(page, '/auth');
  const role = page.waitForResponse(calls.role);
  await signIn(page, accounts.user);
  await expectToast(page, 'Success', 'Welcome back!');
  await expect(page).toHaveURL('/');
  expect(await (await role).json()).toEqual([]);
  await expectAdminPanel(page, isMobile, false);
});

test('a guest sees no Admin Panel', async ({ page, isMobile }) => {
  await open(page, '/about');
  await expectAdminPanel(page, isMobile, false);
});

test('a wrong password is told in the words of the provider, and nothing typed is lost', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await open(page, '/auth');
  await signIn(page, { ...accounts.admin, password: 'not-the-password' });
  await expectToast(page, 'Error', 'Invalid login credentials');
  await expect(page).toHaveURL('/auth');
  const { email, password, button } = accountForm(page, 'Login');
  await expect(email).toHaveValue(accounts.admin.email);
  await expect(password).toHaveValue('not-the-password');

  await password.fill(accounts.admin.password);
  await button.click();
  await expectToast(page, 'Success', 'Welcome back!');
  await expect(page).toHaveURL('/');
});

test('an unknown address gets the same answer as a wrong password', { tag: '@desktop' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await open(page, '/auth');
  await signIn(page, { email: 'nobody@saffrongate.example', password: 'saffron-admin' });
  await expectToast(page, 'Error', 'Invalid login credentials');
});

test('the button waits with the visitor, and a second submit sends nothing', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/auth');
  const { seen, release } = await hold(page, calls.signIn);
  const { form, password, button } = accountForm(page, 'Login');
  await signIn(page, accounts.user);
  await expect(button).toHaveText('Logging in...');
  await expect(button).toBeDisabled();
  await password.press('Enter');
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  release();
  await expect(page).toHaveURL('/');
  expect(seen).toHaveLength(1);
});

test('a double click sends one request', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth');
  const { seen, release } = await hold(page, calls.signIn);
  const { email, password, button } = accountForm(page, 'Login');
  await email.fill(accounts.user.email);
  await password.fill(accounts.user.password);
  await button.dblclick();
  await expect(button).toBeDisabled();
  release();
  await expect(page).toHaveURL('/');
  expect(seen).toHaveLength(1);
});

test('Enter signs in', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth');
  const { email, password } = accountForm(page, 'Login');
  await email.fill(accounts.user.email);
  await password.fill(accounts.user.password);
  await password.press('Enter');
  await expectToast(page, 'Success', 'Welcome back!');
});

test('with the server out of reach the visitor is told, and can try again', {
  tag: '@desktop',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await open(page, '/auth');
  await page.route(calls.signIn, (route) => route.abort());
  await signIn(page, accounts.user);
  await expectToast(page, 'Error', 'We could not reach the server.');
  const { button } = accountForm(page, 'Login');
  await expect(button).toHaveText('Login');
  await expect(button).toBeEnabled();
  await page.unroute(calls.signIn);
  await button.click();
  await expect(page).toHaveURL('/');
});

for (const { what, answer, text, error } of [
  {
    what: 'an answer of 500',
    answer: { status: 500, json: { msg: 'stack trace' } },
    text: 'The server has a problem at the moment.',
    error: /status of 500/,
  },
  {
    what: 'a page instead of an answer',
    answer: { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Welcome</h1>' },
    text: 'The server gave an answer we could not read.',
    error: /never/,
  },
]) {
  test(`${what} is told in a sentence`, { tag: '@desktop' }, async ({ page, expectedErrors }) => {
    expectedErrors.push(error);
    await open(page, '/auth');
    await page.route(calls.signIn, (route) => route.fulfill(answer));
    await signIn(page, accounts.user);
    await expectToast(page, 'Error', text);
    await expect(page).toHaveURL('/auth');
  });
}

test.describe('with a session', () => {
  test.use({ account: 'user' });

  test('whoever is signed in has nothing to do on /auth', async ({ page }) => {
    await page.goto('/auth');
    await expectPage(page, '/');
  });
});
