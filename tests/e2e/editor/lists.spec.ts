import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  type Administrator,
  expect,
  openEditor,
  readStored,
  status,
  test,
} from '../support/editor';
import { drag } from '../support/finger';

test.use({ section: 'values' });

const original = [
  'Integrity',
  'Excellence',
  'Innovation',
  'Client-Centric',
  'Passion',
  'Reliability',
  'Agility',
  'Global Perspective',
];

/** The order on the screen, by the buttons of the rows. */
function expectOrder(page: Page, names: string[]) {
  return expect
    .poll(() =>
      page
        .getByRole('button', { name: /^Duplicate / })
        .evaluateAll((buttons) =>
          buttons.map((each) => each.ariaLabel?.replace(/^Duplicate (.+?)(:.*)?$/, '$1')),
        ),
    )
    .toEqual(names);
}

function moved(from: number, to: number): string[] {
  const names = [...original];
  names.splice(to - 1, 0, ...names.splice(from - 1, 1));
  return names;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A row with everything in it. */
function row(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: button(page, `Move ${name}`) });
}

function unfold(page: Page, name: string) {
  return row(page, name).getByText(name, { exact: true }).click();
}

/** What a screen reader hears. */
function expectSaid(page: Page, sentence: string) {
  return expect(page.getByRole('status').filter({ hasText: sentence })).toHaveText(sentence);
}

async function saveAndRead(page: Page, request: APIRequestContext, admin: Administrator) {
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft } = await readStored(request, admin, 'values');
  return draft.content.values as { id: string; name: string; details: string }[];
}

test.beforeEach(async ({ page, admin, section }) => {
  expect(admin.token).not.toBe('');
  await openEditor(page, section);
});

test('the buttons move a row, keep the focus, and do nothing at the ends', async ({
  page,
  request,
  admin,
}) => {
  await button(page, 'Move Integrity down').click();
  await expectSaid(page, 'Integrity moved to position 2 of 8');
  await expect(button(page, 'Move Integrity down')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Integrity moved to position 3 of 8');
  await expectOrder(page, moved(1, 3));

  await button(page, 'Move Agility down').press('Enter');
  await expect(button(page, 'Move Agility down')).toBeDisabled();
  await expect(button(page, 'Move Agility down')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move Agility down')).toBeFocused();
  const names = ['Excellence', 'Innovation', 'Integrity', 'Client-Centric', 'Passion'];
  await expectOrder(page, [...names, 'Reliability', 'Global Perspective', 'Agility']);

  const stored = await saveAndRead(page, request, admin);
  expect(stored.map(({ name }) => name)).toEqual([
    ...names,
    'Reliability',
    'Global Perspective',
    'Agility',
  ]);
  expect(stored[2]?.id).toBe('integrity');
});

test('by keyboard, Space and the arrows move a row, and Escape leaves it where it was', async ({
  page,
}) => {
  const handle = button(page, 'Move Integrity');
  await handle.press('Space');
  await expectSaid(page, 'Picked up Integrity, position 1 of 8');
  await page.keyboard.press('ArrowDown');
  await expectSaid(page, 'Integrity is over position 2 of 8');
  await page.keyboard.press('ArrowDown');
  await expectSaid(page, 'Integrity is over position 3 of 8');
  await page.keyboard.press('Space');
  await expectSaid(page, 'Integrity moved to position 3 of 8');
  await expectOrder(page, moved(1, 3));
  await expect(handle).toBeFocused();

  await page.keyboard.press('Space');
  await expectSaid(page, 'Picked up Integrity, position 3 of 8');
  await page.keyboard.press('ArrowUp');
  await expectSaid(page, 'Integrity is over position 2 of 8');
  await page.keyboard.press('Escape');
  await expectSaid(page, 'Integrity stays at position 3 of 8');
  await expectOrder(page, moved(1, 3));
});

test('by mouse, a row is dragged by its handle', async ({ page }) => {
  const from = await button(page, 'Move Passion').boundingBox();
  const to = await button(page, 'Move Excellence').boundingBox();
  if (!from || !to) throw new Error('The rows are not on the screen');
  await page.mouse.move(from.x + 18, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 18, from.y, { steps: 3 });
  await page.mouse.move(to.x + 18, to.y + 10, { steps: 8 });
  await expectSaid(page, 'Passion is over position 2 of 8');
  await page.mouse.up();
  await expectSaid(page, 'Passion moved to position 2 of 8');
  await expectOrder(page, moved(5, 2));
});

test('what was deleted comes back to its place with all its text, until the next save', async ({
  page,
  request,
  admin,
}) => {
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
    original.filter((name) => !['Innovation', 'Passion', 'Client-Centric'].includes(name)),
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
  await expectOrder(page, original);
  await unfold(page, 'Passion');
  await expect(details).toHaveValue('Typed a moment ago.');

  await button(page, 'Delete Agility').click();
  const stored = await saveAndRead(page, request, admin);
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  expect(stored.map(({ name }) => name)).toEqual(original.filter((name) => name !== 'Agility'));
  expect(stored[4]).toMatchObject({ id: 'passion', details: 'Typed a moment ago.' });
});

test('a full list says so, and a copy of an item has an id of its own', async ({
  page,
  request,
  admin,
}) => {
  const full = '8 of 8: delete one to add another';
  await expect(page.getByText(full)).toBeVisible();
  await expect(button(page, 'Add a value')).toBeDisabled();
  await button(page, `Duplicate Integrity: ${full}`).press('Enter');
  await expectOrder(page, original);

  await button(page, 'Delete Global Perspective').click();
  await expect(page.getByText(full)).toBeHidden();
  await button(page, 'Duplicate Integrity').click();
  await expectSaid(page, 'Integrity was duplicated at position 2');
  await expect(page.getByRole('textbox', { name: 'Name' }).and(page.locator(':focus'))).toHaveValue(
    'Integrity',
  );
  const stored = await saveAndRead(page, request, admin);
  expect(stored.map(({ name }) => name)).toEqual(['Integrity', ...original.slice(0, -1)]);
  expect(new Set(stored.map(({ id }) => id)).size).toBe(8);
  expect(stored[0]?.id).toBe('integrity');
  expect(stored[1]?.details).toBe(stored[0]?.details);
});

test('a short list says what has to stay, and a new row opens in its first field', async ({
  page,
}) => {
  for (const name of original.slice(4)) await button(page, `Delete ${name}`).click();
  const fewest = 'At least 4 values have to stay';
  await expect(page.getByText(fewest)).toBeVisible();
  await button(page, `Delete Integrity: ${fewest}`).press('Enter');
  await expectOrder(page, original.slice(0, 4));

  await button(page, 'Add a value').click();
  await expectSaid(page, 'A new value was added at position 5');
  await page.keyboard.type('Patience');
  await expectOrder(page, [...original.slice(0, 4), 'Patience']);
  await expect(page.getByText(fewest)).toBeHidden();
  // A new one is not reproached with being empty.
  await expect(row(page, 'Patience').getByRole('alert')).toHaveCount(0);
});

test('a field is looked at when it is left, and from then on while it changes', async ({
  page,
}) => {
  await unfold(page, 'Integrity');
  // The only row that is open: its handle is called differently with each letter.
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
  await name.fill('x');
  await expect(error).toBeHidden();
});

test('an error that comes up does not carry off the button that is being pressed', async ({
  page,
}) => {
  await unfold(page, 'Integrity');
  await row(page, 'Integrity').getByRole('textbox', { name: 'Short description' }).fill('');
  const error = page.getByText('Write a description.');
  await button(page, 'Move Agility up').hover();
  await page.mouse.down();
  await expect(button(page, 'Move Agility up')).toBeFocused();
  await expect(error).toBeHidden();
  await page.mouse.up();
  await expectOrder(page, moved(7, 6));
  await expect(error).toBeVisible();
});

test('the home page has four of them: the rule shows, and goes when it is kept', async ({
  page,
}) => {
  const rule = (count: number) =>
    page.getByText(`Choose four values for the home page. Now it is ${count}.`);
  const onHome = (name: string) =>
    row(page, name).getByRole('checkbox', { name: 'Show on the home page' });
  await unfold(page, 'Integrity');
  await onHome('Integrity').uncheck();
  await page.keyboard.press('Tab');
  await expect(rule(3)).toBeVisible();
  await unfold(page, 'Passion');
  await onHome('Passion').check();
  await expect(rule(3)).toBeHidden();

  await button(page, 'Delete Passion').click();
  await button(page, 'Publish…').click();
  await expect(rule(3).first()).toBeVisible();
  await button(page, 'Undo: bring Passion back').click();
  await expect(rule(3)).toHaveCount(0);
});

test('Enter in a field neither submits nor reloads', async ({ page }) => {
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await unfold(page, 'Integrity');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Candour');
  await name.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectOrder(page, ['Candour', ...original.slice(1)]);
  await expect(status(page)).toHaveText(/^Kept/);
  await expect(page.locator('body')).toHaveAttribute('data-same-page');
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

  test('an unfolded row with everything in it is no wider than the screen', async ({ page }) => {
    await unfold(page, 'Innovation');
    await button(page, 'Delete Global Perspective').tap();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('lists within a list', () => {
  test.use({ section: 'services' });

  test('go along with the item that they are in', async ({ page, request, admin, section }) => {
    const expansion = page
      .getByRole('listitem')
      .filter({ has: button(page, 'Move Market Expansion Support') });
    await button(page, 'Move Market Expansion Support up').click();
    await expansion.getByText('Market Expansion Support', { exact: true }).click();
    const features = expansion.getByRole('region', { name: 'Features' });
    const demand = 'A first reading of demand and of what already sells';
    await features.getByRole('button', { name: `Move ${demand} down` }).click();
    await features.getByRole('button', { name: /^Delete Trial quantities/ }).click();
    await features.getByRole('button', { name: 'Add a feature' }).click();
    await page.keyboard.type('A market visit with us');
    await button(page, 'Move Market Expansion Support up').click();
    await features.getByRole('button', { name: /^Undo/ }).click();
    await button(page, 'Duplicate Supply Chain Management').click();

    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    const { draft } = await readStored(request, admin, section);
    const services: { id: string; name: string; features: { id: string; text: string }[] }[] =
      draft.content.services;
    expect(services.map(({ name }) => name)).toEqual([
      'Market Expansion Support',
      'Global Import & Distribution',
      'Supply Chain Management',
      'Supply Chain Management',
    ]);
    expect(services[0]?.features.map(({ text }) => text)).toEqual([
      'Guidance on labels and packs for UAE shelves',
      demand,
      'Introductions to retailers, wholesalers and hotels',
      'Trial quantities before a full launch',
      'Advice on range and price as sales come in',
      'A market visit with us',
    ]);
    expect(services[3]?.features.map(({ text }) => text)).toEqual(
      services[2]?.features.map(({ text }) => text),
    );
    const ids = services.flatMap(({ id, features: each }) => [id, ...each.map((one) => one.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
