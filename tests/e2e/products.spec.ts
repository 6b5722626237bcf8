import { catalogueOf, categoryCounts, columnsOf, countText } from './support/catalogue';
import { open } from './support/pages';
import { expect, test } from './support/test';

test('the buttons stand in order, with All pressed', async ({ page }) => {
  await open(page, '/products');
  const { filter, pressed, cards } = catalogueOf(page);
  await expect(filter.getByRole('button')).toHaveText(Object.keys(categoryCounts));
  await expect(pressed).toHaveText(['All']);
  await expect(cards).toHaveCount(64);
});

test('every card has picture, title, description and badge', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/products');
  const { cards } = catalogueOf(page);
  const badges = Object.keys(categoryCounts).slice(1);
  const seen = await cards.evaluateAll((all) =>
    all.map((card) => ({
      alt: card.querySelector('img')?.alt ?? '',
      title: card.querySelector('h3')?.textContent ?? '',
      texts: [...card.querySelectorAll('p')].map((text) => text.textContent),
    })),
  );
  for (const { alt, title, texts } of seen) {
    const [description = '', badge = ''] = texts;
    expect(alt.length, `alternative text of ${title}`).toBeGreaterThan(10);
    expect(description.length, `description of ${title}`).toBeGreaterThan(20);
    expect(badges, `badge of ${title}`).toContain(badge);
  }
  expect(new Set(seen.map(({ title }) => title)).size).toBe(64);
});

test('each button shows its products, their number, address and title', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products');
  const { button, pressed, heading, count: result, cards } = catalogueOf(page);
  // All comes last: it is where the page begins.
  const [all = ['All', 64], ...categories] = Object.entries(categoryCounts);
  for (const [category, count] of [...categories, all]) {
    const named = category === 'All' ? '' : `?category=${encodeURIComponent(category)}`;

    await button(category).click();

    await expect(pressed).toHaveText([category]);
    await expect(heading(category)).toBeVisible();
    await expect(result).toHaveText(countText(category, count));
    await expect(cards).toHaveCount(count);
    await expect(page).toHaveURL(`/products${named}`);
    await expect(page).toHaveTitle(
      named ? `${category} | Products | Saffron Gate` : 'Products | Saffron Gate',
    );
  }
});

test('a link to a category shows it, however it is written', { tag: '@desktop' }, async ({
  page,
}) => {
  const { pressed, heading, cards } = catalogueOf(page);
  for (const [query, category] of [
    ['Rice', 'Rice'],
    ['rice', 'Rice'],
    ['Nuts%20%26%20Dry%20Fruits', 'Nuts & Dry Fruits'],
    ['nuts+%26+dry+fruits', 'Nuts & Dry Fruits'],
    ['nuts-dry-fruits', 'Nuts & Dry Fruits'],
    ['Seafood%2C%20Meat%20and%20Poultry', 'Seafood, Meat and Poultry'],
    ['', 'All'],
  ] as const) {
    await open(page, `/products?category=${query}`);
    await expect(heading(category), query).toBeVisible();
    await expect(pressed, query).toHaveText([category]);
    await expect(cards, query).toHaveCount(categoryCounts[category]);
  }
});

test('an unknown category shows everything and says so', async ({ page }) => {
  await open(page, '/products?category=Plutonium');
  const { pressed, heading, cards } = catalogueOf(page);
  await expect(page.getByRole('status').filter({ hasText: 'Plutonium' })).toBeVisible();
  await expect(heading('All')).toBeVisible();
  await expect(pressed).toHaveText(['All']);
  await expect(cards).toHaveCount(64);
});

test('Back and Forward go through the categories', async ({ page }) => {
  await open(page, '/products');
  const { button, heading, pressed } = catalogueOf(page);
  await button('Rice').click();
  await expect(heading('Rice')).toBeVisible();
  await button('Grains').click();
  await expect(heading('Grains')).toBeVisible();

  await page.goBack();
  await expect(heading('Rice')).toBeVisible();
  await expect(pressed).toHaveText(['Rice']);
  await page.goBack();
  await expect(heading('All')).toBeVisible();
  await page.goForward();
  await expect(heading('Rice')).toBeVisible();
  await expect(page).toHaveURL('/products?category=Rice');
});

test('choosing a category scrolls to the top and keeps the focus on its button', async ({
  page,
}) => {
  await open(page, '/products');
  const { button, heading } = catalogueOf(page);
  await button('Spices').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 150));
  await button('Spices').click();
  await expect(heading('Spices')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button('Spices')).toBeFocused();
});

test('the dropdown filters the products page', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/products?category=Rice');
  const { heading, pressed } = catalogueOf(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('button', { name: 'Products' }).click();
  await navigation.getByRole('link', { name: 'Fresh Fruits & Vegetables' }).click();
  await expect(page).toHaveURL('/products?category=Fresh%20Fruits%20%26%20Vegetables');
  await expect(heading('Fresh Fruits & Vegetables')).toBeVisible();
  await expect(pressed).toHaveText(['Fresh Fruits & Vegetables']);
});

test('the menu filters the products page', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await menu.locator('summary').tap();
  await menu.getByRole('link', { name: 'Nuts & Dry Fruits' }).tap();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL('/products?category=Nuts%20%26%20Dry%20Fruits');
  await expect(catalogueOf(page).heading('Nuts & Dry Fruits')).toBeVisible();
});

for (const path of ['/', '/products']) {
  test(`the cards of ${path} stand in one to four columns`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, path);
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
  });
}
