import { products } from '../../src/catalogue/products';
import { catalogueOf, showAll } from './support/catalogue';
import { open } from './support/pages';
import { expect, test } from './support/test';

test('the second press of a double tap does nothing where something else has come under the finger', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/products');
  for (const name of ['Idly Rice', 'Boiled Rice']) {
    await page.getByRole('button', { name: `Add to enquiry: ${name}` }).dblclick();
    await expect(page.getByRole('link', { name: `In your enquiry: ${name}` })).toBeVisible();
  }
  await expect(page).toHaveURL('/products');

  await open(page, '/products/cumin');
  await page.getByRole('button', { name: 'Add to enquiry: Cumin Seeds' }).dblclick();
  await expect(page.getByRole('textbox', { name: 'Quantity of Cumin Seeds' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Quantity of Cumin Seeds' })).not.toBeFocused();

  const origin = page.getByRole('button', { name: 'Origin' });
  await origin.dblclick();
  await expect(origin).toHaveAttribute('aria-pressed', 'true');

  await open(page, '/enquiry');
  await page.getByRole('button', { name: 'Remove Idly Rice' }).dblclick();
  const lines = page.getByRole('listitem').getByRole('heading');
  await expect(lines).toHaveText(['Boiled Rice', 'Cumin Seeds']);

  const preview = page.locator('summary', { hasText: 'Preview message' });
  await preview.dblclick();
  await expect(page.locator('details', { has: preview })).toHaveAttribute('open');

  await open(page, '/');
  await page.getByRole('link', { name: showAll }).dblclick();
  await expect(catalogueOf(page).cards).toHaveCount(products.length);
  await expect(page).toHaveURL('/');
});
