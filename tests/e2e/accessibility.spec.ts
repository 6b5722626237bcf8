import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { open, visitorPages } from './support/pages';
import { expect, test } from './support/test';

// Half-way through a fade, a colour is not the one that stays.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

for (const { path } of visitorPages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await open(page, path);
    await expectNoViolations(page);
  });
}

test('axe finds nothing on the open dropdown', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Products' }).click();
  await expect(page.getByRole('link', { name: 'Grains' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on the open menu', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.locator('summary').tap();
  await expect(menu.getByRole('link', { name: 'Grains' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on an unknown category', async ({ page }) => {
  await open(page, '/products?category=Plutonium');
  await expect(page.getByRole('status').filter({ hasText: 'Plutonium' })).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing on Sign Up', async ({ page }) => {
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  await expectNoViolations(page);
});

test('headings go down one level at a time', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  for (const { path } of visitorPages) {
    await open(page, path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, `levels left out on ${path}: ${levels.join(' ')}`).toEqual([]);
  }
});
