import type { Page, Route } from '@playwright/test';
import { calls, expect, expectToast, hold, sessionKey, test } from './support/accounts';
import { open } from './support/pages';

test.use({ account: 'admin', ownSession: true });

async function logOut(page: Page, isMobile: boolean) {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('button', { name: 'Logout' }).click();
}

const storedSession = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);

test('an administrator logs out: this session ends, no Admin Panel, and the admin area closed', async ({
  page,
  isMobile,
}) => {
  const out = page.waitForResponse(calls.signOut);
  await logOut(page, isMobile);
  await expect(page).toHaveURL('/');
  const answer = await out;
  expect(answer.ok()).toBe(true);
  // Not the sessions on other devices.
  expect(new URL(answer.url()).searchParams.get('scope')).toBe('local');
  await expect.poll(() => storedSession(page)).toBeNull();
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('link', { name: 'Contact', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await page.goto('/admin/hero');
  await expect(page).toHaveURL('/auth');
});

test('home does not wait for a slow logout', { tag: '@desktop' }, async ({ page }) => {
  const { seen, release } = await hold(page, calls.signOut);
  await logOut(page, false);
  await expect(page).toHaveURL('/');
  await expect.poll(() => seen.length).toBe(1);
  release();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
  await expect(page).toHaveURL('/');
});

const failures: { what: string; text: string; fail: (route: Route) => Promise<void> }[] = [
  {
    what: 'that the server refuses',
    text: 'The server has a problem at the moment.',
    fail: (route) => route.fulfill({ status: 500, json: { msg: 'no' } }),
  },
  {
    what: 'without a network',
    text: 'We could not reach the server.',
    fail: (route) => route.abort(),
  },
];

for (const { what, text, fail } of failures) {
  test(`a logout ${what} is told about, and signs this device out all the same`, async ({
    page,
    isMobile,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 500|ERR_FAILED/);
    await page.route(calls.signOut, fail);
    await logOut(page, isMobile);
    await expectToast(page, 'Error', text);
    await expect(page).toHaveURL('/');
    expect(await storedSession(page)).toBeNull();
    await page.goto('/admin');
    await expect(page).toHaveURL('/auth');
  });
}

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
  await logOut(page, false);
  await expect.poll(() => storedSession(page)).toBeNull();
  await open(page, '/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
});

test('logging out in one tab reaches the other', { tag: '@desktop' }, async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/admin/values');
  await expect(other.getByRole('heading', { level: 1, name: 'Core Values' })).toBeVisible();
  await logOut(page, false);
  await expect(other).toHaveURL('/auth');
});
