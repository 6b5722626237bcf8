import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { pagePaths } from '../../src/prerender/page-paths';
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

const known = new Set<string>([...Object.values(paths), ...pagePaths]);
const isProductPath = (path: string) => /^\/products\/[\w-]+$/.test(path);

test('home and the products are accessible and show sharp pictures, and a menu leads from one to the other', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  await expectSound(page, '/', isMobile);
  const menu = await openMenu(page, isMobile);
  if (isMobile) await menu.locator('summary').tap();
  else await menu.getByRole('button', { name: 'Products' }).click();
  await menu.getByRole('link', { name: 'All Products' }).click();
  await expectSound(page, '/products', isMobile);
});

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

test('header, footer and mobile menu lead to the pages of the company, which are accessible', async ({
  page,
  isMobile,
}) => {
  await open(page, '/clients');
  await expectSound(page, '/clients', isMobile);
  for (const [label, path] of [
    ['About Us', '/about'],
    ['Vision & Mission', '/vision-mission'],
    ['Core Values', '/core-values'],
    ['Services', '/services'],
    ['Why Choose Us', '/why-choose-us'],
    ['Contact', '/contact'],
  ] as const) {
    await test.step(label, async () => {
      const inHeader = label === 'About Us' || label === 'Contact';
      const links = isMobile || inHeader ? await openMenu(page, isMobile) : footerOf(page);
      await links.getByRole('link', { name: label, exact: true }).click();
      await expectSound(page, path, isMobile);
      if (isMobile) await expect(links).toBeHidden();
      else if (inHeader) await expect(links.locator('[aria-current="page"]')).toHaveText(label);
    });
  }
  if (isMobile) {
    await page.goBack();
    await (await openMenu(page, isMobile)).getByRole('link', { name: 'Get in Touch' }).click();
    await expectPage(page, '/contact');
  } else {
    await footerOf(page).getByRole('link', { name: 'Clients' }).click();
    await expectPage(page, '/clients');
  }
  await (await openMenu(page, isMobile)).getByRole('link', { name: 'Home', exact: true }).click();
  await expectPage(page, '/');
});

test('the sign-in page and that for unknown addresses are accessible', async ({
  page,
  isMobile,
}) => {
  for (const path of ['/auth', '/no-such-page']) {
    await open(page, path);
    await expectSound(page, path, isMobile);
  }
});

const footerOf = (page: Page) => page.getByRole('contentinfo');

async function openMenu(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('navigation', { name: 'Main' });
  // By keyboard: two taps in one place within half a second, with a mouse's click between them, are a double tap.
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  return page.getByRole('dialog', { name: 'Menu' });
}

/** axe runs on the phone alone: names, roles and colours are the same on both screens. */
async function expectSound(page: Page, path: string, isMobile: boolean) {
  const expected = visitorPages.find((each) => each.path === path);
  await expectPage(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([expected?.heading ?? '']);
  const { language, descriptions, targets } = await page.evaluate(() => ({
    language: document.documentElement.lang,
    descriptions: [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(
      ({ content }) => content,
    ),
    targets: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(
      ({ pathname }) => pathname,
    ),
  }));
  expect(language).toBe('en-GB');
  expect(descriptions).toEqual([expect.stringMatching(expected?.description ?? '')]);
  expect(targets.filter((target) => !known.has(target) && !isProductPath(target))).toEqual([]);

  // The pictures come before the screen is resized: a browser keeps a larger file that it already has.
  await expectPictures(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  if (isMobile) {
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page);
    await expectNoViolations(page);
    await expectOutline(page);
  } else await expectFullRows(page);
  await expectTargets(page, isMobile ? 44 : 24);
  await page.setViewportSize(size);
  await expectFitsEnlarged(page);
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
