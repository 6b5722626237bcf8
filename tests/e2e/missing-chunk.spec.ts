import type { Page } from '@playwright/test';
import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

const chunk = /\/assets\/about-page-[^/]+\.js$/;

/** As after a deploy that dropped the old chunks: the next so many fetches of the page's code fail. */
async function loseChunk(page: Page, times: number): Promise<{ failed: number }> {
  const seen = { failed: 0 };
  await page.route(
    chunk,
    (route) => {
      seen.failed += 1;
      return route.abort();
    },
    { times },
  );
  return seen;
}

async function followAboutLink(page: Page) {
  const quickLinks = page.getByRole('navigation', { name: 'Quick links' });
  await quickLinks.getByRole('link', { name: 'About' }).click();
}

test('a chunk that is gone once comes with one reload by itself', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await open(page, '/');
  const lost = await loseChunk(page, 1);
  await followAboutLink(page);
  await expectPage(page, '/about');
  expect(lost.failed).toBe(1);
});

test('a chunk that stays gone ends in a message with two ways out', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await open(page, '/');
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  const lost = await loseChunk(page, 100);
  await followAboutLink(page);

  // The message stands for a moment before the reload, too.
  await expect.poll(() => reloads).toBe(1);
  await expect.poll(() => lost.failed).toBeGreaterThan(1);
  const message = page.getByRole('alert');
  await expect(message.getByRole('heading', { name: "This page didn't load" })).toBeVisible();
  expect(reloads).toBe(1);
  await expect(message).toContainText('Loading it again usually helps.');
  await expect(message.getByRole('link', { name: 'Return to Home' })).toBeVisible();

  await page.unroute(chunk);
  await message.getByRole('button', { name: 'Load again' }).click();
  await expectPage(page, '/about');
});
