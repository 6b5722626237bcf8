import { catalogueOf } from './support/catalogue';
import { open } from './support/pages';
import { expect, test } from './support/test';

for (const { what, param, shown } of [
  { what: 'an Arabic word', param: encodeURIComponent('أرز'), shown: 'أرز' },
  { what: '3,000 characters', param: 'W'.repeat(3000), shown: `${'W'.repeat(79)}…` },
  { what: 'a broken escape', param: '%E0%A4%A', shown: '\ufffd%A' },
]) {
  test(`${what} for a category: one line says so, above the whole range`, async ({ page }) => {
    await open(page, `/products?category=${param}`);
    const { pressed, heading, cards } = catalogueOf(page);
    await expect(
      page.getByText(`We have no category called “${shown}”, so here is the whole range.`),
    ).toBeVisible();
    await expect(heading('All')).toBeVisible();
    await expect(pressed).toHaveText(['All']);
    await expect(cards).toHaveCount(64);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, 'nothing to scroll sideways').toBeLessThanOrEqual(0);
  });
}
