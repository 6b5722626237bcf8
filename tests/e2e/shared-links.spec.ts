import type { Page } from '@playwright/test';
import type { Category } from '../../src/catalogue/categories';
import { products } from '../../src/catalogue/products';
import { productPath } from '../../src/config/paths';
import { expect, test } from './support/test';

/** Links of each kind with their heading and the links of their cards. All categories: src/catalogue. */
const links = [
  ofCategory('/products?category=Nuts%2520%2526%2520Dry%2520Fruits', 'Nuts & Dry Fruits'),
  { ...ofCategory('/products?category=sweets'), heading: 'All Products' },
  {
    path: '/products?category=spices&amp;q=black',
    heading: 'Results for “black” in Spices',
    cards: [productPath('black-pepper')],
  },
];

function ofCategory(path: string, heading?: Category) {
  const inCategory = products.filter(({ category }) => !heading || category === heading);
  return { path, heading, cards: inCategory.map(({ id }) => productPath(id)) };
}

type Seen = { cards: string[]; headings: string[]; shift: number };

/** Records the visible cards and headings of each frame and sums up the layout shifts. Returns a reader of the record. */
async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const seen: Seen = { cards: [], headings: [], shift: 0 };
    const collect = (texts: string[], element: Element, text: string | null) => {
      if (!text || texts.includes(text)) return;
      if (element.checkVisibility({ visibilityProperty: true })) texts.push(text);
    };
    const look = () => {
      // By `href`: while the HTML arrives, the text of a card may be incomplete.
      for (const link of document.querySelectorAll('main li:has(> img) h3 a')) {
        collect(seen.cards, link, link.getAttribute('href'));
      }
      const heading = document.querySelector('main h2');
      if (heading) collect(seen.headings, heading, heading.textContent);
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { seen });
  });
  return () => page.evaluate((): Seen => Reflect.get(window, 'seen'));
}

test('on a slow network, a shared link shows what it names from the first frame, and nothing jumps', {
  tag: '@phone',
}, async ({ page, expectedErrors }) => {
  // Where no local font has the web fonts' metrics, as on a bare Debian, they would move the page (late-fonts.spec.ts).
  expectedErrors.push(/ERR_BLOCKED/);
  const device = await page.context().newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  const seen = await watchFrames(page);
  await device.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 400_000,
    uploadThroughput: 100_000,
  });
  for (const { path, heading, cards } of links) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(async () => (await seen()).headings, path).toContain(heading);
    await expect
      .poll(async () => (await seen()).cards.length, path)
      .toBeGreaterThanOrEqual(cards.length);
    await expect(page.locator('html[data-category], [data-searching]'), path).toHaveCount(0);
    const { shift, ...visible } = await seen();
    expect.soft(visible, path).toEqual({ headings: [heading], cards });
    // The limit lies between what is measured (up to 0.0022) and the jump that a former bug caused (0.024).
    expect.soft(shift, path).toBeLessThan(0.012);
  }
});
