import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Opens a page, delivers its fonts late, and returns the sum of its layout shifts (https://web.dev/articles/cls). */
async function shiftOf(page: Page, path: string): Promise<number> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // Playwright's routes switch the HTTP cache off, so every page loads its fonts anew.
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const fonts = page.waitForResponse(/\.woff2$/);
  release();
  await (await fonts).finished();
  await page.evaluate(() => document.fonts.ready);
  await page.unroute('**/*.woff2');
  // The browser reports layout shifts after the frame.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shifted')))),
        );
      }),
  );
}

test('a page stays in its place when the fonts come late', { tag: '@phone' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // At 412 px the first slide's text once wrapped differently before and after its font had loaded.
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of ['/', '/products/cumin']) {
    // The shift is 0.0002 where Arial is installed, and more on a Debian without fonts, where buttons are wider at first.
    expect(await shiftOf(page, path), path).toBeLessThan(0.003);
  }
});
