import type { Page } from '@playwright/test';
import { calls, expect, expectToast, hold, sessionKey, test } from './support/accounts';
import { open } from './support/pages';

test.use({ account: 'admin', ownSession: true });

async function logOut(page: Page) {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
}

const storedSession = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);

test('an administrator logs out: home does not wait, this session ends, and the admin area is closed', async ({
  page,
}) => {
  const { seen, release } = await hold(page, calls.signOut);
  const out = page.waitForResponse(calls.signOut);
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => seen.length).toBe(1);
  release();
  const answer = await out;
  expect(answer.ok()).toBe(true);
  // Not the sessions on other devices.
  expect(new URL(answer.url()).searchParams.get('scope')).toBe('local');
  await expect.poll(() => storedSession(page)).toBeNull();
  await expect(page.getByRole('link', { name: 'Contact', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await page.goto('/admin/hero');
  await expect(page).toHaveURL('/auth');
});

// What other failures are called is in errors.test.ts.
test('a logout without a network is told about, and signs this device out all the same', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route(calls.signOut, (route) => route.abort());
  await logOut(page);
  await expectToast(page, 'Error', 'We could not reach the server.');
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toBeNull();
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
});

test('a session that the server has forgotten can be logged out of all the same', {
  tag: '@desktop',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 403/);
  await page.route(calls.signOut, (route) =>
    route.fulfill({
      status: 403,
      json: { code: 403, error_code: 'session_not_found', msg: 'gone' },
    }),
  );
  await logOut(page);
  await expect.poll(() => storedSession(page)).toBeNull();
  await open(page, '/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
});

test('logging out in one tab reaches the other', { tag: '@desktop' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/admin/values');
  await expect(other.getByRole('heading', { level: 1, name: 'Core Values' })).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL('/auth');
});
