import { openCarousel, slideDelay } from './support/carousel';
import { drag } from './support/finger';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the slides advance every five seconds, and wait for a hidden tab, the focus and Pause', {
  tag: '@desktop',
}, async ({ page }) => {
  const { region, dot, exploreNow, leave, pass, expectSlide } = await openCarousel(page);
  const expectCurrent = (slide: number) =>
    expect(dot(slide)).toHaveAttribute('aria-current', 'true');
  await pass(slideDelay - 100);
  await expectCurrent(1);
  await pass(100);
  await expectSlide(2, 'Rice');
  for (const title of ['Dry Fruits', 'Pulses', 'Fruits & Vegetables']) {
    await pass(slideDelay);
    await expect(region.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }
  await pass(slideDelay);
  await expectCurrent(1);

  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await pass(4 * slideDelay);
  await expectCurrent(1);
  await setVisibility('visible');
  await pass(slideDelay);
  await expectCurrent(2);
  await exploreNow(2).focus();
  await pass(4 * slideDelay);
  await expectCurrent(2);
  await leave();
  await pass(slideDelay);
  await expectCurrent(3);
  await region.getByRole('button', { name: 'Pause the slides' }).click();
  await leave();
  await pass(4 * slideDelay);
  await expectCurrent(3);
  await region.getByRole('button', { name: 'Play the slides' }).click();
  await pass(slideDelay);
  await expectCurrent(4);
});

test('buttons, dots and arrow keys turn the slides, and stop them for good', {
  tag: '@desktop',
}, async ({ page }) => {
  const { region, previous, next, dot, exploreNow, leave, pass, expectSlide } =
    await openCarousel(page);
  async function expectStopped(slide: number, title: string) {
    await leave();
    await pass(10 * slideDelay);
    await expectSlide(slide, title);
    await region.getByRole('button', { name: 'Play the slides' }).click();
  }
  const announcement = region.locator('[aria-live]');
  await expect(announcement).toHaveAttribute('aria-live', 'off');
  await previous.click();
  await expectSlide(5, 'Fruits & Vegetables');
  await next.click();
  await expectSlide(1, 'Spices');
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await expect(announcement).toHaveText('Slide 1 of 5: Spices');
  await expectStopped(1, 'Spices');
  await dot(4).click();
  await expectSlide(4, 'Pulses');
  await expectStopped(4, 'Pulses');
  await next.focus();
  await page.keyboard.press('ArrowLeft');
  await expectSlide(3, 'Dry Fruits');
  await expectStopped(3, 'Dry Fruits');
  // The arrow keys on a focused slide take the focus along.
  await exploreNow(3).focus();
  await page.keyboard.press('ArrowRight');
  await expect(exploreNow(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products');
});

test('where reduced motion is wanted, nothing moves by itself; the keyboard reaches the slide before its controls', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { region, dot, next, exploreNow, pass, expectSlide } = await openCarousel(page);
  const play = region.getByRole('button', { name: 'Play the slides' });
  await expect(play).toBeVisible();
  await pass(10 * slideDelay);
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('banner').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(exploreNow(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await next.click();
  await expectSlide(2, 'Rice');
});

test('the slides go on after the phone was turned; a swipe turns them and stops them for good', {
  tag: '@phone',
}, async ({ page }) => {
  const { dot, next, pass, expectSlide } = await openCarousel(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 700, height: 500 });
  // ResizeObserver reports in real time; Embla applies the new size in the next frame of the paused clock.
  await expect(async () => {
    await pass(20);
    const slide = await page
      .getByRole('group', { name: '1 of 5: Spices' })
      .evaluate((element) => Math.round(element.getBoundingClientRect().width));
    expect(slide).toBeGreaterThan(680);
  }).toPass();
  await pass(slideDelay + 500);
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize(size);
  await expect(async () => {
    await pass(20);
    const slide = await page
      .getByRole('group', { name: '2 of 5: Rice' })
      .evaluate((element) => element.getBoundingClientRect());
    expect(slide).toMatchObject({ x: 0, width: size.width });
  }).toPass();

  const swipe = (from: number, to: number) => drag(page, { x: from, y: 300 }, { x: to, y: 300 });
  await swipe(320, 60);
  await expectSlide(3, 'Dry Fruits');
  await swipe(60, 320);
  await expectSlide(2, 'Rice');
  await pass(10 * slideDelay);
  await expectSlide(2, 'Rice');
  await next.tap();
  await expectSlide(3, 'Dry Fruits');
});
