import type { Page } from '@playwright/test';
import { untilHydrated } from '../hydrated';
import { hold } from './support/accounts';
import { catalogueOf, showAll } from './support/catalogue';
import { scrollTop } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('hydration keeps every element, also where the slides’ chunk comes after what is published', {
  tag: '@desktop',
}, async ({ page }) => {
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
  const { seen, release } = await hold(page, '**/assets/carousel-*.js');
  const published = page.waitForResponse(/site_sections/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await (await published).finished();
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
  release();
  await untilHydrated(page);
  await expect(catalogueOf(page).cards).toHaveCount(12);
  expect(await page.evaluate(() => Reflect.get(window, 'removed'))).toEqual([]);
});

// What cannot work yet is disabled: src/prerender/render-page.test.ts.
test('before hydration, Add to enquiry adds in the enquiry, once', { tag: '@desktop' }, async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/products?category=Spices', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to enquiry: Cloves' }).click();
  await expect(page).toHaveURL('/enquiry?add=cloves');
  releaseScripts();
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(lines).toHaveText([/Cloves/]);
  await expect(page).toHaveURL('/enquiry');
});

test('before hydration, what is typed into the search is searched for, the page stays where it was scrolled to, and a reload comes back there', {
  tag: '@phone',
}, async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await field.fill('haldi');
  await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  expect(await scrollTop(page)).toBeGreaterThan(1000);
  // What is seen, not how far it is scrolled: where a font comes late, the browser scrolls to keep it in place.
  const seenAt = async () => (await field.boundingBox())?.y;
  const before = await seenAt();
  releaseScripts();
  await untilHydrated(page);
  await expect(catalogueOf(page).cards.first().getByRole('heading')).toHaveText('Turmeric');
  await expect(field).toHaveValue('haldi');
  expect(await seenAt()).toBeCloseTo(before ?? 0, 0);

  await field.fill('');
  const heading = page.getByRole('heading', { name: 'All Products' });
  await heading.evaluate((element) => element.scrollIntoView());
  const place = await heading.boundingBox();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
});

test('what is typed before hydration stays, with the focus, where a password manager’s element makes hydration fail', {
  tag: '@desktop',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/Minified React error #418/);
  const releaseScripts = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('sella');
  const early = await field.elementHandle();
  await field.evaluate((each) => each.before(document.createElement('com-1password-button')));
  releaseScripts();
  await untilHydrated(page);
  expect(await early?.evaluate((element) => element.isConnected), 'hydration failed').toBe(false);
  await expect(field).toHaveValue('sella');
  await expect(field).toBeFocused();
});

// What needs scripts says so: src/prerender/render-page.test.ts.
test('without scripts the categories, the menus and the way to all products work', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: showAll }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { name: 'Saffron', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click();
  await catalogueOf(page).button('Grains').click();
  await expect(page).toHaveURL('/products?category=Grains');
  await expect(page.getByRole('heading', { name: 'Barley' })).toBeVisible();
  await page.close();
});
