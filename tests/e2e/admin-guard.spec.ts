import type { Page } from '@playwright/test';
import { expectFits, expectNoViolations } from './support/accessibility';
import { calls, expect, hold, test, watchPaths } from './support/accounts';
import { expectPage, open } from './support/pages';

const guarded = ['/admin', '/admin/hero'];

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });

test.describe('a guest', () => {
  test('is sent from the admin area to sign in, does not download it, and does not come back with Back', async ({
    page,
  }) => {
    const requested: string[] = [];
    await open(page, '/about');
    for (const path of guarded) {
      await page.goto(path);
      await expect(page).toHaveURL('/auth');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saffron Gate Admin');
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    }
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    expect(requested.filter((path) => /GoTrue|supabase|dashboard/i.test(path))).toEqual([]);
    for (const path of ['/auth', '/about']) {
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
  });
});

test.describe('an ordinary user', () => {
  test.use({ account: 'user' });

  test('waits until the role is known, and is sent home from the admin area', async ({ page }) => {
    const visited = watchPaths(page);
    const { release } = await hold(page, calls.role);
    await page.goto('/admin');
    await expect(page.getByRole('status')).toContainText('Checking your rights');
    await expect(page).toHaveURL('/admin');
    release();
    await expect(page).toHaveURL('/');
    await page.goto('/admin/hero');
    await expectPage(page, '/');
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
    expect(visited).not.toContain('/auth');
  });
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('waits for the one look-up of all screens, is not sent away, and loses the area with the role', async ({
    page,
  }) => {
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

    for (const [link, heading] of [
      ['Hero Section', 'Hero Section'],
      ['Clients', 'Clients'],
      ['Dashboard', 'Admin Dashboard'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: link }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    // Where nothing was published, the dashboard asks whether that is for want of the role.
    const lookUps = seen.filter((each) => new URL(each.url()).searchParams.has('user_id'));
    expect(lookUps).toHaveLength(1);
    const [request] = lookUps;
    expect(Object.fromEntries(new URL(request?.url() ?? '').searchParams)).toEqual({
      select: 'role',
      user_id: 'eq.ad000000-0000-4000-8000-000000000001',
      role: 'eq.admin',
      limit: '1',
    });
    expect(await request?.headerValue('authorization')).toMatch(/^Bearer ey/);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.goto('/admin/hero');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(new Set(visited)).toEqual(new Set([...guarded, '/admin/clients']));

    await page.unroute(calls.role);
    await page.route(calls.role, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page).toHaveURL('/');
  });

  test('is told of a failed look-up, which makes nobody an administrator, and can try again', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    const visited = watchPaths(page);
    await page.route(calls.role, (route) => route.abort());
    await page.goto('/admin');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('We couldn’t check your account');
    await expect(failure).toContainText(/could not reach the server/);
    await expect(dashboard(page)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Administration' })).toBeHidden();
    await expect(failure.getByRole('link', { name: 'Back to Website' })).toBeVisible();
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoViolations(page);
    await expectFits(page);
    await page.setViewportSize(size);
    await page.unroute(calls.role);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(dashboard(page)).toBeVisible();
    expect(new Set(visited)).toEqual(new Set(['/admin']));
  });
});
