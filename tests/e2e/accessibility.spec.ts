import sharp from 'sharp';
import { addRules, expectNoViolations, expectTargets } from './support/accessibility';
import { catalogueOf } from './support/catalogue';
import { open } from './support/pages';
import { expect, test } from './support/test';

test('the open dropdown is accessible', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Products' }).click();
  await expect(page.getByRole('link', { name: 'Grains' })).toBeVisible();
  await expectNoViolations(page);
  await expectTargets(page, 24);
});

test('the open menu is accessible and fits 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.locator('summary').tap();
  await expect(menu.getByRole('link', { name: 'Grains' })).toBeVisible();
  await expectNoViolations(page);
  await expectTargets(page, 44);
  expect(await menu.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
});

test('an unknown category is accessible', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/products?category=Plutonium');
  await expect(page.getByRole('status').filter({ hasText: 'Plutonium' })).toBeVisible();
  await expectNoViolations(page);
});

test('on the way back up, the focus is never covered by the header', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link').last().focus();
  let passed = 0;
  for (; ; passed += 1) {
    await page.keyboard.press('Shift+Tab');
    const room = await page.evaluate(() => {
      const focused = document.activeElement?.closest('main *')?.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect();
      return focused && header ? focused.top - header.bottom : undefined;
    });
    if (room === undefined) break;
    expect(room, `the focused element's distance to the header`).toBeGreaterThanOrEqual(0);
  }
  expect(passed).toBeGreaterThan(20);
});

test('words over a picture can be read on a white one, too', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/');
  const words = page.getByRole('group', { name: '1 of 5' }).getByRole('paragraph');
  const line = page.getByRole('heading', { level: 1 });
  await words.waitFor();
  await addRules(
    page,
    `img { object-position: 9999px; background: #fff !important }
      main * { color: transparent !important }`,
  );
  for (const [width, height] of [
    [320, 480],
    [720, 450],
    [1024, 600],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [name, text] of Object.entries({ line, words })) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await text.scrollIntoViewIfNeeded();
      const { channels } = await sharp(await text.screenshot()).stats();
      const [red = 0, green = 0, blue = 0] = channels.map(({ max }) => linear(max));
      const ground = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      // Paper at 95 %, as the words are: relative luminance by WCAG.
      const contrast = 0.9 / (ground + 0.05);
      expect(contrast, `the ${name} at ${width} x ${height}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** A channel of sRGB, 0 to 255, as light: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

test('in forced colours, the chosen category can be told from the others', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await open(page, '/products?category=Rice');
  const { button } = catalogueOf(page);
  const colours = (category: string) =>
    button(category).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  const chosen = await colours('Rice');
  expect(chosen.backgroundColor).not.toBe((await colours('Spices')).backgroundColor);
  expect(chosen.backgroundColor).not.toBe(chosen.color);
  // Otherwise the browser paints a backplate of the page's colour behind the words.
  await expect(button('Rice')).toHaveCSS('forced-color-adjust', 'none');

  // There is no dark theme.
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(251, 247, 239)');
  await expect(page.locator(':root')).toHaveCSS('color-scheme', 'light');
});
