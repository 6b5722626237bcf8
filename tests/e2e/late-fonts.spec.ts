import { expect, test } from './support/test';

/** How much of the screen has moved by itself so far (https://web.dev/articles/cls), as one sum. */
function shiftsSoFar() {
  return new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // With no shift at all it would never be called.
    setTimeout(() => resolve(0), 1000);
  });
}

// 412 px is where the first slide's text once took another line with its font.
for (const [path, width] of [
  ['/', 390],
  ['/', 412],
  ['/products', 412],
  ['/about', 412],
  ['/products/cumin', 412],
] as const) {
  test(`at ${width} px, ${path} stays in its place when the fonts come late`, {
    tag: '@phone',
  }, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 823 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const fonts = page.waitForResponse(/\.woff2$/);
    release();
    await (await fonts).finished();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(shiftsSoFar)).toBeLessThan(0.002);
  });
}
