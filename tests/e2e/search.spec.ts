import type { Page } from '@playwright/test';
import { addCss, expectFits, expectNoViolations, expectTargets } from './support/accessibility';
import { catalogueOf } from './support/catalogue';
import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });

test('typing searches and replaces the address; submitting adds an entry, and leads there from home', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products');
  const field = fieldOf(page);
  const { cards, filter } = catalogueOf(page);
  const entries = await page.evaluate(() => history.length);
  await field.pressSequentially('black');
  await expect(cards).toHaveCount(7);
  await expect(page).toHaveURL('/products?q=black');
  await expect(cards.first().locator('mark')).toHaveText(['Black']);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(field).toHaveValue('');
  await page.goForward();
  await expect(field).toHaveValue('black');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(field).toHaveValue('black');
  await expect(cards).toHaveCount(7);
  await filter.getByRole('button', { name: 'Spices 1 found' }).click();
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL('/products/black-pepper');
  await page.goBack();
  await expect(field).toHaveValue('black');
  await expect(cards).toHaveCount(1);
  await field.press('Escape');
  await expect(page).toHaveURL('/products?category=Spices');
  await expect(cards).toHaveCount(6);

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expectPage(page, '/');
  await field.fill('haldi');
  await expect(cards.first().getByRole('heading')).toHaveText('Turmeric');
  await expect(page).toHaveURL('/');
  await field.press('Enter');
  await expect(page).toHaveURL('/products?q=haldi');
  await expect(cards.first().getByRole('heading')).toHaveText('Turmeric');
});

test('a search without results is accessible and leads on, at 320 px and with large text too', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/products?q=plutonium');
  await expect(page.getByText('“Plutonium” is not in our list.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show all products' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask us for “plutonium”' }).click();
  const asked = await page.getByRole('link', { name: 'In your enquiry: plutonium' }).boundingBox();
  expect(asked?.height, 'two lines at most').toBeLessThan(50);
  await expectFits(page);
  await expectTargets(page, 44);
  await expectNoViolations(page);
  await fieldOf(page).fill('कमल زيرة saffron');
  await fieldOf(page).fill('जीरा');
  await expect(page.locator('bdi[lang="hi"]')).toHaveText('जीरा');
  await expectFits(page);
  await expectNoViolations(page);
  const remove = await addCss(page, ':root { font-size: 200% }');
  await expectFits(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(fieldOf(page)).not.toBeInViewport();
  await remove();
});

test('without the engine, titles are searched', { tag: '@desktop' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /dynamically imported module/);
  await page.route('**/assets/search-products-*.js', (route) => route.abort());
  await open(page, '/products');
  // Without this mark the page would reload once for the missing chunk.
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-missing-chunk', `${Date.now()}`));
  await fieldOf(page).fill('cumin');
  await expect(catalogueOf(page).cards).toHaveCount(1);
  await expect(catalogueOf(page).cards.locator('mark')).toHaveText('Cumin');
  await fieldOf(page).fill('zeera');
  await expect(page.getByText('other names of goods could not be loaded')).toBeVisible();
  await expect(page.getByText('“Zeera” is not in our list')).not.toBeVisible();
});

test('the first product stands in the first screen, search and categories stay at hand', {
  tag: '@desktop',
}, async ({ page }) => {
  const { heading, cards, filter, button } = catalogueOf(page);
  async function expectAtHand(height: number) {
    await expect(cards).toHaveCount(5);
    await expect(heading('Grains')).toBeInViewport({ ratio: 1 });
    await expect(cards.first().getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(button('Grains')).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 700));
    if (height > 600) {
      await expect(fieldOf(page)).toBeInViewport({ ratio: 1 });
      await expect(button('Grains')).toBeInViewport({ ratio: 1 });
    } else await expect(fieldOf(page)).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/products?category=Grains');
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await filter.boundingBox())?.height, 'one row').toBeLessThan(64);
    await expectAtHand(height);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await expectAtHand(768);
  for (const each of await filter.getByRole('button').all()) {
    await expect(each).toBeInViewport({ ratio: 1 });
  }
});
