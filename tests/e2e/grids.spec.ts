import { open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

test('no grid leaves one item alone in its last row', { tag: '@desktop' }, async ({ page }) => {
  for (const { path } of visitorPages) {
    await open(page, path);
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
      expect(alone, `${path} at ${width} px`).toEqual([]);
    }
  }
});
