import type { Page } from '@playwright/test';
import type { Category } from '../../src/catalogue/categories';
import { catalogueOf, columnsOf, countOf } from './support/catalogue';
import { settledScroll } from './support/finger';
import { open, scrollTop } from './support/pages';
import { expect, test } from './support/test';

async function expectColumns(page: Page) {
  const { cards } = catalogueOf(page);
  for (const [width, columns] of [
    [600, 1],
    [800, 2],
    [1100, 3],
    [1300, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(cards), `at ${width} px`).toBe(columns);
  }
}

test('categories are chosen by link, button and menu, and Back and Forward go through them', {
  tag: '@desktop',
}, async ({ page }) => {
  const { button, heading, cards } = catalogueOf(page);
  async function expectCategory(category: Category) {
    await expect(heading(category)).toBeVisible();
    await expect(cards).toHaveCount(countOf(category));
  }
  await open(page, '/products?category=nuts+%26+dry-fruits');
  await expectCategory('Nuts & Dry Fruits');
  // A button scrolls to the top and keeps the focus.
  await button('Spices').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 150));
  await button('Spices').click();
  await expectCategory('Spices');
  await expect(page).toHaveURL('/products?category=Spices');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button('Spices')).toBeFocused();

  // The menu filters the page that stands.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Products' }).click();
  const link = menu.getByRole('link', { name: 'Fresh Fruits & Vegetables' });
  await link.click();
  await expect(link).toBeHidden();
  await expectCategory('Fresh Fruits & Vegetables');
  await page.goBack();
  await expectCategory('Spices');
  await page.goBack();
  await expectCategory('Nuts & Dry Fruits');
  await page.goForward();
  await expectCategory('Spices');
  await expect(page).toHaveURL('/products?category=Spices');
  await expectColumns(page);
});

test('home filters its range in place, and moves neither page nor buttons', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  const { filter, button, heading, cards } = catalogueOf(page);
  const places = async () => ({
    buttons: Math.round((await filter.boundingBox())?.y ?? 0),
    header: (await page.getByRole('banner').boundingBox())?.y,
  });
  let before = await places();
  // Retried, because a font that arrives late may move the buttons.
  await expect(async () => {
    await button('All').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    before = await places();
    await settledScroll(page);
    expect(await places()).toEqual(before);
  }).toPass();
  // The categories with the fewest products, the most, and a name of 25 characters, then all products.
  for (const category of [
    'Others',
    'Fresh Fruits & Vegetables',
    'Seafood, Meat and Poultry',
    'All',
  ] as const) {
    await button(category).click();
    await expect(heading(category)).toBeVisible();
    await expect(cards).toHaveCount(category === 'All' ? 12 : countOf(category));
    expect(await places(), `after choosing ${category}`).toEqual(before);
  }
});
