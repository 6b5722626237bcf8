import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Opens a page, lets its fonts come late, and returns how much of the screen has moved by itself. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  // With a route there is no HTTP cache: every page waits for its fonts.
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
  // Layout shifts are reported after the frame.
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shifted')))),
        );
      }),
  );
}

test('every page stays in its place when the fonts come late', { tag: '@phone' }, async ({
  page,
}) => {
  // How much of the screen moves by itself (https://web.dev/articles/cls), as one sum.
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
  // 412 px is where the first slide's text once took another line with its font.
  for (const [path, width] of [
    ['/', 390],
    ['/', 412],
    ['/products', 412],
    ['/products', 430],
    ['/about', 412],
    ['/products/cumin', 412],
  ] as const) {
    await page.setViewportSize({ width, height: 823 });
    // 0.0002 with Arial; without it, as on a bare Debian, buttons in a row are wider until the font is there.
    expect(await shiftOf(page, path), `${path} at ${width} px`).toBeLessThan(0.003);
  }
});
