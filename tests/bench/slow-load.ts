import type { Browser } from '@playwright/test';
import { untilHydrated } from '../hydrated.ts';
import { middle, round } from './numbers.ts';

/** Slow 4G of Lighthouse's DevTools throttling, in milliseconds and bytes per second. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

type Load = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  longestTask: number;
  shift: number;
  hydrated: number;
};

/** Medians of loads with an empty cache, on Slow 4G and a CPU slowed down four times. */
export async function slowLoad(browser: Browser, url: string, runs: number) {
  const loads: Load[] = [];
  for (let time = 0; time < runs; time += 1) loads.push(await loadOnce(browser, url));
  const of = (name: keyof Load) => middle(loads.map((load) => load[name]));
  return {
    page: new URL(url).pathname,
    'first paint, ms': round(of('firstPaint'), 0),
    'largest paint, ms': round(of('largestPaint'), 0),
    'blocking, ms': round(of('blocking'), 0),
    'longest task, ms (goal 100)': round(of('longestTask'), 0),
    'hydrated, ms': round(of('hydrated'), 0),
    'layout shift (0.0003)': round(of('shift'), 4),
  };
}

async function loadOnce(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchLoad);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
  await untilHydrated(page);
  const hydrated = await page.evaluate(() => performance.now());
  const load = await page.evaluate(() => ({
    ...Reflect.get(window, 'load'),
    firstPaint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { ...load, hydrated };
}

/** Runs before the page's own scripts. */
function watchLoad() {
  const load = { largestPaint: 0, blocking: 0, longestTask: 0, shift: 0 };
  Object.assign(window, { load });
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    load.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    load.blocking += Math.max(0, duration - 50);
    load.longestTask = Math.max(load.longestTask, duration);
  });
  watch('layout-shift', (entry) => {
    load.shift += Reflect.get(entry, 'value');
  });
}
