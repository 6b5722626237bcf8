import { expectPage, open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

const known = new Set(visitorPages.map(({ path }) => path));

for (const { path, heading, description } of visitorPages) {
  test(`${path} says what it is, leads to pages of the site and fits 320 px`, async ({ page }) => {
    await open(page, path);

    await expectPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');

    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map((each) => Number(each.tagName[1])));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, `levels left out: ${levels.join(' ')}`).toEqual([]);

    const targets = await page
      .locator('a[href^="/"]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname));
    expect(targets.filter((target) => !known.has(target))).toEqual([]);

    await page.setViewportSize({ width: 320, height: 700 });
    await expect(async () => {
      const { width, wide } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        // Named only to help whoever has to mend it.
        wide: [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => element.getBoundingClientRect().right > 320)
          .slice(0, 3)
          .map((element) => element.outerHTML.slice(0, 120)),
      }));
      expect(width, wide.join('\n')).toBeLessThanOrEqual(320);
    }).toPass({ timeout: 5000 });
  });
}
