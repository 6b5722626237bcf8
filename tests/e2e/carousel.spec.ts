import { openCarousel, slideDelay } from './support/carousel';
import { drag } from './support/finger';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the slides advance every five seconds unless reduced motion is wanted, wait for a hidden tab, and stop for good at a press and the focus', {
  tag: '@desktop',
}, async ({ page }) => {
  const { region, previous, next, dot, exploreNow, leave, pass, expectCurrent, expectSlide } =
    await openCarousel(page);
  const play = region.getByRole('button', { name: 'Play the slides' });
  const pause = region.getByRole('button', { name: 'Pause the slides' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(play).toBeVisible();
  await pass(2 * slideDelay);
  await expectCurrent(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(pause).toBeVisible();

  const announcement = region.locator('[aria-live]');
  await pass(slideDelay - 100);
  await expectCurrent(1);
  await pass(100);
  await expectSlide(2, 'Rice');
  await expect(announcement).toHaveAttribute('aria-live', 'off');

  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await pass(2 * slideDelay);
  await expectCurrent(2);
  await setVisibility('visible');
  await pass(slideDelay);
  await expectSlide(3, 'Dry Fruits');
  await page.getByRole('banner').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(exploreNow(3)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(play).toBeFocused();
  await leave();
  await pass(2 * slideDelay);
  await expectCurrent(3);
  await play.click();
  await pass(slideDelay);
  await expectCurrent(4);

  await next.click();
  await expectSlide(5, 'Fruits & Vegetables');
  await expect(announcement).toHaveAttribute('aria-live', 'polite');
  await expect(announcement).toHaveText('Slide 5 of 5: Fruits & Vegetables');
  await leave();
  await pass(2 * slideDelay);
  await expectCurrent(5);
  await next.click();
  await expectSlide(1, 'Spices');
  await previous.click();
  await expectSlide(5, 'Fruits & Vegetables');
  await dot(3).click();
  await expectSlide(3, 'Dry Fruits');
  await play.click();
  await pass(slideDelay);
  await expectCurrent(4);
  await pause.click();
  await leave();
  await pass(2 * slideDelay);
  await expectCurrent(4);
});

test('the slides go on after the phone was turned; a swipe turns them and stops them for good', {
  tag: '@phone',
}, async ({ page }) => {
  const { pass, expectCurrent, expectSlide } = await openCarousel(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const turn = async (width: number, height: number, slide: string) => {
    await page.setViewportSize({ width, height });
    // ResizeObserver reports in real time; Embla applies the new size in the next frame of the paused clock.
    await expect(async () => {
      await pass(20);
      const box = await page.getByRole('group', { name: slide }).boundingBox();
      expect(box).toMatchObject({ x: 0, width });
    }).toPass();
  };
  await turn(700, 500, '1 of 5: Spices');
  await pass(slideDelay + 500);
  await expectCurrent(2);
  await turn(size.width, size.height, '2 of 5: Rice');

  const swipe = (from: number, to: number) => drag(page, { x: from, y: 300 }, { x: to, y: 300 });
  await swipe(320, 60);
  await expectSlide(3, 'Dry Fruits');
  await swipe(60, 320);
  await pass(2 * slideDelay);
  await expectSlide(2, 'Rice');
});
