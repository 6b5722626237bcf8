import type { BrowserContext, Page } from '@playwright/test';
import { catalogueOf } from './support/catalogue';
import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

async function untilCached(page: Page) {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    const pages = await caches.open('pages');
    return Boolean(await pages.match(location.pathname));
  });
}

/** Ends the service worker's timers at once: `page.clock` does not reach them. Returns a function that reads their delays. */
async function endWaitsAtOnce(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No service worker runs');
  await worker.evaluate(() => {
    const start = self.setTimeout;
    const waits: (number | undefined)[] = [];
    const setTimeout = (act: () => void, wait?: number) => {
      waits.push(wait);
      return start(act);
    };
    Object.assign(self, { waits, setTimeout });
  });
  return () => worker.evaluate(() => Reflect.get(self, 'waits'));
}

const update = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

test('visited pages and the catalogue open without a network, and nothing private is kept', {
  tag: '@phone',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open(page, '/');
  await untilCached(page);
  await page.goto('/about');
  await page.goto('/auth');
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();

  await context.setOffline(true);
  for (const path of ['/', '/about', '/products', '/contact']) {
    await open(page, path);
    await expectPage(page, path);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+971 4 000 0000' })).toBeVisible();
  await open(page, '/products?category=Grains');
  const { cards } = catalogueOf(page);
  await expect(cards).toHaveCount(5);
  // The service worker answers with a plain image for a picture that is not cached, so none is broken.
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        card
          .locator('img')
          .evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0),
      )
      .toBe(true);
  }

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/about');
  expect(kept.filter((path) => /^\/(auth|admin|rest|storage)/.test(path))).toEqual([]);
});

test('a query takes no place of its own; a stalled network is given up after four seconds, and none at all opens the newest copy', {
  tag: '@desktop',
}, async ({ page, context, baseURL, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open(page, '/about');
  await untilCached(page);
  await page.goto('/about?utm_source=letter');
  await page.goto('/about?utm_source=fair');
  const cached = await page.evaluate(
    async () => (await (await caches.open('pages')).keys()).length,
  );
  expect(cached).toBe(1);

  // tests/embedded/serve.ts sends no document while this cookie is set.
  await context.addCookies([{ name: 'network', value: 'stalled', url: baseURL }]);
  const waits = await endWaitsAtOnce(context);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expectPage(page, '/about');
  expect(await waits()).toContain(4000);

  await context.setOffline(true);
  await open(page, '/about?utm_source=third');
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});

test('an update takes over silently, and the next load of every tab is the new version', {
  tag: '@desktop',
}, async ({ page, context, baseURL }) => {
  await open(page, '/contact');
  await untilCached(page);
  const other = await context.newPage();
  await open(other, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Two pallets of chana dal');
  const said = await page.getByRole('status').allTextContents();
  const worker = (tab: Page) =>
    tab.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none');

  // tests/embedded/serve.ts sends another sw.js while this cookie is set.
  await context.addCookies([{ name: 'release', value: 'next', url: baseURL }]);
  for (const tab of [page, other]) {
    await tab.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        document.documentElement.dataset.controller = 'changed';
      });
    });
  }
  await update(page);
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-controller', 'changed');
    expect(await worker(tab)).toMatch(/activat/);
  }
  await expect(message).toHaveValue('Two pallets of chana dal');
  await expect(page.getByRole('status')).toHaveText(said);
  await page.reload();
  await expect(message).toHaveValue('Two pallets of chana dal');
});
