import type { Page } from '@playwright/test';
import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

// `page.route` does not see the requests of a service worker.
test.use({ serviceWorkers: 'block' });

const chunk = /\/assets\/about-page-[^/]+\.js$/;

async function followAboutLink(page: Page) {
  const quickLinks = page.getByRole('navigation', { name: 'Quick links' });
  await quickLinks.getByRole('link', { name: 'About' }).click();
}

test('a chunk that stays gone leaves the prerendered page, and in the app a message', {
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
  await followAboutLink(page);
  await expect.poll(() => reloads).toBe(1);
  await expect.poll(() => failed).toBeGreaterThan(1);
  await expectPage(page, '/about');
  await expect(page.getByRole('heading', { name: 'Our Story' })).toBeVisible();

  // The page reloads at most once within a short time.
  await open(page, '/');
  await followAboutLink(page);
  const message = page.getByRole('alert');
  await expect(message.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  expect(reloads).toBe(1);
});
