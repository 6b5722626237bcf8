import { expect, test } from './support/accounts';
import { open } from './support/pages';

const refused =
  'error=access_denied&error_code=otp_expired&error_description=Call+0900+666+now&sb=';

test('an expired link, which leads to the site root, is explained in our words, and leaves the address', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`/#${refused}`);
  await expect(page).toHaveURL('/auth/forgot-password');
  await expect(page.getByText('This link has expired or was used before.')).toBeVisible();
  await expect(page.getByText('0900')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
});

test.describe('a signed-in administrator', () => {
  test.use({ account: 'admin' });

  test('stays signed in whatever a link claims', { tag: '@desktop' }, async ({ page }) => {
    await open(page, `/about#${refused}`);
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
  });
});
