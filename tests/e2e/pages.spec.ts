import type { Page } from '@playwright/test';
import {
  addCss,
  expectFits,
  expectFitsEnlarged,
  expectNoViolations,
  expectOutline,
  expectTargets,
} from './support/accessibility';
import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

// Where their links lead: src/routes.test.tsx and src/site/layout.

/** Follows a link of the footer, as a visitor does, which is faster than a load. No link leads to the last two pages. */
async function goTo(page: Page, path: string) {
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
  if (await link.count()) await link.click();
  else await open(page, path);
  await expectPage(page, path);
}

/** They are made of the same bands and cards as the page of the clients. */
const companyPaths = ['/services', '/vision-mission', '/core-values', '/why-choose-us'];

for (const [name, paths] of [
  ['pages of the menu', ['/', '/about', '/products', '/contact']],
  ['other pages', ['/clients', ...companyPaths, '/auth', '/no-such-page']],
] as const) {
  // axe runs on the phone alone: names, roles and colours are the same on both screens.
  test(`the ${name} are accessible, fit 320 px and large text, and fill their rows`, {
    tag: '@phone',
  }, async ({ page }) => {
    test.slow();
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    for (const path of paths) {
      await goTo(page, path);
      await expectFitsEnlarged(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectFits(page);
      if (!companyPaths.includes(path)) await expectNoViolations(page);
      await expectOutline(page);
      await expectTargets(page, 44);
      await expectWholeWords(page, path);
      await expectFullRows(page);
      await page.setViewportSize(size);
    }
  });
}

test('home fills the screen with a slide, a click anywhere on a reason leads to its page, and its pictures are sharp', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const box = await page.getByRole('region', { name: 'Our goods' }).boundingBox();
  const screen = page.viewportSize();
  expect(box?.x).toBe(0);
  // Allows for a scroll bar.
  expect(box?.width).toBeGreaterThan((screen?.width ?? 0) - 20);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(screen?.height ?? 0, 0);
  await expectPictures(page);
  if (!isMobile) await expectTargets(page, 24);

  const reasons = page
    .getByRole('article')
    .filter({ has: page.locator('a[href="/why-choose-us"]') });
  await reasons.nth(1).click({ position: { x: 20, y: 20 } });
  await expectPage(page, '/why-choose-us');
});

// The other pages have the same frames: a banner alone, or nothing but cards. A picture that a page before has loaded in
// another size would be taken from the cache.
for (const paths of [['/why-choose-us', '/about'], ['/products']]) {
  test(`${paths.join(', ')}: pictures are sharp`, { tag: '@desktop' }, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      await expectPictures(page);
      await expectTargets(page, 24);
    }
  });
}

/** At 320 px with text at 200 %, no word of a title is broken, and a card says more than three words. */
async function expectWholeWords(page: Page, path: string) {
  if (path !== '/services' && path !== '/products') return;
  const remove = await addCss(page, ':root { font-size: 200% }');
  const linesOfLastWord = () =>
    page.getByRole('heading', { level: 1 }).evaluate(({ firstChild }) => {
      if (!(firstChild instanceof Text)) return 0;
      const word = document.createRange();
      word.setStart(firstChild, 'Our '.length);
      word.setEnd(firstChild, firstChild.length);
      return word.getClientRects().length;
    });
  await expect.poll(linesOfLastWord).toBe(1);
  await expectFits(page);
  if (path === '/products') {
    const description = page.getByText(/^Short, round parboiled grains/);
    await expect
      .poll(() => description.evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBeLessThanOrEqual(0);
  }
  await remove();
}

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
