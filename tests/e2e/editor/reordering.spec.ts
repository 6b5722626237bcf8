import type { Page } from '@playwright/test';
import { expect, openEditor, test } from '../support/editor';
import { drag } from '../support/finger';
import { button, expectOrder, expectSaid, moved, saveValues } from '../support/lists';

test.use({ section: 'values' });

test.beforeEach(async ({ page, section }) => {
  await openEditor(page, section);
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
  const from = await button(page, `Move ${name}`).boundingBox();
  const to = await button(page, `Move ${other}`).boundingBox();
  if (!from || !to) throw new Error('The rows are not on the screen');
  await page.mouse.move(from.x + 18, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 18, from.y, { steps: 3 });
  await page.mouse.move(to.x + 18, to.y + 10, { steps: 8 });
}

test('an open row, which is much higher than the others, goes to where the pointer is', async ({
  page,
}) => {
  await page.getByText('Excellence', { exact: true }).click();
  await dragOnto(page, 'Excellence', 'Integrity');
  await expectSaid(page, 'Excellence is over position 1 of 8');
  await page.mouse.up();
  await expectOrder(page, moved(2, 1));
});

test('a row is dragged by its handle with the mouse, and moved by Space and the arrows; the buttons move it, keep the focus, and do nothing at the ends', async ({
  page,
  request,
  admin,
}) => {
  await dragOnto(page, 'Passion', 'Excellence');
  await expectSaid(page, 'Passion is over position 2 of 8');
  await page.mouse.up();
  await expectSaid(page, 'Passion moved to position 2 of 8');
  await expectOrder(page, moved(5, 2));

  const [integrity = '', passion = '', excellence = '', ...others] = moved(5, 2);
  const order = [passion, excellence, integrity, ...others];
  const handle = button(page, 'Move Integrity');
  await handle.press('Space');
  await expectSaid(page, 'Picked up Integrity, position 1 of 8');
  await pressFirst(page, 'ArrowDown', 'Integrity is over position 2 of 8');
  await page.keyboard.press('ArrowDown');
  await expectSaid(page, 'Integrity is over position 3 of 8');
  await page.keyboard.press('Space');
  await expectSaid(page, 'Integrity moved to position 3 of 8');
  await expectOrder(page, order);
  await expect(handle).toBeFocused();

  await page.keyboard.press('Space');
  await expectSaid(page, 'Picked up Integrity, position 3 of 8');
  await pressFirst(page, 'ArrowUp', 'Integrity is over position 2 of 8');
  await page.keyboard.press('Escape');
  await expectSaid(page, 'Integrity stays at position 3 of 8');
  await expectOrder(page, order);

  await button(page, 'Move Integrity down').click();
  await expectSaid(page, 'Integrity moved to position 4 of 8');
  await expect(button(page, 'Move Integrity down')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Integrity moved to position 5 of 8');
  await button(page, 'Move Agility down').press('Enter');
  await expect(button(page, 'Move Agility down')).toBeDisabled();
  await expect(button(page, 'Move Agility down')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move Agility down')).toBeFocused();
  const names = ['Passion', 'Excellence', 'Innovation', 'Client-Centric', 'Integrity'];
  const last = ['Reliability', 'Global Perspective', 'Agility'];
  await expectOrder(page, [...names, ...last]);
  const stored = await saveValues(page, request, admin);
  expect(stored.map(({ name }) => name)).toEqual([...names, ...last]);
  expect(stored[4]?.id).toBe('integrity');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger drags a row by its handle, and the page stays where it is', async ({ page }) => {
    await button(page, 'Move Excellence').scrollIntoViewIfNeeded();
    const from = await button(page, 'Move Excellence').boundingBox();
    const to = await button(page, 'Move Integrity').boundingBox();
    if (!from || !to) throw new Error('The rows are not on the screen');
    const scroll = await page.evaluate(() => window.scrollY);
    await drag(page, { x: from.x + 18, y: from.y + 24 }, { x: to.x + 18, y: to.y + 10 });
    await expectSaid(page, 'Excellence moved to position 1 of 8');
    await expectOrder(page, moved(2, 1));
    expect(await page.evaluate(() => window.scrollY)).toBe(scroll);
  });
});
