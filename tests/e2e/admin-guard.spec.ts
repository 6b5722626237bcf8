import type { Request } from '@playwright/test';
import { expect, test, watchAddresses } from './support/accounts';
import { open } from './support/pages';

const guarded = ['/admin', '/admin/hero'];

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

  test('is sent home from the admin area', async ({ page }) => {
    const addresses = watchAddresses(page);
    for (const path of guarded) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
    }
    expect(addresses).not.toContain('/auth');
  });
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('finds the page for unknown addresses under /admin', async ({ page }) => {
    await page.goto('/admin/no-such-section');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('stays in the admin area, and is looked up once for all its screens, with their own id and the admin role', async ({
    page,
  }) => {
    const addresses = watchAddresses(page);
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/user_roles')) asked.push(request);
    });
    await page.goto('/admin');
    for (const [link, heading] of [
      ['Hero Section', 'Hero Section'],
      ['Clients', 'Clients'],
      ['Dashboard', 'Admin Dashboard'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name: link }).click();
      // Two presses in a row may skip the first address.
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
    expect(asked).toHaveLength(1);
    const [request] = asked;
    expect(Object.fromEntries(new URL(request?.url() ?? '').searchParams)).toEqual({
      select: 'role',
      user_id: 'eq.ad000000-0000-4000-8000-000000000001',
      role: 'eq.admin',
      limit: '1',
    });
    expect(await request?.headerValue('authorization')).toMatch(/^Bearer ey/);

    // A reload never redirects.
    for (const path of guarded) {
      await page.goto(path);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    }
    expect(new Set(addresses)).toEqual(new Set([...guarded, '/admin/clients']));
  });
});
