import { expect, test } from './support/test';

const refused = 'error=access_denied&error_code=otp_expired&error_description=Call+0900&sb=';

test('a link of a template that was not changed says what is so, in our words', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`/#${refused}`);
  await expect(page).toHaveURL(/\/auth\/confirm#/);
  await expect(page.getByText(/^This link did not work\./)).toBeVisible();
  await expect(page.getByText('0900')).toHaveCount(0);
});
