import { open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

for (const { path } of visitorPages) {
  test(`${path} does not scroll sideways at 320 px`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, path);
    const { width, wide } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      // Named only to help whoever has to mend it.
      wide: [...document.querySelectorAll('main *, header *, footer *')]
        .filter((element) => element.getBoundingClientRect().right > 320)
        .slice(0, 3)
        .map((element) => element.outerHTML.slice(0, 120)),
    }));
    expect(width, wide.join('\n')).toBeLessThanOrEqual(320);
  });
}

test('the open menu fits 320 px', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.locator('summary').tap();
  const width = await menu.evaluate((element) => element.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
