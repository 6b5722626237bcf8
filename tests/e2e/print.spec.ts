import { catalogueOf } from './support/catalogue';
import { open } from './support/pages';
import { expect, test } from './support/test';

/** A4 without its margins, in CSS pixels. */
const sheet = { width: 688, height: 1017 };

test('the catalogue on paper: whose, where found, and every product', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/products?category=Pulses');
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const { cards, filter } = catalogueOf(page);
  for (const words of [
    'Saffron Gate Foodstuff & General Trading LLC',
    /\+971 4 000 0000 · .* · info@saffrongate\.example · Warehouse, Al Qusais/,
    'www.saffrongate.example/products?category=Pulses',
  ]) {
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
  }
  for (const screenOnly of [
    page.getByRole('banner'),
    page.getByRole('complementary'),
    page.getByRole('contentinfo'),
    page.locator('a:not(h3 > a)'),
    page.getByRole('button'),
    filter,
  ]) {
    await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
  }
  await expect(cards.filter({ visible: true })).toHaveCount(12);
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().toJSON()),
  );
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size, 'columns').toBe(2);
  expect(Math.max(...boxes.map(({ height }) => height)), 'height').toBeLessThan(130);
  await expect(cards.first().getByRole('heading')).toHaveCSS('color', 'rgb(0, 0, 0)');
});
