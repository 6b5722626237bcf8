import type { Page } from '@playwright/test';
import { moveOn, open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

/** Brings every picture of the page into view, the folded ones and the later slides too. */
async function showEverything(page: Page) {
  await moveOn(page);
  const unfold = page.getByRole('button', { name: 'Show all 64 products' });
  if ((await unfold.count()) > 0) await unfold.click();
  const nextSlide = page.getByRole('button', { name: 'Next slide' });
  for (let slide = 1; slide < 5 && (await nextSlide.count()) > 0; slide += 1) {
    await nextSlide.click();
    await expect(page.getByRole('button', { name: `Slide ${slide + 1} of 5` })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let place = 0; place < document.documentElement.scrollHeight; place += step) {
      window.scrollTo(0, place);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** The addresses of pictures that are shown, but not yet loaded. On phones some are not shown. */
function missingPictures(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getClientRects().length > 0)
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );
}

function shownPictures(page: Page) {
  return page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getClientRects().length > 0)
        .map(async (image) => {
          // With `srcset` an image tells its width in CSS pixels; the file alone tells its own.
          const file = new Image();
          await new Promise((resolve) => {
            file.onload = resolve;
            file.src = image.currentSrc;
          });
          const { offsetWidth, offsetHeight } = image;
          const shape = file.naturalWidth / file.naturalHeight;
          return {
            source: image.currentSrc,
            sized: image.hasAttribute('width') && image.hasAttribute('height'),
            fileWidth: file.naturalWidth,
            // `object-fit: cover` enlarges a picture until it is high enough as well.
            shownWidth: Math.round(Math.max(offsetWidth, offsetHeight * shape)),
          };
        }),
    ),
  );
}

for (const { path } of visitorPages) {
  test(`the pictures of ${path} load, have a size and are not upscaled`, async ({ page }) => {
    await open(page, path);
    await showEverything(page);
    await expect.poll(() => missingPictures(page), { timeout: 15_000 }).toEqual([]);

    const pictures = await shownPictures(page);
    expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
    // Nobody sees more than one and a half pixels of a photograph for each of the layout's, nor that a
    // tenth is missing.
    const density = Math.min(await page.evaluate(() => devicePixelRatio), 1.5);
    expect(
      pictures.filter(({ fileWidth, shownWidth }) => shownWidth * density > fileWidth * 1.1),
    ).toEqual([]);
  });
}
