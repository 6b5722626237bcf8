import type { Page } from '@playwright/test';
import { drag, settledScroll } from './support/finger';
import { expectPage, open, tabTo } from './support/pages';
import { expect, test } from './support/test';

function menuOf(page: Page) {
  return {
    opener: page.getByRole('button', { name: 'Open menu' }),
    dialog: page.getByRole('dialog', { name: 'Menu' }),
  };
}

test('the focus moves into the menu, and back to its button on Escape', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/about');
  const { opener, dialog } = menuOf(page);
  await opener.tap();
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu closes by its button and gives the focus back', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/about');
  const { opener, dialog } = menuOf(page);
  await opener.tap();
  await dialog.getByRole('button', { name: 'Close menu' }).tap();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the keyboard goes through the menu, and leaving it closes it', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/about');
  const { opener, dialog } = menuOf(page);
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  const last = dialog.getByRole('link').last();
  await tabTo(page, last);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog).toBeHidden();
});

test('the page behind the menu does not scroll', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/about');
  const { opener, dialog } = menuOf(page);
  const dragUp = (x: number) => drag(page, { x, y: 700 }, { x, y: 300 });
  await dragUp(200);
  const before = await settledScroll(page);
  expect(before).toBeGreaterThan(200);

  await opener.tap();
  await expect(dialog).toBeVisible();
  // The first may scroll the menu to its end; the last starts beside it.
  for (const x of [200, 200, 2]) await dragUp(x);
  expect(await settledScroll(page)).toBe(before);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await dragUp(200);
  expect(await settledScroll(page)).toBeGreaterThan(before + 200);
});

test('choosing a link closes the menu and moves the focus to the page', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/');
  const { opener, dialog } = menuOf(page);
  await opener.tap();
  await dialog.getByRole('link', { name: 'About Us' }).tap();
  await expectPage(page, '/about');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('Get in Touch leads to the contact page', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/clients');
  const { opener, dialog } = menuOf(page);
  await opener.tap();
  await dialog.getByRole('link', { name: 'Get in Touch' }).tap();
  await expectPage(page, '/contact');
  await expect(dialog).toBeHidden();
});

test('Back closes the menu too', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  const { opener, dialog } = menuOf(page);
  await opener.tap();
  await dialog.getByRole('link', { name: 'About Us' }).tap();
  await expectPage(page, '/about');
  await opener.tap();
  await expect(dialog).toBeVisible();

  await page.goBack();
  await expectPage(page, '/');
  await expect(dialog).toBeHidden();
});

test('the menu lists the product categories', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  const { opener, dialog } = menuOf(page);
  await opener.tap();
  await dialog.locator('summary').tap();
  const products = dialog.getByRole('group').filter({ hasText: 'All Products' });
  await expect(products.getByRole('link')).toHaveText([
    'All Products',
    'Rice',
    'Spices',
    'Pulses',
    'Nuts & Dry Fruits',
    'Fresh Fruits & Vegetables',
    'Grains',
  ]);
});

test('the open menu fits 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/about');
  const { opener, dialog } = menuOf(page);
  await opener.tap();
  await dialog.locator('summary').tap();
  const width = await dialog.evaluate((element) => element.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
