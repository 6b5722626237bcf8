import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

// `page.route` does not see the requests of a service worker.
test.use({ serviceWorkers: 'block' });

const chunk = /\/assets\/about-page-[^/]+\.js$/;

// One reload, then a message: src/lib/start-up/missing-chunk.test.ts, src/components/error-page.test.tsx.

test('a chunk that stays gone leaves the prerendered page', {
  tag: '@desktop',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await open(page, '/');
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/about')) reloads += 1;
  });
  let failed = 0;
  await page.route(chunk, (route) => {
    failed += 1;
    return route.abort();
  });
  const quickLinks = page.getByRole('navigation', { name: 'Quick links' });
  await quickLinks.getByRole('link', { name: 'About' }).click();
  await expect.poll(() => reloads).toBe(1);
  await expect.poll(() => failed).toBeGreaterThan(1);
  await expectPage(page, '/about');
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();
});
