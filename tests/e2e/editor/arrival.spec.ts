import type { Page } from '@playwright/test';
import { heroSection } from '../../../src/content/sections/hero/default-content';
import { hold } from '../support/accounts';
import { editorCalls, expect, test } from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'hero' });

const [spices, ...otherSlides] = heroSection.defaultContent.slides;
/** As long as the default text, so that nothing should move. */
const subtitle =
  'Turmeric, cumin, black pepper and cardamom for shelves, kitchens and spice mills.';
const later = 'Seven spices, whole or ground.';
const titled = (text: string) => ({ slides: [{ ...spices, subtitle: text }, ...otherSlides] });

async function watchShifts(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(
      // The browser reports layout shifts after the frame.
      () =>
        new Promise<number[]>((resolve) => {
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'shifts'))));
        }),
    );
}

test('what is published comes in one request for all pages, without the Supabase client, and moves nothing; after a minute, a visitor who comes back gets what is newer', async ({
  browser,
  admin,
}) => {
  await admin.publish(titled(subtitle));
  const viewport = { width: 390, height: 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (each) => {
    if (/site_sections|supabase/.test(each.url())) asked.push(each.url());
  });
  const start = Date.now();
  await page.clock.setFixedTime(start);
  const { seen, release } = await hold(page, editorCalls.published);
  await open(page, '/');
  await expect.poll(() => seen.length).toBe(1);
  const shifts = await watchShifts(page);
  release();
  await expect(page.getByText(subtitle)).toBeInViewport();
  expect(await shifts()).toEqual([]);
  await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page.getByText(subtitle)).toBeVisible();
  expect(asked).toEqual([expect.stringContaining('/rest/v1/site_sections')]);

  await admin.publish(titled(later));
  const comeBack = async (seconds: number) => {
    await page.clock.setFixedTime(start + seconds * 1000);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
  };
  await comeBack(30);
  await comeBack(59);
  expect(asked).toHaveLength(1);
  await comeBack(61);
  await expect(page.getByText(later)).toHaveCount(1);
  await context.close();
});
