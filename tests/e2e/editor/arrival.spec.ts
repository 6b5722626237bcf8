import type { Page } from '@playwright/test';
import { aboutDefaultContent } from '../../../src/content/sections/about/default-content';
import { heroDefaultContent } from '../../../src/content/sections/hero/default-content';
import { hold } from '../support/accounts';
import { editorCalls, expect, test } from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'hero' });

const [spices, ...otherSlides] = heroDefaultContent.slides;
/** As long as the default text, so that nothing should move. */
const subtitle =
  'Turmeric, cumin, black pepper and cardamom for shelves, kitchens and spice mills.';
const hero = { slides: [{ ...spices, subtitle }, ...otherSlides] };
const heading = 'A Dubai trading house that started with food';
const about = { ...aboutDefaultContent, teaser: { ...aboutDefaultContent.teaser, heading } };

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

test('a text of the same length takes the other’s place and moves nothing, on a wide screen and on a phone', async ({
  browser,
  admin,
}) => {
  await admin.publish(hero);
  await admin.publish(about, 'about');
  for (const [part, width, before, after] of [
    ['hero', 390, spices?.subtitle ?? '', subtitle],
    ['about', 1440, aboutDefaultContent.teaser.heading, heading],
  ] as const) {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const { seen, release } = await hold(page, editorCalls.published);
    await open(page, '/');
    // The browser counts layout shifts inside the viewport alone.
    await page.getByText(before).evaluate((text) => text.scrollIntoView({ block: 'center' }));
    await expect.poll(() => seen.length).toBe(1);
    const shifts = await watchShifts(page);
    release();
    await expect(page.getByText(after)).toBeInViewport();
    expect(await shifts(), `${part} at ${width} px`).toEqual([]);
    await context.close();
  }
});

test('what is published arrives in one request for all pages, without the Supabase client; after a minute, a visitor who comes back gets what is newer', async ({
  browser,
  admin,
}) => {
  await admin.publish(hero);
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (each) => {
    if (/site_sections|supabase/.test(each.url())) asked.push(each.url());
  });
  await page.clock.install();
  await open(page, '/');
  await expect(page.getByText(subtitle)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText(subtitle)).toBeVisible();
  expect(asked).toEqual([expect.stringContaining('/rest/v1/site_sections')]);

  const later = 'Seven spices, whole or ground.';
  const slides = [{ ...spices, subtitle: later }, ...otherSlides];
  await admin.publish({ slides });
  const comeBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.clock.fastForward(30_000);
  await comeBack();
  await page.clock.fastForward(31_000);
  expect(asked).toHaveLength(1);
  await comeBack();
  await expect(page.getByText(later)).toHaveCount(1);
  await context.close();
});
