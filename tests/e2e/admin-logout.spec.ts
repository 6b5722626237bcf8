import type { Page } from '@playwright/test';
import {
  accounts,
  calls,
  createSession,
  expect,
  hold,
  sessionKey,
  signIn,
  test,
} from './support/accounts';
import { expectPage, open } from './support/pages';

const storedSession = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);

async function logOut(page: Page) {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
}

test('signing in in one tab shows in the other after a reload, logging out at once, also without a network, which is said', async ({
  page,
  context,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const other = await context.newPage();
  await open(other, '/core-values');
  await open(page, '/auth');
  await signIn(page, accounts.admin);
  await expectPage(page, '/');
  await other.reload();
  await other.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  const { seen, release } = await hold(page, calls.signOut);
  const out = page.waitForResponse(calls.signOut);
  await logOut(page);
  await expect(page).toHaveURL('/');
  await expect.poll(() => seen.length).toBe(1);
  release();
  const answer = await out;
  expect(answer.ok()).toBe(true);
  // With the scope `local`, sessions on other devices go on.
  expect(new URL(answer.url()).searchParams.get('scope')).toBe('local');
  await expect.poll(() => storedSession(page)).toBeNull();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
  await expect(other).toHaveURL('/auth');

  await page.unroute(calls.signOut);
  const session = await createSession(request, accounts.admin);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionKey,
    session,
  ] as const);
  await page.route(calls.signOut, (route) => route.abort());
  await logOut(page);
  const toast = page.getByRole('listitem').filter({ hasText: 'We could not reach the server.' });
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toBeNull();
});
