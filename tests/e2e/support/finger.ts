import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

/** Dispatches touches as a real screen does, so they scroll the page unless a handler prevents it. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });

  const steps = 8;
  await touch('touchStart', [from]);
  for (let step = 1; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    await touch('touchMove', [{ x, y }]);
  }
  await touch('touchEnd', []);
  await session.detach();
}

/** Waits for twenty frames at one position. At the end of a fling, several frames pass between two pixels. */
export function settledScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let place = Number.NaN;
    for (let still = 0; still < 20; still = window.scrollY === place ? still + 1 : 0) {
      place = window.scrollY;
      await frame();
    }
    return place;
  });
}
