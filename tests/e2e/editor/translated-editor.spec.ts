import { expect, openEditor, publish, status, test } from '../support/editor';
import { button } from '../support/lists';
import { giveFile, openPictureField } from '../support/picture-field';
import { plainPicture } from '../support/picture-files';
import { translate } from '../support/translation';

test.use({ section: 'hero' });

test('in a translated page the editor counts, uploads, chooses, deletes, undoes, saves and publishes', async ({
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

  await giveFile(page, spices.upload, await plainPicture(800, 500));
  await expect(spices.caption).toContainText('Uploaded, 800 × 500 pixels');
  await spices.description.fill('A harbour at dawn');
  await spices.unfold();
  const pulses = await openPictureField(page, 'Pulses');
  await pulses.choose.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rice', exact: true }).click();
  await expect(pulses.caption).not.toContainText('Uploaded');

  await button(page, 'Delete Rice').click();
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await publish(page);
  const { published } = await admin.readStored();
  expect(published.content.slides).toMatchObject([
    { buttonLabel: 'See the spices', picture: { alt: 'A harbour at dawn' } },
    { title: 'Dry Fruits' },
    { title: 'Pulses' },
    { title: 'Fruits & Vegetables' },
  ]);

  await openEditor(page, 'values');
  const full = page.getByText('8 of 8: delete one to add another');
  await button(page, 'Delete Agility').click();
  await expect(full).toBeHidden();
  await button(page, 'Undo: bring Agility back').click();
  await expect(full).toBeVisible();
});
