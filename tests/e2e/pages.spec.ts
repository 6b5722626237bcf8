import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  addCss,
  expectFits,
  expectFitsEnlarged,
  expectNoViolations,
  expectTargets,
} from './support/accessibility';
import { expectPage, open } from './support/pages';
import { expectPictures } from './support/pictures';
import { expect, test } from './support/test';

// Landmarks, outlines, where links lead: src/routes.test.tsx and src/site/layout. Contact: contact-form.spec.ts.

test('the pages are accessible, fit 320 px and large text, and fill their rows', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  // The other pages are made of the same bands and cards. axe runs where they differ.
  for (const path of ['/', '/about', '/clients', '/products', '/auth']) {
    await page.setViewportSize({ width: 390, height: 844 });
    // Following a link is faster than a load. No link leads to the last page.
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();
    await (path === '/auth' ? open(page, path) : link.click());
    await expectPage(page, path);
    await expectFitsEnlarged(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page);
    await expectTargets(page, 44);
    if (path === '/') await expectNoViolations(page, 'the slides', '[aria-roledescription]');
    if (['/clients', '/auth'].includes(path)) await expectNoViolations(page);
    if (path === '/products') await expectWholeWords(page);
    if (['/', '/about', '/clients'].includes(path)) await expectFullRows(page);
  }
});

/** At 320 px with text at 200 %, no word of a title is broken, and a card says more than three words. */
async function expectWholeWords(page: Page) {
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
  const description = page.getByText(/^Short, round parboiled grains/);
  await expect
    .poll(() => description.evaluate((element) => element.scrollHeight - element.clientHeight))
    .toBeLessThanOrEqual(0);
  await remove();
}

/** A grid that ends with one item alone in its row looks unfinished. */
async function expectFullRows(page: Page) {
  for (const width of [820, 1440]) {
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

test('home fills the screen with a slide, its pictures are sharp, and words over a picture can be read on a white one', async ({
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

  // Turns the slides from the first to the last.
  await expectPictures(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
  const words = page.getByRole('group', { name: '1 of 5' }).getByRole('paragraph');
  const line = page.getByRole('heading', { level: 1 }).locator('span');
  await addCss(
    page,
    `img { object-position: 9999px; background: #fff !important }
      main * { color: transparent !important }`,
  );
  for (const [width = 0, height = 0] of isMobile
    ? [[320, 480]]
    : [
        [1024, 600],
        [2560, 1440],
      ]) {
    await page.setViewportSize({ width, height });
    for (const text of [line, words]) await expectContrast(page, text);
  }
});

// The other pages have the same frames: a banner alone, or nothing but cards (products.spec.ts). A picture that a page before
// has loaded in another size would be taken from the cache.
test('About and Why Choose Us have sharp pictures and targets for a mouse; a click anywhere on a reason leads there', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/why-choose-us');
  await expectPictures(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expectPage(page, '/about');
  await expectPictures(page);
  await expectTargets(page, 24);
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expectPage(page, '/');
  await expectTargets(page, 24);
  const reasons = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href="/why-choose-us"]') });
  await reasons.nth(1).click({ position: { x: 20, y: 20 } });
  await expectPage(page, '/why-choose-us');
});

async function expectContrast(page: Page, text: Locator) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await text.scrollIntoViewIfNeeded();
  const { channels } = await sharp(
    await page.screenshot({ clip: await text.evaluate(linesOf) }),
  ).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ max }) => linear(max));
  const ground = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // The text has a relative luminance of 0.85 (WCAG adds 0.05 to both sides of the ratio).
  const contrast = 0.9 / (ground + 0.05);
  expect(contrast, `${text} at ${page.viewportSize()?.width} px`).toBeGreaterThanOrEqual(4.5);
}

/** The box of an element's lines of text, which may be narrower than the element. */
function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}

/** Linear light of an sRGB channel from 0 to 255: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
