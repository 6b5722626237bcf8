import type { Locator, Page } from '@playwright/test';
import {
  expectFits,
  expectFitsEnlarged,
  expectNoViolations,
  expectOutline,
  expectTargets,
} from './support/accessibility';
import { catalogueOf, showAll } from './support/catalogue';
import { open, scrollTop, tabTo } from './support/pages';
import { expect, test } from './support/test';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

test('a product page: accessible, on any width and by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await open(page, '/products/leafy-vegetables');
  await expectTargets(page, 24);
  await expectOutline(page);
  await expectFitsEnlarged(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitsEnlarged(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
  await page.getByRole('button', { name: 'Add to enquiry: Watermelon' }).click();
  await expectFitsEnlarged(page);
  await expectNoViolations(page);
  await page.setViewportSize(size);

  await tabTo(page, page.getByRole('link', { name: 'Next Watermelon' }));
  await page.keyboard.press('Enter');
  await expect(title(page, 'Watermelon')).toBeVisible();
  await expect(page).toHaveURL('/products/watermelon');
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("another product's file is not taken for this page", { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const body = await (await request.get('/products/turmeric')).text();
  await page.route('/products/cumin', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await open(page, '/products/cumin');
  await expect(title(page, 'Cumin Seeds')).toBeVisible();
  await expect(page).toHaveTitle(/^Cumin Seeds/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /cumin$/);
  await expect(page.locator('head title')).toHaveCount(1);
});

test('Back to home finds its list unfolded, as it was left', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/');
  const { cards } = catalogueOf(page);
  await page.getByRole('link', { name: showAll }).click();
  const saffron = cards.filter({ hasText: 'Saffron' }).getByRole('link', { name: 'Saffron' });
  await saffron.hover();
  const place = await topOf(saffron);
  await saffron.click();
  await expect(title(page, 'Saffron')).toBeVisible();
  await page.goBack();
  await expect(saffron).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(saffron)) - place)).toBeLessThan(150);
});
