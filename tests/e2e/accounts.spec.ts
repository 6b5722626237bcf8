import type { Page } from '@playwright/test';
import { expectFits, expectFitsEnlarged, expectTargets } from './support/accessibility';
import {
  accountForm,
  accounts,
  calls,
  createSession,
  expect,
  expectToast,
  intercept,
  publicKey,
  sessionKey,
  signIn,
  test,
} from './support/accounts';
import { expectPage, open } from './support/pages';

// Refusals, lost answers, presses that come twice, links of e-mails: src/auth. Rights: tests/database.

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });

test('a guest is sent from the admin area to sign in, without downloading it; who signs up is no administrator; one who signs in finds the Admin Panel', {
  tag: '@desktop',
}, async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(/status of 4(00|22)/);
  const requested: string[] = [];
  await open(page, '/about');
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/admin/hero');
  await expect(page).toHaveURL('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  expect(requested.filter((path) => /GoTrue|supabase|dashboard/i.test(path))).toEqual([]);
  const { fullName, email, password, button } = accountForm(page, 'Sign Up');
  const address = `${crypto.randomUUID()}@hotel.example`;
  await fullName.fill('Amina Yusuf');
  await email.fill(accounts.user.email);
  // `minlength` applies to typed text alone: https://html.spec.whatwg.org/#setting-minimum-input-length-requirements:-the-minlength-attribute
  await password.pressSequentially('12345');
  await button.click();
  await expect(password).toBeFocused();
  await password.pressSequentially('6');
  await button.click();
  await expectToast(page, 'Error', 'User already registered');
  await email.fill(address);
  const request = page.waitForRequest(calls.signUp);
  await password.press('Enter');
  await expectToast(page, 'Success', 'Account created successfully!');
  await expectPage(page, '/');
  expect((await request).postDataJSON()).toMatchObject({ data: { full_name: 'Amina Yusuf' } });
  const { searchParams } = new URL((await request).url());
  expect(searchParams.get('redirect_to')).toBe(`${baseURL}/`);
  await page.goto('/admin');
  await expectPage(page, '/');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Log out' }).click();
  await page.goto('/auth');
  await signIn(page, { ...accounts.admin, password: 'not-the-password' });
  await expectToast(page, 'Error', 'Invalid login credentials');
  await signIn(page, accounts.admin);
  await expectToast(page, 'Success', 'Welcome back!');
  await expectPage(page, '/');
  const panel = page.getByRole('link', { name: 'Admin Panel' });
  // The header shows its navigation from 1024 px on.
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expectFits(page);
  }
  await panel.click();
  await expect(dashboard(page)).toBeVisible();
  await page.goto('/auth');
  await expectPage(page, '/');
});

test.describe('the session of an earlier visit', () => {
  test.use({ account: 'admin', ownSession: true });

  test('is refreshed without a word, and ends in all tabs with the log-out of one', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    // The site's own pages would refresh an expired session at once.
    await page.goto('/robots.txt');
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1_700_000_000 }));
    }, sessionKey);
    const refreshed = page.waitForResponse(calls.refresh);
    await page.goto('/admin');
    expect((await refreshed).ok()).toBe(true);
    await expect(dashboard(page)).toBeVisible();

    const other = await context.newPage();
    await other.goto('/admin');
    await expect(dashboard(other)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectPage(page, '/');
    await expect(other).toHaveURL('/auth');
    const left = () => page.evaluate((key) => localStorage.getItem(key), sessionKey);
    await expect.poll(left).toBeNull();
  });
});

test('who forgot the password sets a new one with the link of an e-mail, once', {
  tag: '@desktop',
}, async ({ page, request, expectedErrors }) => {
  async function expectScreen(heading: string) {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectTargets(page, 24);
  }
  const email = `${crypto.randomUUID()}@example.com`;
  const signedUp = await request.post('/auth/v1/signup', {
    headers: publicKey,
    data: { email, password: 'forgotten' },
  });
  const { refresh_token } = await signedUp.json();
  await open(page, '/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectScreen('Forgot password?');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expectScreen('Check your inbox');

  const mails: { to: string; link: string }[] = await (await request.get('/test/mails')).json();
  const link = mails.findLast(({ to }) => to === email)?.link ?? '';
  // The scanner of a mail server uses up nothing.
  expect((await request.get(link)).ok()).toBe(true);
  await page.goto(link);
  await expectScreen('Set a new password');
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await expectFitsEnlarged(page);
  await page.getByLabel('New password', { exact: true }).fill('remembered');
  expectedErrors.push(/ERR_FAILED/, /status of (403|422)/);
  let isLost = false;
  await intercept(page, '**/auth/v1/user', async (route) => {
    if (isLost || route.request().method() !== 'PUT') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Set password' }).click();
  await expectToast(page, 'Success', 'Your new password is set. Other devices are signed out.');
  await expect(page).toHaveURL('/');
  const refreshed = await request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: publicKey,
    data: { refresh_token },
  });
  expect(refreshed.status()).toBe(400);
  await createSession(request, { email, password: 'remembered' });
});
