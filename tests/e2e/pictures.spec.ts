import type { Page } from '@playwright/test';
import { open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

type Shown = {
  source: string;
  sized: boolean;
  /** Pixels of the file; an `img` with `srcset` reports its width in CSS pixels instead. */
  fileWidth: number;
  /** Device pixels that the whole picture would fill at the size at which it is shown. */
  neededWidth: number;
};

/** Lets every lazy picture come into view. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) {
      image.scrollIntoView({ block: 'center' });
      await image.decode().catch(() => undefined);
    }
  });
}

function picturesOn(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.getClientRects().length > 0)
        .map(async (image) => {
          const file = new Image();
          file.src = image.currentSrc;
          await file.decode().catch(() => undefined);
          const { offsetWidth, offsetHeight } = image;
          const shape = file.naturalWidth / file.naturalHeight;
          return {
            source: image.currentSrc,
            sized: image.hasAttribute('width') && image.hasAttribute('height'),
            fileWidth: file.naturalWidth,
            // `object-fit: cover` enlarges until the picture is high enough as well.
            neededWidth: Math.max(offsetWidth, offsetHeight * shape) * devicePixelRatio,
          };
        }),
    ),
  );
}

for (const { path } of visitorPages) {
  test(`the pictures of ${path} load, have a size and are not upscaled`, async ({ page }) => {
    await open(page, path);
    await scrollThrough(page);
    const pictures = await picturesOn(page);
    console.log(
      path,
      JSON.stringify(
        pictures.map(
          (p) =>
            `${p.source.split('/').slice(-2).join('/')} ${(p.neededWidth / p.fileWidth).toFixed(2)}`,
        ),
      ),
    );
    expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
    expect(pictures.filter(({ fileWidth }) => !(fileWidth > 0))).toEqual([]);
    expect(pictures.filter(({ fileWidth, neededWidth }) => neededWidth > fileWidth * 1.05)).toEqual(
      [],
    );
  });
}
