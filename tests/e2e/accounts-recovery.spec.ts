import type { APIRequestContext, Page } from '@playwright/test';
import { expectFitsEnlarged, expectNoViolations, expectTargets } from './support/accessibility';
import { createSession, expect, expectToast, publicKey, signIn, test } from './support/accounts';
import { runSql } from './support/content';
import { open } from './support/pages';

async function lastLinkTo(request: APIRequestContext, address: string): Promise<string> {
  const mails: { to: string; link: string }[] = await (await request.get('/test/mails')).json();
  return mails.findLast(({ to }) => to === address)?.link ?? '';
}

async function expectScreen(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectNoViolations(page);
  await expectTargets(page, 24);
}

test('who forgot the password sets a new one with the link of an e-mail, once', async ({
  page,
  request,
  expectedErrors,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const signedUp = await request.post('/auth/v1/signup', {
    headers: publicKey,
    data: { email, password: 'forgotten' },
  });
  const { refresh_token } = await signedUp.json();
  const refresh = () =>
    request.post('/auth/v1/token?grant_type=refresh_token', {
      headers: publicKey,
      data: { refresh_token },
    });

  await open(page, '/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectScreen(page, 'Forgot password?');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Check your inbox');

  const link = await lastLinkTo(request, email);
  // The scanner of a mail server uses up nothing.
  expect((await request.get(link)).ok()).toBe(true);
  await page.goto(link);
  await expectScreen(page, 'Set a new password');
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await expectFitsEnlarged(page);
  const secondTab = await page.context().newPage();
  await secondTab.goto(link);
  await secondTab.getByLabel('New password', { exact: true }).fill('too-late');
  // A phone may have discarded the tab while the visitor was in the password manager: it is loaded again.
  await page.reload();
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('short');
  await page.keyboard.press('Enter');
  expect(await password.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
  await password.fill('remembered');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  expectedErrors.push(/ERR_FAILED/, /status of (403|422)/);
  let isLost = false;
  await page.route('**/auth/v1/user', async (route) => {
    if (isLost || route.request().method() !== 'PUT') return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Set password' }).click();
  await expectToast(page, 'Success', 'Your new password is set. Other devices are signed out.');
  await expect(page).toHaveURL('/');
  expect((await refresh()).status()).toBe(400);
  await createSession(request, { email, password: 'remembered' });

  await secondTab.getByRole('button', { name: 'Set password' }).click();
  await expect(secondTab.getByRole('alert')).toContainText('expired or was used before');
  await expect(secondTab.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await createSession(request, { email, password: 'remembered' });
});

test('an address is confirmed by a press, which signs nobody in', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  const data = { email, password: 'long-enough' };
  await request.post('/auth/v1/signup', { headers: publicKey, data });
  // The embedded backend confirms addresses by itself.
  const unconfirmed = `update auth.users
    set email_confirmed_at = null, confirmation_token = '${email}', confirmation_sent_at = now()
    where email = '${email}'`;
  await runSql(request, unconfirmed);
  await page.goto(`/auth/confirm#token_hash=${email}&email=${email}`);
  await expectScreen(page, 'Confirm your address');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expectScreen(page, 'Your address is confirmed.');
  await page.getByRole('link', { name: 'Log in' }).click();
  await signIn(page, data);
  await expectToast(page, 'Success', 'Welcome back!');
});
