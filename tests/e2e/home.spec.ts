import { open } from './support/pages';
import { expect, test } from './support/test';

test('home fills the screen with a slide, and a click anywhere on a reason leads to Why Choose Us', async ({
  page,
}) => {
  await open(page, '/');
  const box = await page.getByRole('region', { name: 'Our goods' }).boundingBox();
  const screen = page.viewportSize();
  expect(box?.x).toBe(0);
  // Allows for a scroll bar.
  expect(box?.width).toBeGreaterThan((screen?.width ?? 0) - 20);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(screen?.height ?? 0, 0);

  const reasons = page
    .getByRole('article')
    .filter({ has: page.locator('a[href="/why-choose-us"]') });
  await reasons.nth(1).click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/why-choose-us');
});
