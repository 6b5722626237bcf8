import type { Page } from '@playwright/test';
import { contactSection } from '../../src/content/sections/contact/default-content';
import { untilHydrated } from '../hydrated';
import { catalogueOf, countOf } from './support/catalogue';
import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

// `page.route` does not see the requests of a service worker.
test.use({ serviceWorkers: 'block' });

const typed = 'Twenty sacks of 1121 sella, please.';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function expectSiteWorks(page: Page) {
  await expect(
    page.getByRole('main').getByText(contactSection.defaultContent.businessHours),
  ).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Products' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Rice' }).click();
  const { button, cards } = catalogueOf(page);
  await expect(cards).toHaveCount(countOf('Rice'));
  await button('Grains').click();
  await expect(cards).toHaveCount(countOf('Grains'));
  // Without the engine, titles are searched.
  const field = page.getByRole('searchbox', { name: 'Search products' });
  await field.fill('barley');
  await expect(cards).toHaveCount(1);
  await expect(cards.locator('mark')).toHaveText('Barley');
  await field.fill('zeera');
  await expect(page.getByText('other names of goods could not be loaded')).toBeVisible();
  await expect(page.getByText('“Zeera” is not in our list')).not.toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(message(page)).toHaveValue(typed);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Amal');
  await page.getByRole('textbox', { name: 'Email Address' }).fill('amal@hotel.example');
  const thanked = page.waitForEvent('dialog');
  const sent = page.getByRole('button', { name: 'Send Message' }).click();
  await (await thanked).accept();
  await sent;
  await expect(message(page)).toHaveValue('');
}

/** The worst case: reading any of these throws. */
function blockStorage() {
  const refuse = {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, refuse);
  }
  Object.defineProperty(document, 'cookie', refuse);
}

test('the backend is down, the search does not load and storage is blocked', {
  tag: '@desktop',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_REFUSED|ERR_FAILED/, /dynamically imported module/);
  await page.route('**/assets/search-products-*.js', (route) => route.abort());
  let requests = 0;
  await page.route('**/rest/v1/site_sections*', (route) => {
    requests += 1;
    return route.abort('connectionrefused');
  });
  await page.addInitScript(blockStorage);
  const failed = page.waitForEvent('requestfailed', (each) => /site_sections/.test(each.url()));
  await open(page, '/contact');
  await message(page).fill(typed);
  await failed;
  await expectSiteWorks(page);
  expect(requests).toBe(1);
});

// One reload, then a message: src/lib/start-up/missing-chunk.test.ts, src/components/error-page.test.tsx.
test('a page whose chunk is gone comes prerendered after one reload; offline it says so, and comes with the network; what was typed is kept', {
  tag: '@desktop',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  let lost = 0;
  await page.route(/\/assets\/about-page-/, (route) => {
    lost += 1;
    return route.abort();
  });
  await open(page, '/contact');
  await message(page).fill(typed);
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => lost).toBeGreaterThan(1);
  await expectPage(page, '/about');
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
  await page.goBack();
  await expectPage(page, '/contact');
  await untilHydrated(page);
  await expect(message(page)).toHaveValue(typed);

  const services = page
    .getByRole('navigation', { name: 'The company' })
    .getByRole('link', { name: 'Services' });
  await page.waitForLoadState();
  await context.setOffline(true);
  await services.click();
  const notice = page.getByRole('alert');
  await expect(notice.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await notice.getByRole('button', { name: 'Go back' }).click();
  await expectPage(page, '/contact');
  await expect(message(page)).toHaveValue(typed);

  await services.click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expectPage(page, '/services');
});

test('a message whose chunk is gone is said by the browser', {
  tag: '@desktop',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  // The page that has just been reloaded for a missing chunk is not reloaded again.
  await page.addInitScript(() =>
    sessionStorage.setItem('reloaded-for-missing-chunk', String(Date.now())),
  );
  await page.route('**/assets/toast-list-*.js', (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('enquiry', '{"lines":[{"id":"cumin"}]}'));
  await open(page, '/enquiry');
  const said = page.waitForEvent('dialog');
  void page.getByRole('button', { name: 'Remove Cumin Seeds' }).click();
  const dialog = await said;
  expect(dialog.message()).toMatch(/Cumin Seeds\S? was removed\./);
  await dialog.accept();
});

test('the page of the enquiry says whom to write to where its chunk is gone', {
  tag: '@desktop',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route(/\/assets\/enquiry-page-/, (route) => route.abort());
  await page.goto('/enquiry');
  await expect(page.getByText('The list needs JavaScript. To ask for a price')).toBeVisible();
  await expect(page.getByText('One moment')).toBeHidden();
});
