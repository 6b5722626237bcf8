import { calls, expect, test, watchAddresses } from './support/accounts';
import { open } from './support/pages';

const guarded = ['/admin', '/admin/hero'];

test.describe('a guest', () => {
  for (const path of guarded) {
    test(`is sent from ${path} to sign in`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/auth');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saffron Gate Admin');
    });
  }

  test('does not come back to the guarded page with Back', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/about');
    await page.goto('/admin');
    await expect(page).toHaveURL('/auth');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('does not download the admin area', { tag: '@desktop' }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto('/admin/hero');
    await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
    expect(scripts.filter((path) => /GoTrue|supabase|dashboard/i.test(path))).toEqual([]);
  });
});

test.describe('an ordinary user', () => {
  test.use({ account: 'user' });

  for (const path of guarded) {
    test(`is sent from ${path} home`, async ({ page }) => {
      const addresses = watchAddresses(page);
      await page.goto(path);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
      expect(addresses).not.toContain('/auth');
    });
  }
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  for (const { path, heading } of [
    { path: '/admin', heading: 'Admin Dashboard' },
    { path: '/admin/hero', heading: 'Hero Section' },
  ]) {
    test(`stays on ${path}, and a reload never bounces`, async ({ page }) => {
      const addresses = watchAddresses(page);
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1, name: heading });
      await expect(title).toBeVisible();
      for (let reload = 0; reload < 2; reload += 1) {
        await page.reload();
        await expect(title).toBeVisible();
      }
      expect(new Set(addresses)).toEqual(new Set([path]));
    });
  }

  test('finds the page for unknown addresses under /admin', async ({ page }) => {
    await page.goto('/admin/no-such-section');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is asked about with their own id and the admin role, as themselves', {
    tag: '@desktop',
  }, async ({ page }) => {
    const asked = page.waitForRequest(calls.role);
    await page.goto('/admin');
    const request = await asked;
    const { searchParams } = new URL(request.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      select: 'role',
      user_id: 'eq.ad000000-0000-4000-8000-000000000001',
      role: 'eq.admin',
      limit: '1',
    });
    expect(await request.headerValue('authorization')).toMatch(/^Bearer ey/);
  });

  test('is asked about once, however many screens they open', { tag: '@desktop' }, async ({
    page,
  }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/rest/v1/user_roles')) asked += 1;
    });
    await page.goto('/admin');
    for (const name of ['Hero Section', 'Clients', 'Dashboard']) {
      await page.getByRole('navigation').getByRole('link', { name }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(asked).toBe(1);
  });
});
