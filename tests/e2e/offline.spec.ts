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

test('visited pages and the catalogue open over a stalled network and without one, after a new release, too; nothing private is kept', {
  tag: '@phone',
}, async ({ page, context, baseURL, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await open(page, '/');
  await untilCached(page);
  // A query takes no place of its own.
  await open(page, '/about?utm_source=letter');
  // tests/embedded/serve.ts sends another sw.js while this cookie is set.
  await context.addCookies([{ name: 'release', value: 'next', url: baseURL }]);
  const text = await page.getByRole('main').textContent();
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve),
    );
    await (await navigator.serviceWorker.getRegistration())?.update();
    await changed;
  });
  expect(await page.getByRole('main').textContent(), 'a new release is silent').toBe(text);
  await page.goto('/auth');
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();

  // tests/embedded/serve.ts sends no document while this cookie is set.
  await context.addCookies([{ name: 'network', value: 'stalled', url: baseURL }]);
  const waits = await endWaitsAtOnce(context);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expectPage(page, '/about');
  expect(await waits()).toContain(4000);

  await context.setOffline(true);
  await open(page, '/contact');
  await expectPage(page, '/contact');
  await open(page, '/products?category=Grains');
  const { cards } = catalogueOf(page);
  await expect(cards.first()).toBeVisible();
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
    return (await Promise.all(lists)).flat().map(({ url }) => url.slice(location.origin.length));
  });
  expect(kept.filter((path) => path.startsWith('/about'))).toEqual(['/about']);
  expect(kept.filter((path) => /^\/(auth|admin|rest|storage)/.test(path))).toEqual([]);
});
