import type { Page, Route } from '@playwright/test';
import { calls, expect, hold, sessionKey, test, watchAddresses } from './support/accounts';
import { expectPage } from './support/pages';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });

const failure = (page: Page) => page.getByRole('alert');

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('sees a spinner while the role is looked up, and is not sent away', async ({ page }) => {
    const addresses = watchAddresses(page);
    const { seen, release } = await hold(page, calls.role);
    await page.clock.install();
    await page.goto('/admin');
    await expect(page.getByRole('status')).toContainText('Checking your rights');
    await expect.poll(() => seen.length).toBe(1);
    // A guard that takes "not known yet" for "no" would have redirected by now.
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('status')).toBeVisible();
    await expect(dashboard(page)).toBeHidden();
    release();
    await expect(dashboard(page)).toBeVisible();
    expect(new Set(addresses)).toEqual(new Set(['/admin']));
  });

  test('sees no Admin Panel while the role is not known, and loses the admin area with the role', async ({
    page,
  }) => {
    const { seen, release } = await hold(page, calls.role);
    await page.goto('/core-values');
    await expect.poll(() => seen.length).toBe(1);
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
    release();
    await page.getByRole('link', { name: 'Admin Panel' }).click();
    await expect(dashboard(page)).toBeVisible();
    await page.unroute(calls.role);
    await page.route(calls.role, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page).toHaveURL('/');
  });

  const failures: { what: string; text: RegExp; fail: (route: Route) => Promise<void> }[] = [
    {
      what: 'no network',
      text: /could not reach the server/,
      fail: (route) => route.abort(),
    },
    {
      what: 'an answer of 500',
      text: /Try again/,
      fail: (route) =>
        route.fulfill({ status: 500, json: { code: 'XX000', message: 'internal error' } }),
    },
    {
      what: 'a page instead of an answer',
      text: /could not read/,
      fail: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hi' }),
    },
    {
      what: 'junk instead of a row',
      text: /./,
      fail: (route) => route.fulfill({ json: ['junk', 7, null, { role: 'emperor' }] }),
    },
  ];

  test('after a failed look-up an administrator is told why, and can try again', {
    tag: '@desktop',
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|status of 500/);
    const addresses = watchAddresses(page);
    for (const [index, { what, text, fail }] of failures.entries()) {
      await page.unroute(calls.role);
      await page.route(calls.role, fail);
      if (index === 0) await page.goto('/admin');
      else await page.reload();
      await expect(failure(page), what).toContainText("We couldn't check your account");
      await expect(failure(page), what).toContainText(text);
      await expect(dashboard(page)).toBeHidden();
    }
    await page.unroute(calls.role);
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dashboard(page)).toBeVisible();
    expect(new Set(addresses)).toEqual(new Set(['/admin']));
  });
});

test.describe('an ordinary user', () => {
  test.use({ account: 'user' });

  test('waits as well, and is sent home once it is known', async ({ page }) => {
    const { release } = await hold(page, calls.role);
    await page.goto('/admin');
    await expect(page.getByRole('status')).toContainText('Checking your rights');
    await expect(page).toHaveURL('/admin');
    release();
    await expect(page).toHaveURL('/');
  });

  test('does not become an administrator by a failed look-up, and can leave it for the website', {
    tag: '@desktop',
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route(calls.role, (route) => route.abort());
    await page.goto('/admin');
    await expect(failure(page)).toBeVisible();
    await expect(dashboard(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeHidden();
    await failure(page).getByRole('link', { name: 'Back to Website' }).click();
    await expectPage(page, '/');
  });

  test('does not become an administrator by rows that grant nothing', { tag: '@desktop' }, async ({
    page,
  }) => {
    for (const rows of [[], [{ role: 'user' }], [{ user_id: 'someone' }], [null]]) {
      await page.unroute(calls.role);
      await page.route(calls.role, (route) => route.fulfill({ json: rows }));
      await page.goto('/admin');
      await expect(page, JSON.stringify(rows)).toHaveURL('/');
    }
  });

  test('a forged answer shows the dashboard, and the backend still refuses', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.route(calls.role, (route) => route.fulfill({ json: [{ role: 'admin' }] }));
    await page.goto('/admin');
    await expect(dashboard(page)).toBeVisible();
    const stored = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
    // Past `page.route`, which forges the page's own requests.
    const answer = await page.request.get('/rest/v1/user_roles?select=*', {
      headers: {
        apikey: 'sb_publishable_embedded_backend',
        authorization: `Bearer ${JSON.parse(stored ?? '{}').access_token}`,
      },
    });
    expect(await answer.json()).toEqual([]);
  });
});
