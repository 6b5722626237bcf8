import type { Page } from '@playwright/test';
import { expectNoViolations, expectTargets } from './support/accessibility';
import { menuNames } from './support/catalogue';
import { drag, settledScroll } from './support/finger';
import { expectPage, open, tabTo } from './support/pages';
import { expect, test } from './support/test';

function menuOf(page: Page) {
  return {
    opener: page.getByRole('button', { name: 'Open menu' }),
    dialog: page.getByRole('dialog', { name: 'Menu' }),
  };
}

test('the menu takes the focus and gives it back, is accessible, and is passed through by keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/contact');
  const { opener, dialog } = menuOf(page);
  await opener.tap();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // By keyboard: so soon after the tap that opened the menu, a tap in the same place would be its second press.
  await dialog.getByRole('button', { name: 'Close menu' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await dialog.locator('summary').tap();
  const products = dialog.getByRole('group').filter({ hasText: 'All Products' });
  await expect(products.getByRole('link')).toHaveText(menuNames);
  await expectNoViolations(page, 'the open menu');
  await expectTargets(page, 44);
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await tabTo(page, dialog.getByRole('link').last());
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog).toBeHidden();
});

test('choosing and Back close the menu, behind which the page does not scroll', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/contact');
  const { opener, dialog } = menuOf(page);
  await opener.tap();
  await dialog.getByRole('link', { name: 'About Us' }).tap();
  await expectPage(page, '/about');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  const dragUp = (x: number) => drag(page, { x, y: 700 }, { x, y: 300 });
  await dragUp(200);
  const before = await settledScroll(page);
  expect(before).toBeGreaterThan(200);
  await opener.tap();
  await expect(dialog).toBeVisible();
  // The first drag may scroll the menu itself to its end; the last drag starts outside the menu.
  for (const x of [200, 200, 2]) await dragUp(x);
  expect(await settledScroll(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await dragUp(200);
  expect(await settledScroll(page)).toBeGreaterThan(before + 200);

  await opener.tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expectPage(page, '/contact');
  await expect(dialog).toBeHidden();
});
