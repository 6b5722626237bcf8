import { expect, test } from './support/accounts';

test.use({ account: 'admin', viewport: { width: 600, height: 900 } });

test('a modal closes by a press beside it, not by a selection that ends there', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await drawer.evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map((each) => each.finished)),
  );
  const box = await drawer.boundingBox();
  if (!box) throw new Error('The drawer has no box');
  const inside = { x: box.x + box.width / 2, y: box.y + box.height - 20 };
  const outside = { x: box.x > 0 ? box.x / 2 : box.width + 20, y: inside.y };

  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(drawer).toBeVisible();
  }

  await page.mouse.click(outside.x, outside.y);
  await expect(drawer).toBeHidden();
});
