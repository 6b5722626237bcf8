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
  // Chromium evaluates media queries with the full width of the paper, margins included.
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('complementary').filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize(sheet);

  await expect(cards.filter({ visible: true })).toHaveCount(12);
  const shown = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { width, height } = card.getBoundingClientRect();
      const breaks = getComputedStyle(card.closest('li') ?? card).breakInside;
      const colours = new Set(
        [card, ...card.querySelectorAll('*')].map((part) => getComputedStyle(part).color),
      );
      return { columns: Math.round(700 / width), low: height < 130, breaks, colours: [...colours] };
    }),
  );
  expect(new Set(shown.map((each) => JSON.stringify(each)))).toEqual(
    new Set([
      JSON.stringify({ columns: 2, low: true, breaks: 'avoid', colours: ['rgb(0, 0, 0)'] }),
    ]),
  );
});

test('home prints its products, without slides', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: 'Our goods' })).toBeHidden();
  const { cards } = catalogueOf(page);
  await expect(cards).toHaveCount(12);
  const [last, section] = await Promise.all([
    cards.last().boundingBox(),
    page.locator('section').filter({ has: cards.last() }).boundingBox(),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0), 'the last one is not cut off').toBeLessThanOrEqual(
    (section?.y ?? 0) + (section?.height ?? 0),
  );
});
