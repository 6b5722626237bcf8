import { expectPage, open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

for (const { path, heading, description } of visitorPages) {
  test(`${path} has its heading, title and description`, async ({ page }) => {
    await open(page, path);

    await expectPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });
}

test('every link of the site leads to a page of the site', { tag: '@desktop' }, async ({
  page,
}) => {
  test.slow();
  const known = new Set(visitorPages.map(({ path }) => path));
  const dead: string[] = [];
  for (const { path } of visitorPages) {
    await open(page, path);
    const targets = await page
      .locator('a[href^="/"]')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.pathname));
    dead.push(...targets.filter((target) => !known.has(target)).map((to) => `${path} → ${to}`));
  }
  expect(dead).toEqual([]);
});
