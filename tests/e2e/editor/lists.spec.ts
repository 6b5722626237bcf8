import { countEntries, expect, openEditor, status, test } from '../support/editor';
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

test.use({ section: 'values' });

test.beforeEach(async ({ page, section }) => {
  await openEditor(page, section);
});

test('what was deleted comes back to its place with all its text, also after a save, and is in no history; a full and a short list say so, a new row opens in its first field', async ({
  page,
  request,
  admin,
}) => {
  const full = '8 of 8: delete one to add another';
  await expect(page.getByText(full)).toBeVisible();
  await expect(button(page, 'Add a value')).toBeDisabled();
  await expectOrder(page, originalValues);

  await unfold(page, 'Passion');
  const details = row(page, 'Passion').getByRole('textbox', { name: 'Details' });
  await details.fill('Typed a moment ago.');
  for (const name of ['Innovation', 'Passion', 'Client-Centric']) {
    await button(page, `Delete ${name}`).click();
    await expectSaid(page, `${name} was deleted`);
    await expect(button(page, `Undo: bring ${name} back`)).toBeFocused();
  }
  await expectOrder(
    page,
    originalValues.filter((name) => !['Innovation', 'Passion', 'Client-Centric'].includes(name)),
  );

  for (const [name, position] of [
    ['Passion', 3],
    ['Innovation', 3],
    ['Client-Centric', 4],
  ] as const) {
    await button(page, `Undo: bring ${name} back`).click();
    await expectSaid(page, `${name} is back at position ${position}`);
    await expect(row(page, name).locator(':focus')).toHaveText(name);
  }
  await expectOrder(page, originalValues);
  await expect(details).toHaveValue('Typed a moment ago.');

  await button(page, 'Delete Agility').click();
  const stored = await saveValues(page, request, admin);
  await expect(button(page, 'Undo: bring Agility back')).toBeFocused();
  expect(stored.map(({ name }) => name)).toEqual(
    originalValues.filter((name) => name !== 'Agility'),
  );
  expect(stored[4]).toMatchObject({ id: 'passion', details: 'Typed a moment ago.' });

  const seven = originalValues.filter((name) => name !== 'Agility');
  await expect(page.getByText(full)).toBeHidden();
  for (const name of seven.slice(4)) await button(page, `Delete ${name}`).press('Enter');
  const fewest = 'At least 4 values have to stay';
  await expect(page.getByText(fewest)).toBeVisible();
  await button(page, `Delete Integrity: ${fewest}`).press('Enter');
  await expectOrder(page, originalValues.slice(0, 4));

  await button(page, 'Add a value').click();
  await expectSaid(page, 'A new value was added at position 5');
  await page.keyboard.insertText('Patience');
  await expectOrder(page, [...originalValues.slice(0, 4), 'Patience']);
  await expect(page.getByText(fewest)).toBeHidden();
  // A new row is validated only once it has been left.
  await expect(row(page, 'Patience').getByRole('alert')).toHaveCount(0);

  await button(page, 'Delete Patience').click();
  await saveValues(page, request, admin);
  expect(await countEntries(request, admin, 'values', 'aside')).toBe(0);
  await button(page, 'Undo: bring Patience back').click();
  await expectOrder(page, [...originalValues.slice(0, 4), 'Patience']);
});

test('a field is validated when it is left and from then on as it changes, but an error carries off no button that is being pressed; Enter submits nothing; the rule of four on the home page shows', async ({
  page,
}) => {
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await unfold(page, 'Integrity');
  // Not found through its row, whose accessible name changes with each letter. No other row is open.
  const name = page.getByRole('textbox', { name: 'Name' });
  const counter = page.getByText(/ of 40 characters/);
  const error = page.getByRole('form').getByRole('alert');
  await name.fill('x'.repeat(31));
  await expect(counter).toBeHidden();
  await name.fill('x'.repeat(32));
  await expect(counter).toHaveText('32 of 40 characters');
  await name.fill('x'.repeat(42));
  await expect(counter).toHaveText('42 of 40 characters: 2 too many');
  await expect(error).toBeHidden();

  await page.keyboard.press('Tab');
  await expect(error).toHaveText('Keep the name to 40 characters.');
  await expect(name).toHaveAccessibleDescription('Keep the name to 40 characters.');
  await name.fill('');
  await expect(error).toHaveText('Write a name.');
  await name.fill('Candour');
  await expect(error).toBeHidden();

  await name.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectOrder(page, ['Candour', ...originalValues.slice(1)]);
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
  await expect(missing).toBeHidden();

  const rule = (count: number) =>
    page.getByText(`Choose four values for the home page. Now it is ${count}.`);
  const onHome = (name: string) =>
    row(page, name).getByRole('checkbox', { name: 'Show on the home page' });
  await onHome('Candour').uncheck();
  await page.keyboard.press('Tab');
  await expect(rule(3)).toBeVisible();
  await unfold(page, 'Passion');
  await onHome('Passion').check();
  await expect(rule(3)).toBeHidden();

  await button(page, 'Delete Passion').click();
  await button(page, 'Publish…').click();
  await expect(rule(3).first()).toBeVisible();
  await expect(
    page.getByRole('heading', { name: '1 thing to fix before publishing' }),
  ).toBeVisible();
  await button(page, 'Keep editing').click();
  await button(page, 'Undo: bring Passion back').click();
  await expect(page.getByRole('heading', { name: 'All fixed' })).toBeVisible();
  await expect(page.locator('form').getByText(/^Choose four values/)).toHaveCount(0);
});
