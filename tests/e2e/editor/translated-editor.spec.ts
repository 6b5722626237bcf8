import { expect, openEditor, publish, status, test } from '../support/editor';
import { button } from '../support/lists';
import { openPictureField } from '../support/picture-field';
import { translate } from '../support/translation';

test.use({ section: 'hero' });

test('in a translated page the editor counts, chooses, deletes, undoes, saves and publishes', async ({
  page,
  admin,
  section,
}) => {
  await translate(page, 'interactive');
  await openEditor(page, section);
  const spices = await openPictureField(page, 'Spices');
  const label = spices.slide.getByRole('textbox', { name: 'Button label' });
  const counter = spices.slide.getByText(/ of 30 characters/);
  for (const [length, text] of [
    [34, '34 of 30 characters: 4 too many'],
    [29, '29 of 30 characters'],
    [31, '31 of 30 characters: 1 too many'],
  ] as const) {
    await label.fill('x'.repeat(length));
    await expect(counter.first()).toHaveText(text);
  }
  await label.fill('See the spices');
  await expect(counter).toHaveCount(0);
  await spices.choose.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rice', exact: true }).click();
  await expect(spices.caption).toContainText('Rice, one of the website’s pictures');

  await button(page, 'Delete Rice').click();
  await button(page, 'Delete Pulses').click();
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await button(page, 'Undo: bring Pulses back').click();
  await expect(page.getByText('4 of 8', { exact: true })).toBeVisible();
  await publish(page);
  const { published } = await admin.readStored();
  expect(published.content.slides).toMatchObject([
    { buttonLabel: 'See the spices', picture: { name: 'hero/rice' } },
    { title: 'Dry Fruits' },
    { title: 'Pulses' },
    { title: 'Fruits & Vegetables' },
  ]);
});
