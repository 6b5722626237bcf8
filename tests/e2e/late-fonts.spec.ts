import { expect, test } from './support/test';

// 412 px is where the first slide's text once took another line with its font.
for (const [path, width] of [
  ['/', 390],
  ['/', 412],
  ['/products', 412],
  ['/products', 430],
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
    await page.setViewportSize({ width, height: 823 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const fonts = page.waitForResponse(/\.woff2$/);
    release();
    await (await fonts).finished();
    await page.evaluate(() => document.fonts.ready);
    // Layout shifts are reported after the frame.
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shifted')))),
          );
        }),
    );
    expect(shifted).toBeLessThan(0.002);
  });
}
