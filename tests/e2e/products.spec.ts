import type { Locator } from '@playwright/test';
import type { Category } from '../../src/catalogue/categories';
import {
  expectFits,
  expectFitsEnlarged,
  expectNoViolations,
  expectTargets,
} from './support/accessibility';
import { catalogueOf, columnsOf, countOf, showAll } from './support/catalogue';
import { settledScroll } from './support/finger';
import { open, scrollTop, tabTo } from './support/pages';
import { expectPictures } from './support/pictures';
import { expect, test } from './support/test';

// Which products, and what the address says: src/site/pages/products-page.test.tsx.

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

test('categories are chosen by button and menu, from the top of the page, and Back and Forward go through them', {
  tag: '@desktop',
}, async ({ page }) => {
  const { button, heading, cards } = catalogueOf(page);
  async function expectCategory(category: Category) {
    await expect(heading(category)).toBeVisible();
    await expect(cards).toHaveCount(countOf(category));
  }
  await open(page, '/products?category=nuts+%26+dry-fruits');
  await expectCategory('Nuts & Dry Fruits');
  await expectPictures(page);
  await expectTargets(page, 24);
  // A button scrolls to the top and keeps the focus.
  await page.evaluate(() => window.scrollTo(0, 150));
  await button('Spices').click();
  await expectCategory('Spices');
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
});

test('the first product stands in the first screen, search and categories stay at hand, in the specified columns', {
  tag: '@desktop',
}, async ({ page }) => {
  const { heading, cards, filter, button } = catalogueOf(page);
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/products?category=Grains');
  for (const [width, height, columns] of [
    [390, 844, 1],
    [844, 390, 2],
    [1100, 768, 3],
    [1366, 768, 4],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => columnsOf(cards), `at ${width} px`).toBe(columns);
    for (const first of [heading('Grains'), cards.first().getByRole('heading'), button('Grains')])
      await expect(first).toBeInViewport({ ratio: 1 });
    if (width < 1000) expect((await filter.boundingBox())?.height, 'one row').toBeLessThan(64);
    await page.evaluate(() => window.scrollTo(0, 700));
    if (height > 600) {
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(button('Grains')).toBeInViewport({ ratio: 1 });
    } else await expect(field).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  for (const each of await filter.getByRole('button').all())
    await expect(each).toBeInViewport({ ratio: 1 });

  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  const ground = (category: string) =>
    button(category).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('Grains'), 'in forced colours').not.toBe(await ground('Spices'));
});

test('home filters its range in place, and moves neither page nor buttons; Back finds its list unfolded, as it was left', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  const { filter, button, heading, cards } = catalogueOf(page);
  const places = async () => ({
    buttons: Math.round(await topOf(filter)),
    header: await topOf(page.getByRole('banner')),
  });
  let before = await places();
  // Retried, because a font that arrives late may move the buttons.
  await expect(async () => {
    await button('All').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    before = await places();
    await settledScroll(page);
    expect(await places()).toEqual(before);
  }).toPass();
  // The categories with the fewest products and the most, then all products.
  for (const category of ['Others', 'Fresh Fruits & Vegetables', 'All'] as const) {
    await button(category).click();
    await expect(heading(category)).toBeVisible();
    await expect(cards).toHaveCount(category === 'All' ? 12 : countOf(category));
    expect(await places(), `after choosing ${category}`).toEqual(before);
  }

  await page.getByRole('link', { name: showAll }).click();
  const saffron = cards.filter({ hasText: 'Saffron' }).getByRole('link', { name: 'Saffron' });
  await saffron.hover();
  const place = await topOf(saffron);
  await saffron.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron' })).toBeVisible();
  await page.goBack();
  await expect(saffron).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(saffron)) - place)).toBeLessThan(150);
});

test('a product page is accessible, fits any width, and leads on by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products/leafy-vegetables');
  await expectTargets(page, 24);
  await expectFitsEnlarged(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
  // The second press comes when a link to the enquiry stands there.
  await page.getByRole('button', { name: 'Add to enquiry: Watermelon' }).dblclick();
  await expect(page.getByRole('link', { name: 'In your enquiry: Watermelon' })).toBeVisible();
  await expect(page).toHaveURL('/products/leafy-vegetables');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsEnlarged(page);
  await expectNoViolations(page);

  await tabTo(page, page.getByRole('link', { name: 'Next Watermelon' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Watermelon' })).toBeVisible();
  await expect(page).toHaveURL('/products/watermelon');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
});
