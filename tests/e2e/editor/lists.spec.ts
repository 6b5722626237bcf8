import type { Page } from '@playwright/test';
import { expect, openEditor, test } from '../support/editor';
import { drag } from '../support/finger';
import { button, expectOrder, expectSaid, originalValues, saveValues } from '../support/lists';

// What rows take along, and what deleting and adding does: src/admin/editor/section-fields.test.tsx.

test.use({
  section: 'values',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

/** Retried: dnd-kit ignores arrows until it has measured the rows. */
function pressFirst(page: Page, key: string, sentence: string) {
  return expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeAttached({
      timeout: 3000,
    });
  }).toPass();
}

async function dragOnto(page: Page, name: string, other: string) {
  await button(page, `Move ${name}`).scrollIntoViewIfNeeded();
  const from = await button(page, `Move ${name}`).boundingBox();
  const to = await button(page, `Move ${other}`).boundingBox();
  if (!from || !to) throw new Error('The rows are not on the screen');
  const scroll = await page.evaluate(() => window.scrollY);
  await drag(page, { x: from.x + 18, y: from.y + 24 }, { x: to.x + 18, y: to.y + 10 });
  expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
}

test('a row is moved by Space and the arrows, by buttons that stay where they are, and by a finger, which scrolls nothing; what was deleted comes back, also after a save', async ({
  page,
  admin,
  section,
}) => {
  const [first = '', second = '', third = '', fourth = '', ...others] = originalValues;
  await openEditor(page, section);
  const handle = button(page, `Move ${first}`);
  await handle.press('Space');
  await expectSaid(page, `Moving ${first}: position 1 of 8`);
  await pressFirst(page, 'ArrowDown', `Moving ${first}: position 2 of 8`);
  await page.keyboard.press('Space');
  await expectSaid(page, `${first} moved to position 2 of 8`);
  await expect(page.getByText(`Moving ${first}: position 2 of 8`)).toHaveCount(0);
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await expectSaid(page, `Moving ${first}: position 2 of 8`);
  await pressFirst(page, 'ArrowUp', `Moving ${first}: position 1 of 8`);
  await page.keyboard.press('Escape');
  await expectSaid(page, `${first} stays at position 2 of 8`);

  await button(page, `Move ${first} down`).click();
  await expectSaid(page, `${first} moved to position 3 of 8`);
  await page.mouse.down();
  await page.mouse.up();
  await expectSaid(page, `${first} moved to position 4 of 8`);
  const last = others.at(-1) ?? '';
  await expect(button(page, `Move ${last} down`)).toBeDisabled();
  await button(page, `Move ${last} up`).press('Enter');
  await expect(button(page, `Move ${last} up`)).toBeFocused();
  await page.keyboard.press('Enter');
  const order = [second, third, fourth, first, ...others.slice(0, -3), last];
  order.push(...others.slice(-3, -1));
  await expectOrder(page, order);

  await button(page, `Delete ${last}`).click();
  const stored = await saveValues(page, admin);
  expect(stored.map(({ name }) => name)).toEqual(order.filter((name) => name !== last));
  expect(stored[3]?.id).toBe('integrity');
  await expect(button(page, `Undo: bring ${last} back`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOrder(page, order);
  await expect(page.locator(':focus')).toContainText(last);

  // An open row is much higher than the others.
  await page.getByText(third, { exact: true }).click();
  await dragOnto(page, third, second);
  await expectSaid(page, `${third} moved to position 1 of 8`);
  await expectOrder(page, [third, second, ...order.slice(2)]);
});
