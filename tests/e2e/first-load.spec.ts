import type { Page, Route } from '@playwright/test';
import { untilHydrated } from '../hydrated';
import { hold } from './support/accounts';
import { catalogueOf, showAll } from './support/catalogue';
import { open, scrollTop } from './support/pages';
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

test('before hydration Add to enquiry adds in the enquiry, once, and what cannot work yet is disabled', {
  tag: '@desktop',
}, async ({ page }) => {
  const disabled = ['Next slide', 'Send Message', 'Share', 'Price'].map((name) =>
    page.getByRole('button', { name }),
  );
  let releaseScripts = await holdScripts(page);
  for (const [path, count] of [
    ['/', 1],
    ['/contact', 1],
    ['/products/oats', 2],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    const shown = await Promise.all(disabled.map((button) => button.count()));
    expect(shown.filter(Boolean), path).toHaveLength(count);
    for (const [index, button] of disabled.entries())
      if (shown[index]) await expect(button).toBeDisabled();
  }
  await page.getByRole('button', { name: 'Add to enquiry: Oats' }).click();
  await expect(page).toHaveURL('/enquiry?add=oats');
  releaseScripts();
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(lines).toHaveText([/Oats/]);
  await expect(page).toHaveURL('/enquiry');

  releaseScripts = await holdScripts(page);
  await page.goto('/products?category=Spices', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to enquiry: Cloves' }).click();
  releaseScripts();
  await expect(lines).toHaveText([/Oats/, /Cloves/]);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(lines).toHaveText([/Oats/, /Cloves/]);
});

test('what is typed into the search before hydration is searched for', {
  tag: '@desktop',
}, async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await field.fill('haldi');
  releaseScripts();
  await expect(catalogueOf(page).cards.first().getByRole('heading')).toHaveText('Turmeric');
  await expect(field).toHaveValue('haldi');
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

test('without scripts the categories, the menus and the way to all products work', {
  tag: '@desktop',
}, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('/');
  const saffron = page.getByRole('heading', { name: 'Saffron', exact: true });
  await expect(saffron).toHaveCount(0);
  await page.getByRole('link', { name: showAll }).click();
  await expect(page).toHaveURL('/products');
  await expect(saffron).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Products', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'All Products' }).click();
  await expect(page).toHaveURL('/products');
  await catalogueOf(page).button('Grains').click();
  await expect(page).toHaveURL('/products?category=Grains');
  await expect(page.getByRole('heading', { name: 'Barley' })).toBeVisible();
  await page.goto('/contact');
  const form = page.locator('form');
  expect(await form.textContent()).toContain(
    'write to info@saffrongate.example or call +971 4 000 0000. WhatsApp: +971 50 000 0000',
  );
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  await page.goto('/products/cumin');
  await page.getByRole('button', { name: 'Add to enquiry: Cumin Seeds' }).click();
  await expect(page).toHaveURL('/enquiry?add=cumin');
  // `getByText` ignores text inside <noscript>.
  await expect(
    page.locator('main p').filter({ hasText: 'The list needs JavaScript' }),
  ).toBeVisible();
  await expect(page.getByText('One moment')).toBeHidden();
  await page.close();
});

test('Back pressed while the page’s chunk is loading leads to the page before', {
  tag: '@desktop',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  const chunks: Route[] = [];
  await page.route('**/assets/contact-page-*.js', async (route) => {
    chunks.push(route);
    // The entry runs once the page's <script> has loaded or failed, and imports the same chunk.
    if (chunks.length === 1) await route.abort();
  });
  const documents: Route[] = [];
  await page.route('/about', (route) => void documents.push(route));
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => chunks.length).toBe(2);

  const imported = page.waitForEvent('console', (message) => message.text() === 'imported');
  await page.evaluate(async (chunk) => {
    // React's tasks have a higher priority.
    const options = { priority: 'background' } as const;
    import(chunk).then(() => scheduler.postTask(() => console.log('imported'), options));
    window.history.back();
  }, chunks[1]?.request().url() ?? '');
  await expect.poll(() => documents.length).toBe(1);
  await chunks[1]?.continue();
  await imported;
  await documents[0]?.continue();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await untilHydrated(page);
  await expect(page).toHaveURL('/about');
});

test('a page that was scrolled before hydration stays there, and a reload comes back to the place that was left', {
  tag: '@phone',
}, async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor({ state: 'attached' });
  await page.mouse.move(200, 300);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => scrollTop(page)).toBe(1500);
  releaseScripts();
  await untilHydrated(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await scrollTop(page)).toBe(1500);

  const heading = page.getByRole('heading', { name: 'All Products' });
  await heading.evaluate((element) => element.scrollIntoView());
  const place = await heading.boundingBox();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
});
