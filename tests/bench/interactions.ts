import { type Browser, chromium, type Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../browser.ts';
import { middle, round } from './numbers.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

/** What a visitor does, on which screen, and the buttons that are pressed for it in turn. */
const actions = [
  {
    name: 'category filter, products',
    path: '/products',
    screen: phone,
    buttons: ['Spices', 'All'],
  },
  { name: 'category filter, home', path: '/', screen: phone, buttons: ['Rice', 'Pulses'] },
  { name: 'next slide', path: '/', screen: phone, buttons: ['Next slide', 'Previous slide'] },
  { name: 'menu', path: '/about', screen: phone, buttons: ['Open menu', 'Close menu'] },
  { name: 'dropdown', path: '/about', screen: desktop, buttons: ['Products', 'Products'] },
];

/** Milliseconds from a press to the frame that shows its effect, on a four times slower CPU. */
export async function interactions(site: string, runs: number) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const found = [];
  for (const { name, path, screen, buttons } of actions) {
    const page = await openHydrated(browser, site + path, screen);
    await watch(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let time = 0; time < runs; time += 1) {
      for (const button of buttons) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await untilIdle(page);
      }
    }
    const durations: number[] = await page.evaluate(() => Reflect.get(window, 'durations'));
    found.push({
      action: name,
      'to next paint, median': round(middle(durations), 0),
      worst: round(Math.max(...durations), 0),
    });
    await page.context().close();
  }
  await browser.close();
  return found;
}

async function openHydrated(browser: Browser, url: string, screen: object): Promise<Page> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // React handles the presses from here on.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  return page;
}

/** Collects what the browser itself reports (https://www.w3.org/TR/event-timing/), as INP is made of. */
async function watch(page: Page) {
  await page.evaluate(() => {
    const longest = new Map<number, number>();
    Object.defineProperty(window, 'durations', { get: () => [...longest.values()] });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId > 0) {
          longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
        }
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function untilIdle(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestIdleCallback(() => setTimeout(resolve, 250), { timeout: 1000 }),
      ),
  );
}
