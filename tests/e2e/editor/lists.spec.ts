import { expect, openEditor, status, test } from '../support/editor';
import {
  button,
  expectOrder,
  expectSaid,
  moved,
  originalValues,
  row,
  saveValues,
  unfold,
} from '../support/lists';

// The fields of rows that are moved, deleted or added: src/admin/editor/section-fields.test.tsx.

test.use({ section: 'values' });

test.beforeEach(async ({ page, section }) => {
  await openEditor(page, section);
});

test('what was deleted comes back with the focus and what was typed last, also after a save; a full list says so, a new row opens in its first field', async ({
  page,
  admin,
}) => {
  const full = '8 of 8: delete one to add another';
  await expect(page.getByText(full)).toBeVisible();
  await expect(button(page, 'Add a value')).toBeDisabled();
  await unfold(page, 'Passion');
  const details = row(page, 'Passion').getByRole('textbox', { name: 'Details' });
  await details.fill('Typed a moment ago.');
  await button(page, 'Delete Passion').click();
  await expectSaid(page, 'Passion was deleted');
  await expect(button(page, 'Undo: bring Passion back')).toBeFocused();
  const stored = await saveValues(page, admin);
  await expect(button(page, 'Undo: bring Passion back')).toBeFocused();
  expect(stored.map(({ name }) => name)).toEqual(
    originalValues.filter((name) => name !== 'Passion'),
  );
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Passion is back at position 5');
  await expect(row(page, 'Passion').locator(':focus')).toHaveText('Passion');
  await expect(details).toHaveValue('Typed a moment ago.');

  for (const name of originalValues.slice(4)) await button(page, `Delete ${name}`).press('Enter');
  const fewest = 'At least 4 values have to stay';
  await button(page, `Delete Integrity: ${fewest}`).press('Enter');
  await expectOrder(page, originalValues.slice(0, 4));
  await button(page, 'Add a value').click();
  await expectSaid(page, 'A new value was added at position 5');
  await page.keyboard.insertText('Patience');
  await expectOrder(page, [...originalValues.slice(0, 4), 'Patience']);
  await expect(row(page, 'Patience').getByRole('alert')).toHaveCount(0);
});

test('a field is validated when it is left, but an error carries off no button that is being pressed; Enter submits nothing; the rule of four on the home page shows', async ({
  page,
}) => {
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await unfold(page, 'Integrity');
  // Not found through its row, whose accessible name changes with each letter. No other row is open.
  const name = page.getByRole('textbox', { name: 'Name' });
  const error = page.getByRole('form').getByRole('alert');
  await name.fill('x'.repeat(42));
  await expect(page.getByText(/ of 40 characters/)).toHaveText('42 of 40 characters: 2 too many');
  await expect(error).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(error).toHaveText('Keep the name to 40 characters.');
  await expect(name).toHaveAccessibleDescription('Keep the name to 40 characters.');
  await name.fill('Candour');
  await expect(error).toBeHidden();
  await name.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  await expect(page.locator('body')).toHaveAttribute('data-same-page');

  const description = row(page, 'Candour').getByRole('textbox', { name: 'Short description' });
  await description.fill('');
  const missing = page.getByText('Write a short description.');
  await button(page, 'Move Agility up').hover();
  await page.mouse.down();
  await expect(button(page, 'Move Agility up')).toBeFocused();
  await expect(missing).toBeHidden();
  await page.mouse.up();
  await expectOrder(page, ['Candour', ...moved(7, 6).slice(1)]);
  await expect(missing).toBeVisible();
  await description.fill('We do what we say.');

  const rule = page.getByText('Tick 1 more for the home page: 3 of 4.');
  await row(page, 'Candour').getByRole('checkbox', { name: 'Show on the home page' }).uncheck();
  await page.keyboard.press('Tab');
  await expect(rule).toBeVisible();
  await button(page, 'Publish…').click();
  await expect(
    page.getByRole('heading', { name: '1 thing to fix before publishing' }),
  ).toBeVisible();
  await button(page, 'Keep editing').click();
  await row(page, 'Candour').getByRole('checkbox', { name: 'Show on the home page' }).check();
  await expect(page.getByRole('heading', { name: 'All fixed' })).toBeVisible();
});
