import type { Page } from '@playwright/test';
import { open } from './pages';
import { expect } from './test';

export const slideDelay = 5000;

/** The clock is stopped, so that no test waits for a slide. */
export async function openCarousel(page: Page) {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:01'));
  await open(page, '/');
  const region = page.getByRole('region', { name: 'Our goods' });
  const dot = (slide: number) => region.getByRole('button', { name: `Slide ${slide} of 5` });
  const exploreNow = (slide: number) =>
    region.getByRole('group', { name: `${slide} of 5` }).getByRole('link', { name: 'Explore Now' });

  return {
    region,
    dot,
    exploreNow,
    previous: region.getByRole('button', { name: 'Previous slide' }),
    next: region.getByRole('button', { name: 'Next slide' }),
    pass: (milliseconds: number) => page.clock.runFor(milliseconds),

    /** Focuses a link outside the carousel that needs no scrolling. */
    leave: () => page.getByRole('banner').getByRole('link', { name: 'Saffron Gate' }).focus(),

    expectCurrent: (slide: number) => expect(dot(slide)).toHaveAttribute('aria-current', 'true'),

    async expectSlide(slide: number, title: string) {
      // A slide moves for less than a second, and the next one follows after five.
      await page.clock.runFor(1000);
      await expect(dot(slide)).toHaveAttribute('aria-current', 'true');
      await expect(region.locator('button[aria-current]')).toHaveCount(1);
      await expect(region.getByRole('heading', { name: title, exact: true })).toBeInViewport();
      await expect(region.locator('[inert]')).toHaveCount(4);
      await expect(region.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAttribute(
        'aria-label',
        `${slide} of 5: ${title}`,
      );
      await expect(exploreNow(slide)).toBeInViewport();
    },
  };
}
