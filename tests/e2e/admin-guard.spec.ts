import type { Page } from '@playwright/test';
import { expectFits, expectNoViolations } from './support/accessibility';
import { calls, expect, hold, test, watchPaths } from './support/accounts';
import { expectPage, open } from './support/pages';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });

test.describe('a guest', () => {
  test('is sent from the admin area to sign in, does not download it, and does not come back with Back', async ({
    page,
  }) => {
    const requested: string[] = [];
    await open(page, '/about');
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/admin/hero');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    expect(requested.filter((path) => /GoTrue|supabase|dashboard/i.test(path))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test.describe('an ordinary user', () => {
  test.use({ account: 'user' });

  test('waits until the role is known, and is sent home from the admin area', async ({ page }) => {
    const visited = watchPaths(page);
    const { release } = await hold(page, calls.role);
    await page.goto('/admin/hero');
    await expect(page.getByRole('status')).toContainText('Checking your rights');
    await expect(page).toHaveURL('/admin/hero');
    release();
    await expectPage(page, '/');
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
    expect(visited).not.toContain('/auth');
  });
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('waits for the one look-up of all screens, is told if it fails, and loses the area with the role', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    const visited = watchPaths(page);
    const { seen, release } = await hold(page, calls.role);
    await page.clock.install();
    await page.goto('/admin');
    await expect(page.getByRole('status')).toContainText('Checking your rights');
    await expect.poll(() => seen.length).toBe(1);
    // A guard that treats an unknown role as "no administrator" would have redirected by now.
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('status')).toBeVisible();
    await expect(dashboard(page)).toBeHidden();
    release();
    await expect(dashboard(page)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
    // Where nothing was published, the dashboard asks whether that is for want of the role.
    const lookUps = seen.filter((each) => new URL(each.url()).searchParams.has('user_id'));
    expect(lookUps).toHaveLength(1);

    await page.unrouteAll();
    await page.route(calls.role, (route) => route.abort());
    await page.goto('/admin');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('We couldn’t check your account');
    await expect(dashboard(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeHidden();
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoViolations(page);
    await expectFits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.unroute(calls.role);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(dashboard(page)).toBeVisible();
    expect(new Set(visited)).toEqual(new Set(['/admin', '/admin/clients']));

    await page.route(calls.role, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page).toHaveURL('/');
  });
});
