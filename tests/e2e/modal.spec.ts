import { expect, test } from './support/accounts';

test.use({ account: 'admin' });

test('a modal closes by a press beside it, not by a selection that ends there', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History of Services' });
  await expect(history).toBeVisible();
  await history.evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map((each) => each.finished)),
  );
  const box = await history.boundingBox();
  if (!box) throw new Error('The dialog has no box');
  const inside = { x: box.x + box.width / 2, y: box.y + box.height - 20 };
  const outside = { x: box.x / 2, y: inside.y };

  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(history).toBeVisible();
  }

  await page.mouse.click(outside.x, outside.y);
  await expect(history).toBeHidden();
});
