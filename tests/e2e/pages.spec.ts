import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { pagePaths } from '../../src/prerender/page-paths';
import {
  expectFits,
  expectFitsEnlarged,
  expectNoViolations,
  expectOutline,
  expectTargets,
} from './support/accessibility';
import { expectPage, open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

// routes.test.tsx proves that each of them is a screen.
const known = new Set<string>([...Object.values(paths), ...pagePaths]);

/** The pages that axe examines on a desktop, too: the others have nothing there that these lack. */
const wideForAxe = ['/', '/products', '/contact', '/auth'];

for (const { path, heading, description } of visitorPages) {
  test(`${path} says what it is, is accessible, and shows sharp pictures`, async ({
    page,
    isMobile,
  }) => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await open(page, path);
    await expectPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    const targets = await page
      .locator('a[href^="/"]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname));
    expect(targets.filter((target) => !known.has(target) && !isProductPath(target))).toEqual([]);

    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page);
    if (!isMobile) await page.setViewportSize(size);
    if (isMobile || wideForAxe.includes(path)) await expectNoViolations(page);
    await expectTargets(page, isMobile ? 44 : 24);
    await expectOutline(page);
    if (!isMobile) await expectFullRows(page);
    await page.setViewportSize(size);
    await expectFitsEnlarged(page);

    await showEveryPicture(page);
    await expect.poll(() => missingPictures(page), { timeout: 15_000 }).toEqual([]);
    const pictures = await shownPictures(page);
    expect(pictures.filter(({ sized }) => !sized)).toEqual([]);
    // More than one and a half pixels of a photograph for each of the layout's cannot be seen, nor can
    // a missing tenth.
    const density = Math.min(await page.evaluate(() => devicePixelRatio), 1.5);
    expect(
      pictures.filter(({ fileWidth, shownWidth }) => shownWidth * density > fileWidth * 1.1),
    ).toEqual([]);
  });
}

/** No grid leaves one item alone in its last row. */
async function expectFullRows(page: Page) {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const alone = await page.evaluate(() =>
      // The product grid has the columns that the specification gives it.
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
const isProductPath = (path: string) => /^\/products\/[\w-]+$/.test(path);

/** Brings every picture of the page into view, the folded ones and the later slides too. */
async function showEveryPicture(page: Page) {
  const unfold = page.getByText('Show all 64 products');
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

/** The addresses of pictures that are shown but not loaded yet. Some are not shown on phones. */
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
          // With `srcset`, `naturalWidth` is in CSS pixels; of the file alone it is the file's own.
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
