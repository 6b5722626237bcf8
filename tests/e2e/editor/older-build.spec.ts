import { heroDefaultContent } from '../../../src/content/sections/hero/default-content';
import { expect, openEditor, runSql, status, test } from '../support/editor';
import { openPictureField } from '../support/picture-field';

test.use({ section: 'hero' });

test('a tab of an older build is told to load the editor again, and keeps its text', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await openEditor(page, section);
  const { slide } = await openPictureField(page, 'Rice');
  const subtitle = slide.getByRole('textbox', { name: 'Subtitle' });
  await subtitle.fill('Long grains.');
  // A newer build has saved a draft in its newer format.
  await admin.saveDraft(heroDefaultContent);
  await runSql(request, 'update public.section_entries set format = 2');
  await page.keyboard.press('Control+s');
  const told = 'The website has been updated: load the editor again.';
  await expect(status(page)).toHaveText(`Couldn’t save. ${told}`);

  await page.getByRole('button', { name: 'Load the editor again' }).click();
  // The newer format is not shown in a form, because parts that this build does not know would be missing.
  await expect(page.getByRole('alert')).toContainText(told);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await runSql(request, 'update public.section_entries set format = 1');
  await page.reload();
  await page.getByRole('button', { name: 'Bring back my typing' }).click();
  await slide.getByText('Rice', { exact: true }).click();
  await expect(subtitle).toHaveValue('Long grains.');
  expect((await admin.readStored()).published).toBeUndefined();
});
