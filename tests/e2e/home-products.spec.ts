import { catalogueOf, categoryCounts, countText } from './support/catalogue';
import { open } from './support/pages';
import { expect, test } from './support/test';

test('home holds the whole range behind one button', async ({ page }) => {
  await open(page, '/');
  const { filter, pressed, heading, count, cards } = catalogueOf(page);
  await expect(filter.getByRole('button')).toHaveText(Object.keys(categoryCounts));
  await expect(pressed).toHaveText(['All']);
  await expect(heading('All')).toBeVisible();
  await expect(count).toHaveText(countText('All', 64));
  await expect(cards).toHaveCount(64);

  await expect(cards.last()).toBeHidden();
  await page.getByText('Show all 64 products').click();
  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last()).toBeInViewport();
});

test('home filters in place', async ({ page }) => {
  await open(page, '/');
  const { button, pressed, heading, count, cards } = catalogueOf(page);
  for (const [category, expected] of Object.entries(categoryCounts).reverse()) {
    await button(category).click();
    await expect(pressed).toHaveText([category]);
    await expect(heading(category)).toBeVisible();
    await expect(count).toHaveText(countText(category, expected));
    await expect(cards).toHaveCount(expected);
  }
  await expect(page).toHaveURL('/');
});

test('filtering on home moves neither the page nor the buttons', async ({ page }) => {
  await open(page, '/');
  const { filter, button, cards } = catalogueOf(page);
  await button('All').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(button('All')).toBeInViewport();

  async function places() {
    const buttons = await filter.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    return { buttons: Math.round(buttons?.y ?? 0), header: header?.y };
  }
  const before = await places();
  for (const [category, expected] of Object.entries(categoryCounts).reverse()) {
    await button(category).click();
    await expect(cards).toHaveCount(expected);
    expect(await places(), `after choosing ${category}`).toEqual(before);
  }
});
