import type { Page } from '@playwright/test';
import { expectPage, open, scrollTop } from './support/pages';
import { expect, test } from './support/test';

async function followFooterLink(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('the skip link is the first stop, and a new page begins at its top with the focus on its content', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/about');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const [main, header] = await Promise.all(
    (['main', 'banner'] as const).map((role) => page.getByRole(role).boundingBox()),
  );
  expect(main?.y, 'the content begins below the sticky header').toBeGreaterThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  await followFooterLink(page, 'Services');
  await expectPage(page, '/services');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});
