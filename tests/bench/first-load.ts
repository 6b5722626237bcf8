import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { round } from './numbers.ts';

/** What a phone downloads of a page that is not touched, in kB over the network, and what it parses. */
export async function firstLoad(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const answer = await page.goto(url, { waitUntil: 'load' });
  const loaded = { bytes, requests };
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  const html = (await answer?.body()) ?? Buffer.alloc(0);
  const figures = {
    page: new URL(url).pathname,
    'kB at the load event (260)': round(loaded.bytes / 1e3, 0),
    'requests (20)': loaded.requests,
    'kB three seconds later (300)': round(bytes / 1e3, 0),
    'HTML, brotli, kB (20)': round(brotliCompressSync(html).length / 1e3),
    'elements (900)': await page.evaluate(() => document.querySelectorAll('*').length),
  };
  await context.close();
  return figures;
}
