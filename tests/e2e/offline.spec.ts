import type { Page } from '@playwright/test';
import { catalogueOf } from './support/catalogue';
import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/** Moves, as a visitor would, and waits until the site can do without the network. */
async function untilKept(page: Page) {
  await page.keyboard.press('Tab');
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const pages = await caches.open('pages');
    return Boolean(await pages.match(location.pathname));
  });
}

test('visited pages and the catalogue open without a network, and nothing private is kept', {
  tag: '@phone',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open(page, '/');
  await untilKept(page);
  await page.goto('/about');
  await page.goto('/auth');
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();

  await context.setOffline(true);
  for (const path of ['/', '/about', '/products']) {
    await open(page, path);
    await expectPage(page, path);
  }
  await open(page, '/products?category=Grains');
  await expect(catalogueOf(page).cards).toHaveCount(5);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/about');
  expect(kept.filter((path) => /^\/(auth|admin|rest|storage)/.test(path))).toEqual([]);
});

test('a page that stays open while the site is updated says so, and is loaded again when asked', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await open(page, '/contact');
  await untilKept(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Two pallets of chana dal');

  // From here on the host has another version (tests/embedded/serve.ts).
  await context.addCookies([{ name: 'release', value: 'next', url: baseURL }]);
  const update = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await update();
  await expect(page.getByText('This site has been updated', { exact: true })).toBeVisible();
  await expect(message).toHaveValue('Two pallets of chana dal');

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load again' }).click();
  await loaded;
  await expect(message).toHaveValue('Two pallets of chana dal');
});
