import type { Page } from '@playwright/test';
import { expect } from './test';

export async function expectPictures(page: Page) {
  await showEveryPicture(page);
  await expect.poll(() => missingPictures(page), { timeout: 15_000 }).toEqual([]);
  const pictures = await shownPictures(page);
  // Above 1.5 file pixels per CSS pixel, and within 10 %, the eye sees no difference in a photograph.
  const density = Math.min(await page.evaluate(() => devicePixelRatio), 1.5);
  expect(
    pictures.filter(({ fileWidth, shownWidth }) => shownWidth * density > fileWidth * 1.1),
  ).toEqual([]);
  // A file has at most twice the pixels of its frame, unless it is the smallest size, 240 x 180.
  expect(
    pictures.filter(
      ({ filePixels, framePixels }) => filePixels > Math.max(2 * framePixels, 43_200),
    ),
  ).toEqual([]);
}

/** Scrolls through the page and all slides, so that lazy pictures load. */
async function showEveryPicture(page: Page) {
  const nextSlide = page.getByRole('button', { name: 'Next slide' });
  for (let slide = 1; slide < 5 && (await nextSlide.count()) > 0; slide += 1) {
    await nextSlide.click();
    await expect(page.getByRole('button', { name: `Slide ${slide + 1} of 5` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
  await page.evaluate(async () => {
    const step = window.innerHeight;
    for (let place = 0; place < document.documentElement.scrollHeight; place += step) {
      window.scrollTo(0, place);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

function missingPictures(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );
}

function shownPictures(page: Page) {
  return page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map(async (image) => {
          // With `srcset`, `naturalWidth` is in CSS pixels; a picture without it gives the file's pixels.
          const file = new Image();
          await new Promise((resolve) => {
            file.onload = resolve;
            file.src = image.currentSrc;
          });
          const { offsetWidth, offsetHeight } = image;
          const shape = file.naturalWidth / file.naturalHeight;
          return {
            source: image.currentSrc,
            fileWidth: file.naturalWidth,
            // `object-fit: cover` widens a picture until its height fills the frame as well.
            shownWidth: Math.round(Math.max(offsetWidth, offsetHeight * shape)),
            filePixels: file.naturalWidth * file.naturalHeight,
            framePixels: offsetWidth * offsetHeight * devicePixelRatio ** 2,
          };
        }),
    ),
  );
}
