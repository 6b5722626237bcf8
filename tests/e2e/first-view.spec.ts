import type { Page } from '@playwright/test';
import { openCarousel } from './support/carousel';
import { catalogueOf } from './support/catalogue';
import { expect, test } from './support/test';

/** The paths that a page asks for, in order. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol !== 'data:') paths.push(pathname);
  });
  return paths;
}

/** Keeps the answers for these addresses back until the function that it gives is called. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const pictures = (paths: string[]) => paths.filter((path) => path.startsWith('/pictures/'));

for (const { path, banner } of [
  { path: '/', banner: /^\/pictures\/hero\/spices-portrait-728\./ },
  { path: '/products?category=Rice', banner: /^\/pictures\/hero\/rice-portrait-728\./ },
]) {
  test(`before scrolling, a phone fetches what the first view of ${path} needs`, {
    tag: '@phone',
  }, async ({ page }) => {
    const requests = requestsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(16);
    expect(pictures(requests)).toEqual([expect.stringMatching(banner)]);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => pictures(requests).length).toBeGreaterThan(1);
  });
}

test('nothing competes with the first picture: until it has arrived, the app waits', {
  tag: '@phone',
}, async ({ page }) => {
  const requests = requestsOf(page);
  const release = await hold(page, '**/pictures/hero/**');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: 'Spices' })).toBeVisible();
  await expect.poll(() => requests.some((path) => path.includes('fraunces'))).toBe(true);
  expect(requests.filter((path) => /\/(app|vendor)-/.test(path))).toEqual([]);
  release();
  await expect.poll(() => requests.some((path) => path.includes('/vendor-'))).toBe(true);
});

test('what is pressed before the app has come is done once it has', async ({ page, isMobile }) => {
  const release = await hold(page, '**/assets/{app,hero-section}-*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  else await page.getByRole('button', { name: 'Next slide' }).click();
  release();
  if (isMobile) await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  else {
    await expect(page.getByRole('button', { name: 'Slide 2 of 5' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
});

test('a message that is sent before the app has come stays where it is, and is then sent', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await hold(page, '**/assets/app-*.js');
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.waitForLoadState('load');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Aisha');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('aisha@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('A price for idly rice, please.');
  const thanks = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL('/contact');
  release();
  const dialog = await thanks;
  expect(dialog.message()).toContain('Thank you for your message!');
  await dialog.accept();
});

test('the parts of home are taken over as they stand', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const removed: string[] = [];
    Object.assign(window, { removed });
    new MutationObserver((changes) => {
      for (const { removedNodes } of changes) {
        for (const node of removedNodes) {
          if (node instanceof Element) removed.push(node.outerHTML.slice(0, 100));
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-part]:not([data-live])')).toHaveCount(0);
  await expect(catalogueOf(page).cards).toHaveCount(64);
  expect(await page.evaluate(() => Reflect.get(window, 'removed'))).toEqual([]);
});

test('the next slide has its picture before it comes, and the others wait', {
  tag: '@phone',
}, async ({ page }) => {
  const requests = requestsOf(page);
  const { pass } = await openCarousel(page);
  await pass(2500);
  expect(pictures(requests)).toHaveLength(1);
  await pass(1500);
  await expect.poll(() => pictures(requests).length).toBe(2);
  expect(pictures(requests)[1]).toContain('/hero/rice-portrait');
});
