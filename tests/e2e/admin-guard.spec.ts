import { expect, test } from './support/accounts';
import { open } from './support/pages';

// Who is signed in: src/auth/guard/require-admin.test.tsx.

test('a guest is sent from the admin area to sign in, does not download it, and does not come back with Back', async ({
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
