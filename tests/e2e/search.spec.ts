import type { Page } from '@playwright/test';
import { products } from '../../src/catalogue/products';
import { addCss, expectFits, expectNoViolations, expectTargets } from './support/accessibility';
import { catalogueOf } from './support/catalogue';
import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

const spices = products.filter(({ category }) => category === 'Spices');

// What is found and what is said of it: src/site/pages/products-page.test.tsx, src/catalogue/search.

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
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(field).toHaveValue('');
  await page.goForward();
  await expect(field).toHaveValue('black');
  await filter.getByRole('button', { name: 'Spices 1 found' }).click();
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL('/products/black-pepper');
  await page.goBack();
  await expect(field).toHaveValue('black');
  await expect(cards).toHaveCount(1);
  await field.press('Escape');
  await expect(page).toHaveURL('/products?category=Spices');
  await expect(cards).toHaveCount(spices.length);

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
  await page.getByRole('button', { name: 'Ask us for “plutonium”' }).click();
  const asked = await page.getByRole('link', { name: 'In your enquiry: plutonium' }).boundingBox();
  expect(asked?.height, 'two lines at most').toBeLessThan(50);
  await expectFits(page);
  await expectTargets(page, 44);
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
