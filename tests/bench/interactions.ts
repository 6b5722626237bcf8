import { type Browser, chromium, type Page } from '@playwright/test';
import { products } from '../../src/catalogue/products.ts';
import { browserFlags, findBrowser } from '../browser.ts';
import { untilHydrated } from '../hydrated.ts';
import { middle, round } from './numbers.ts';

/** The format is that of src/enquiry/enquiry-store.ts. */
const fullEnquiry = JSON.stringify({
  lines: products.map(({ id }) => ({ id, quantity: '500', unit: 'kg', note: '' })),
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

type Action = {
  name: string;
  path: string;
  screen: object;
  buttons?: readonly string[];
  field?: { label: string; text: string };
};

const actions: readonly Action[] = [
  {
    name: 'category filter, products',
    path: '/products',
    screen: phone,
    buttons: ['Spices', 'All'],
  },
  { name: 'category filter, home', path: '/', screen: phone, buttons: ['Rice', 'Pulses'] },
  {
    name: 'a letter of a search, products',
    path: '/products',
    screen: phone,
    field: { label: 'Search products', text: 'basmathi' },
  },
  {
    name: 'a letter of a note, enquiry of 64 lines',
    path: '/enquiry',
    screen: phone,
    field: { label: 'Note on Idly Rice', text: 'basmathi' },
  },
  { name: 'next slide', path: '/', screen: phone, buttons: ['Next slide', 'Previous slide'] },
  { name: 'menu', path: '/about', screen: phone, buttons: ['Open menu', 'Close menu'] },
  { name: 'dropdown', path: '/about', screen: desktop, buttons: ['Products', 'Products'] },
];

/** Milliseconds from a press to the frame with its effect, on a CPU slowed down four times. */
export async function interactions(site: string, runs: number) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  const found = [];
  for (const { name, path, screen, buttons = [], field } of actions) {
    const page = await openHydrated(browser, site + path, screen);
    await watch(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (let time = 0; time < runs; time += 1) {
      for (const button of buttons) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await untilIdle(page);
      }
      if (field) await typeInto(page, field);
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

async function typeInto(page: Page, { label, text }: { label: string; text: string }) {
  const field = page.getByLabel(label, { exact: true });
  await field.fill('');
  await untilIdle(page);
  for (const letter of text) {
    await field.press(letter);
    await untilIdle(page);
  }
}

async function openHydrated(browser: Browser, url: string, screen: object): Promise<Page> {
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  await context.addInitScript((text) => localStorage.setItem('enquiry', text), fullEnquiry);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await untilHydrated(page);
  return page;
}

/** The browser's own durations, from which INP is computed: https://www.w3.org/TR/event-timing/ */
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
