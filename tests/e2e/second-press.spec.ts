import { open } from './support/pages';
import { expect, test } from './support/test';

// What counts as a second press: src/lib/start-up/second-press.test.ts.

test('the second press of a double tap does nothing where something else has come under the finger', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/products');
  for (const name of ['Idly Rice', 'Boiled Rice']) {
    await page.getByRole('button', { name: `Add to enquiry: ${name}` }).dblclick();
    await expect(page.getByRole('link', { name: `In your enquiry: ${name}` })).toBeVisible();
  }
  await expect(page).toHaveURL('/products');

  await open(page, '/enquiry');
  await page.getByRole('button', { name: 'Remove Idly Rice' }).dblclick();
  const lines = page.getByRole('listitem').getByRole('heading');
  await expect(lines).toHaveText(['Boiled Rice']);

  const preview = page.locator('summary', { hasText: 'Preview message' });
  await preview.dblclick();
  await expect(page.locator('details', { has: preview })).toHaveAttribute('open');
});
