import type { Page } from '@playwright/test';
import { expectFits } from './support/accessibility';
import { calls, expect, sessionKey, test } from './support/accounts';
import { open } from './support/pages';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });

/** Sets the stored session's `expires_at` into the past and leaves the browser on /robots.txt. */
async function expireSession(page: Page, changes: { refresh_token?: string } = {}) {
  // The site's own pages would refresh the expired session at once.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([key, more]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1_700_000_000, ...more }));
    },
    [sessionKey, changes] as const,
  );
}

test.describe('the session of an earlier visit', () => {
  test.use({ account: 'admin', ownSession: true });

  test('is known without signing in, stays in a tab that regains the focus, is refreshed, and ends when it cannot be', {
    tag: '@desktop',
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 40\d/);
    await open(page, '/core-values');
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
    // The header shows its navigation from 1024 px on.
    await page.setViewportSize({ width: 1024, height: 700 });
    await expectFits(page);
    await page.getByRole('link', { name: 'Admin Panel' }).click();
    await expect(dashboard(page)).toBeVisible();

    await page.evaluate(() => {
      for (let focus = 0; focus < 3; focus += 1) {
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('focus'));
      }
    });
    await expect(dashboard(page)).toBeVisible();
    await expect(page).toHaveURL('/admin');

    await test.step('an expired session is refreshed without a word', async () => {
      await expireSession(page);
      const refreshed = page.waitForResponse(calls.refresh);
      await page.goto('/admin');
      expect((await refreshed).ok()).toBe(true);
      await expect(dashboard(page)).toBeVisible();
      await expect(page).toHaveURL('/admin');
    });

    await test.step('one that can no longer be refreshed ends at the sign-in page', async () => {
      await expireSession(page, { refresh_token: '00000000-0000-4000-8000-000000000000' });
      await page.goto('/admin');
      await expect(page).toHaveURL('/auth');
      await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
    });
  });

  test('one that cannot be refreshed for want of a network is not given up', {
    tag: '@desktop',
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.clock.install();
    await expireSession(page);
    let connected = false;
    await page.route(calls.refresh, (route) => (connected ? route.continue() : route.abort()));
    await page.goto('/admin');
    const failure = page.getByRole('alert');
    const advanceUntilFailure = async () => {
      await page.clock.runFor(5_000);
      return failure.isVisible();
    };
    await expect.poll(advanceUntilFailure, { intervals: [100], timeout: 30_000 }).toBe(true);
    await expect(failure).toContainText('We could not reach the server.');
    await expect(page).toHaveURL('/admin');

    // Reconnects only when *Try again* reloads the page: any sooner, supabase-js would refresh the session by itself.
    page.on('request', (request) => {
      connected ||= request.isNavigationRequest();
    });
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(dashboard(page)).toBeVisible();
  });
});
