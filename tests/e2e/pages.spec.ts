import type { Page } from '@playwright/test';
import {
  addCss,
  expectFits,
  expectFitsEnlarged,
  expectNoViolations,
  expectOutline,
  expectTargets,
} from './support/accessibility';
import { expectPage, open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

// Where their links lead: src/routes.test.tsx and src/site/layout.

for (const { path } of visitorPages) {
  // axe runs on the phone alone: names, roles and colours are the same on both screens.
  test(`${path}: accessible, fits 320 px and large text, rows full`, { tag: '@phone' }, async ({
    page,
  }) => {
    await open(page, path);
    await expectPage(page, path);
    await expectFitsEnlarged(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page);
    await expectNoViolations(page);
    await expectOutline(page);
    await expectTargets(page, 44);
    await expectFullRows(page);
  });
}

// The other pages have the same frames: a banner alone, or nothing but cards.
for (const path of ['/', '/about', '/why-choose-us', '/products']) {
  test(`${path}: pictures are sharp`, { tag: path === '/' ? [] : '@desktop' }, async ({
    page,
    isMobile,
  }) => {
    await open(page, path);
    await expectPictures(page);
    if (!isMobile) await expectTargets(page, 24);
  });
}

test('at 320 px with text at 200 %, no word of a title is broken and a card says more than three words', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/services');
  await addCss(page, ':root { font-size: 200% }');
  const linesOfLastWord = () =>
    page.getByRole('heading', { level: 1, name: 'Our Services' }).evaluate(({ firstChild }) => {
      if (!(firstChild instanceof Text)) return 0;
      const word = document.createRange();
      word.setStart(firstChild, 'Our '.length);
      word.setEnd(firstChild, firstChild.length);
      return word.getClientRects().length;
    });
  await expect.poll(linesOfLastWord).toBe(1);
  await open(page, '/products');
  await addCss(page, ':root { font-size: 200% }');
  const description = page.getByText(/^Short, round parboiled grains/);
  await expect
    .poll(() => description.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeLessThanOrEqual(0);
  await expectFits(page);
});

async function expectPictures(page: Page) {
  await showEveryPicture(page);
  await expect.poll(() => missingPictures(page), { timeout: 15_000 }).toEqual([]);
  const pictures = await shownPictures(page);
  expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
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

/** A grid that ends with one item alone in its row looks unfinished. */
async function expectFullRows(page: Page) {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const alone = await page.evaluate(() =>
      // The specification sets the columns of the product grid.
      [...document.querySelectorAll('main :is(ul, ol, dl):not(.product-grid)')]
        .filter((list) => getComputedStyle(list).display === 'grid')
        .filter((list) => {
          const tops = [...list.children].map((item) => item.getBoundingClientRect().top);
          const inRow = (top: number | undefined) => tops.filter((each) => each === top).length;
          return inRow(tops[0]) > 1 && inRow(tops.at(-1)) === 1;
        })
        .map((list) => list.textContent?.slice(0, 60)),
    );
    expect(alone, `at ${width} px`).toEqual([]);
  }
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
            sized: image.hasAttribute('width') && image.hasAttribute('height'),
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
