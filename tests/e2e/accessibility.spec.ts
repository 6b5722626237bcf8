import sharp from 'sharp';
import { addCss } from './support/accessibility';
import { catalogueOf } from './support/catalogue';
import { open } from './support/pages';
import { expect, test } from './support/test';

test('on the way back up, the focus is never covered by the header', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link').last().focus();
  // Records how far below the header each focused element stands, one frame after it gets the focus.
  await page.evaluate(() => {
    const rooms: number[] = [];
    document.addEventListener('focusin', ({ target }) => {
      requestAnimationFrame(() => {
        const focused = target instanceof Element && target.closest('main *');
        const header = document.querySelector('header');
        if (!focused || !header) return;
        rooms.push(focused.getBoundingClientRect().top - header.getBoundingClientRect().bottom);
      });
    });
    Object.assign(window, { rooms });
  });
  for (let press = 0; press < 25; press += 1) await page.keyboard.press('Shift+Tab');
  const rooms: number[] = await page.evaluate(() => Reflect.get(window, 'rooms'));
  expect(rooms.filter((room) => room < 0)).toEqual([]);
  expect(rooms.length).toBeGreaterThan(20);
});

test('words over a picture can be read on a white one, too', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/');
  const words = page.getByRole('group', { name: '1 of 5' }).getByRole('paragraph');
  const line = page.getByRole('heading', { level: 1 }).locator('span');
  await words.waitFor();
  await addCss(
    page,
    `img { object-position: 9999px; background: #fff !important }
      main * { color: transparent !important }`,
  );
  for (const [width, height] of [
    [320, 480],
    [1024, 600],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [name, text] of Object.entries({ line, words })) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await text.scrollIntoViewIfNeeded();
      const clip = await text.evaluate(linesOf);
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      const [red = 0, green = 0, blue = 0] = channels.map(({ max }) => linear(max));
      const ground = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      // The text has a relative luminance of 0.85 (WCAG adds 0.05 to both sides of the ratio).
      const contrast = 0.9 / (ground + 0.05);
      expect(contrast, `the ${name} at ${width} x ${height}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

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

test('in forced colours, the chosen category can be told from the others', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await open(page, '/products?category=Rice');
  const { button } = catalogueOf(page);
  const ground = (category: string) =>
    button(category).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground('Rice')).not.toBe(await ground('Spices'));
});
