import type { Page } from '@playwright/test';
import { expectFitsEnlarged, expectNoViolations, expectTargets } from './support/accessibility';
import { createSession, expect, expectToast, publicKey, test } from './support/accounts';
import { open } from './support/pages';

// Refused, expired and foreign links, and the confirmation of an address: src/auth/recovery.

async function expectScreen(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
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
  await open(page, '/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectScreen(page, 'Forgot password?');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Check your inbox');

  const mails: { to: string; link: string }[] = await (await request.get('/test/mails')).json();
  const link = mails.findLast(({ to }) => to === email)?.link ?? '';
  // The scanner of a mail server uses up nothing.
  expect((await request.get(link)).ok()).toBe(true);
  await page.goto(link);
  await expectScreen(page, 'Set a new password');
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await expectFitsEnlarged(page);
  await expectNoViolations(page);
  // A phone may have discarded the tab while the visitor was in the password manager: it is loaded again.
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('remembered');
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
  const refreshed = await request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: publicKey,
    data: { refresh_token },
  });
  expect(refreshed.status()).toBe(400);
  await createSession(request, { email, password: 'remembered' });
});
