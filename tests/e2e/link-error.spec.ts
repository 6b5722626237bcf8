import { expect, test } from './support/test';

const refused = 'error=access_denied&error_code=otp_expired&error_description=Call+0900&sb=';

test('a link of a template that was not changed says what is so, in our words', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`/#${refused}`);
  await expect(page).toHaveURL(/\/auth\/confirm#/);
  await expect(page.getByText(/^This link did not work\./)).toBeVisible();
  await expect(page.getByText('0900')).toHaveCount(0);
  await page.goto('/auth/confirm?#access_token=secret-1&refresh_token=secret-2&type=signup');
  await expect(page.getByText(/^If this link came from our e-mail/)).toBeVisible();
  expect(page.url()).not.toContain('secret');
});
