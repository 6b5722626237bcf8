import { openCarousel, slideDelay } from './support/carousel';
import { drag } from './support/finger';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the slides advance every five seconds and begin again', async ({ page }) => {
  const { pass, dot, expectSlide } = await openCarousel(page);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await pass(slideDelay - 100);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await pass(100);
  await expectSlide(2, 'Rice');
  await pass(slideDelay);
  await expectSlide(3, 'Dry Fruits');
  await pass(slideDelay);
  await expectSlide(4, 'Pulses');
  await pass(slideDelay);
  await expectSlide(5, 'Fruits & Vegetables');
  await pass(slideDelay);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
});

test('next and previous loop, and stop the slides for good', async ({ page }) => {
  const { previous, next, leave, pass, expectSlide } = await openCarousel(page);
  await previous.click();
  await expectSlide(5, 'Fruits & Vegetables');
  await next.click();
  await expectSlide(1, 'Spices');
  await next.click();
  await expectSlide(2, 'Rice');

  await leave();
  await pass(10 * slideDelay);
  await expectSlide(2, 'Rice');
});

test('a dot goes to its slide and stops the slides for good', async ({ page }) => {
  const { dot, leave, pass, expectSlide } = await openCarousel(page);
  await dot(4).click();
  await expectSlide(4, 'Pulses');
  await leave();
  await pass(10 * slideDelay);
  await expectSlide(4, 'Pulses');
});

test('the arrow keys move the slides and stop them for good', async ({ page }) => {
  const { next, leave, pass, expectSlide } = await openCarousel(page);
  await next.focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(2, 'Rice');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(5, 'Fruits & Vegetables');
  await leave();
  await pass(10 * slideDelay);
  await expectSlide(5, 'Fruits & Vegetables');
});

test('the arrow keys on a focused slide take the focus along', async ({ page }) => {
  const { exploreNow, expectSlide } = await openCarousel(page);
  await exploreNow(1).focus();
  await page.keyboard.press('ArrowRight');
  await expect(exploreNow(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(exploreNow(5)).toBeFocused();
  await expectSlide(5, 'Fruits & Vegetables');
});

test('the slides wait while something in them has the focus', async ({ page }) => {
  const { exploreNow, dot, leave, pass } = await openCarousel(page);
  await exploreNow(1).focus();
  await pass(4 * slideDelay);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');

  await leave();
  await pass(slideDelay);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
});

test('the slides wait while the tab is hidden', { tag: '@desktop' }, async ({ page }) => {
  const { dot, pass } = await openCarousel(page);
  async function setVisibility(state: 'hidden' | 'visible') {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }

  await setVisibility('hidden');
  await pass(4 * slideDelay);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await setVisibility('visible');
  await pass(slideDelay);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
});

test('the slides go on after the window has changed its size', async ({ page }) => {
  const { dot, pass } = await openCarousel(page);
  await page.setViewportSize({ width: 700, height: 500 });
  // The observer reports in real time, the library answers on the next frame of the paused clock.
  await expect(async () => {
    await pass(20);
    const slide = await page
      .getByRole('group', { name: '1 of 5: Spices' })
      .evaluate((element) => Math.round(element.getBoundingClientRect().width));
    expect(slide).toBeGreaterThan(680);
  }).toPass();
  await pass(slideDelay + 500);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
});

test('the slides can be paused and played', { tag: '@desktop' }, async ({ page }) => {
  const { region, dot, pass } = await openCarousel(page);
  await region.getByRole('button', { name: 'Pause the slides' }).click();
  await pass(4 * slideDelay);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');

  await region.getByRole('button', { name: 'Play the slides' }).click();
  await pass(slideDelay);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
});

test('nothing moves by itself where reduced motion is wanted', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { region, dot, next, pass, expectSlide } = await openCarousel(page);
  await expect(region.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  await pass(10 * slideDelay);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await next.click();
  await expectSlide(2, 'Rice');
});

test('a screen reader is told what it is, and of a slide chosen by hand', {
  tag: '@desktop',
}, async ({ page }) => {
  const { region, next } = await openCarousel(page);
  await expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(region.locator('[aria-roledescription="slide"][role="group"]')).toHaveCount(5);
  await expect(region.getByRole('group', { name: 'Choose a slide' })).toBeVisible();
  const announcement = region.locator('[aria-live]');
  await expect(announcement).toHaveAttribute('aria-live', 'off');
  await next.click();
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await expect(announcement).toHaveText('Slide 2 of 5: Rice');
});

test('by keyboard the link of the slide comes before the controls', { tag: '@desktop' }, async ({
  page,
}) => {
  const { region, exploreNow } = await openCarousel(page);
  await page.getByRole('banner').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(exploreNow(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(region.getByRole('button', { name: 'Play the slides' })).toBeFocused();
});

test('Explore Now leads to the products from any slide', { tag: '@desktop' }, async ({ page }) => {
  const { exploreNow, next, expectSlide } = await openCarousel(page);
  await next.click();
  await expectSlide(2, 'Rice');
  await exploreNow(2).click();
  await expect(page).toHaveURL('/products');
});

test('a swipe turns the slide and stops the slides for good', { tag: '@phone' }, async ({
  page,
}) => {
  const { pass, expectSlide } = await openCarousel(page);
  const swipe = (from: number, to: number) => drag(page, { x: from, y: 300 }, { x: to, y: 300 });

  await swipe(320, 60);
  await expectSlide(2, 'Rice');
  await swipe(60, 320);
  await expectSlide(1, 'Spices');
  await swipe(60, 320);
  await expectSlide(5, 'Fruits & Vegetables');
  await pass(10 * slideDelay);
  await expectSlide(5, 'Fruits & Vegetables');
});
