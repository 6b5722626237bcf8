import type { Page } from '@playwright/test';
import { expect, openEditor, test } from '../support/editor';
import { drag } from '../support/finger';
import {
  button,
  expectOrder,
  expectSaid,
  moved,
  originalValues,
  saveValues,
} from '../support/lists';

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

test('a row is moved by Space and the arrows; the buttons move it, stay where they are, keep the focus, and do nothing at the ends; an open one goes to where the pointer is', async ({
  page,
  admin,
}) => {
  const [first = '', second = '', third = '', fourth = '', ...others] = originalValues;
  const handle = button(page, `Move ${first}`);
  await handle.press('Space');
  await expectSaid(page, `Picked up ${first}, position 1 of 8`);
  await pressFirst(page, 'ArrowDown', `${first} is over position 2 of 8`);
  await page.keyboard.press('Space');
  await expectSaid(page, `${first} moved to position 2 of 8`);
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await expectSaid(page, `Picked up ${first}, position 2 of 8`);
  await pressFirst(page, 'ArrowUp', `${first} is over position 1 of 8`);
  await page.keyboard.press('Escape');
  await expectSaid(page, `${first} stays at position 2 of 8`);

  await button(page, `Move ${first} down`).click();
  await expectSaid(page, `${first} moved to position 3 of 8`);
  await page.mouse.down();
  await page.mouse.up();
  await expectSaid(page, `${first} moved to position 4 of 8`);
  const last = button(page, `Move ${others.at(-1)} down`);
  await expect(last).toBeDisabled();
  await button(page, `Move ${others.at(-2)} down`).press('Enter');
  await expect(button(page, `Move ${others.at(-2)} down`)).toBeFocused();
  await page.keyboard.press('Enter');
  const end = [others.at(-1), others.at(-2)].map(String);
  const order = [second, third, fourth, first, ...others.slice(0, -2), ...end];
  await expectOrder(page, order);
  const stored = await saveValues(page, admin);
  expect(stored.map(({ name }) => name)).toEqual(order);
  expect(stored[3]?.id).toBe('integrity');

  // An open row is much higher than the others. Near the screen's edge, it would be dragged on by scrolling.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByText(third, { exact: true }).click();
  await dragOnto(page, third, second);
  await expectSaid(page, `${third} is over position 1 of 8`);
  await page.mouse.up();
  await expectOrder(page, [third, second, ...order.slice(2)]);
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
