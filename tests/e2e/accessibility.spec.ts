import { expectNoViolations } from './support/axe';
import { open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

// Half-way through a fade, a colour is not the one that stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of visitorPages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    await expectNoViolations(page);
  });
}

test('axe finds nothing on the open dropdown', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Products' }).click();
  await expect(page.getByRole('link', { name: 'Grains' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on the open menu', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.locator('summary').tap();
  await expect(menu.getByRole('link', { name: 'Grains' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on an unknown category', async ({ page }) => {
  await open(page, '/products?category=Plutonium');
  await expect(page.getByRole('status').filter({ hasText: 'Plutonium' })).toBeVisible();
  await expectNoViolations(page);
});
