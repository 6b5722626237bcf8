import type { Page } from '@playwright/test';
import { expectFits, expectNoViolations } from './support/accessibility';
import { catalogueOf, categoryCounts, columnsOf, countText } from './support/catalogue';
import { settledScroll } from './support/finger';
import { open } from './support/pages';
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

test('categories are chosen by link, button and menu, and Back and Forward go through them', async ({
  page,
  isMobile,
}) => {
  const { button, heading, pressed, count, cards } = catalogueOf(page);
  async function expectCategory(category: keyof typeof categoryCounts, title: string) {
    await expect(heading(category)).toBeVisible();
    await expect(pressed).toHaveText([category]);
    await expect(count).toHaveText(countText(category, categoryCounts[category]));
    await expect(cards).toHaveCount(categoryCounts[category]);
    await expect(page).toHaveTitle(`${title} | Saffron Gate`);
  }
  await open(page, '/products?category=nuts+%26+dry-fruits');
  await expectCategory('Nuts & Dry Fruits', 'Nuts & Dry Fruits | Products');
  await button('All').click();
  await expect(page).toHaveURL('/products');
  await expectCategory('All', 'Products');

  await test.step('a button scrolls to the top and keeps the focus', async () => {
    await button('Spices').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 150));
    await button('Spices').click();
    await expectCategory('Spices', 'Spices | Products');
    await expect(page).toHaveURL('/products?category=Spices');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button('Spices')).toBeFocused();
  });

  await test.step('the menu filters the page that stands', async () => {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
    const menu = isMobile
      ? page.getByRole('dialog', { name: 'Menu' })
      : page.getByRole('navigation', { name: 'Main' });
    if (isMobile) await menu.locator('summary').tap();
    else await menu.getByRole('button', { name: 'Products' }).click();
    const link = menu.getByRole('link', { name: 'Fresh Fruits & Vegetables' });
    await link.click();
    await expect(link).toBeHidden();
    await expect(page).toHaveURL('/products?category=Fresh%20Fruits%20%26%20Vegetables');
    await expectCategory('Fresh Fruits & Vegetables', 'Fresh Fruits & Vegetables | Products');
  });

  await page.goBack();
  await expectCategory('Spices', 'Spices | Products');
  await page.goBack();
  await expectCategory('All', 'Products');
  await page.goForward();
  await expectCategory('Spices', 'Spices | Products');
  await expect(page).toHaveURL('/products?category=Spices');
  if (!isMobile) await expectColumns(page);
});

test('home unfolds and filters the whole range in place, and moves neither page nor buttons', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const { filter, button, pressed, heading, count, cards } = catalogueOf(page);
  await expect(pressed).toHaveText(['All']);
  await expect(cards).toHaveCount(12);

  async function places() {
    const buttons = await filter.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    return { buttons: Math.round(buttons?.y ?? 0), header: header?.y };
  }
  let before = await places();
  // Retried, because a font that arrives late may move the buttons.
  await expect(async () => {
    await button('All').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    before = await places();
    await settledScroll(page);
    expect(await places()).toEqual(before);
  }).toPass();
  await expect(button('All')).toBeInViewport();
  // The categories with the fewest products, the most, and a name of 25 characters, then all products.
  for (const category of [
    'Others',
    'Fresh Fruits & Vegetables',
    'Seafood, Meat and Poultry',
    'All',
  ] as const) {
    await button(category).click();
    await expect(pressed).toHaveText([category]);
    await expect(heading(category)).toBeVisible();
    await expect(count).toHaveText(countText(category, categoryCounts[category]));
    await expect(cards).toHaveCount(category === 'All' ? 12 : categoryCounts[category]);
    expect(await places(), `after choosing ${category}`).toEqual(before);
  }
  await expect(page).toHaveURL('/');
  if (!isMobile) await expectColumns(page);

  await page.getByRole('link', { name: 'Show all 64 products' }).click();
  await expect(cards).toHaveCount(64);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toBeInViewport();
});

test('a value that is no category: one line says so, above the whole range, and fits', {
  tag: '@phone',
}, async ({ page }) => {
  const { pressed, heading, cards } = catalogueOf(page);
  await open(page, `/products?category=${'W'.repeat(3000)}`);
  await expect(page.getByRole('status').filter({ hasText: 'no category' })).toHaveText(
    `We have no category called “${'W'.repeat(80)}”, so here is the whole range.`,
  );
  await expect(heading('All')).toBeVisible();
  await expect(pressed).toHaveText(['All']);
  await expect(cards).toHaveCount(64);
  await expectFits(page);
  await expectNoViolations(page, 'an unknown category', 'main');
});
