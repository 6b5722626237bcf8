import {
  expect,
  openEditor,
  pressPublish,
  readStored,
  runSql,
  saveDraftElsewhere,
  status,
  test,
} from '../support/editor';
import { openPictureField } from '../support/picture-field';

test.use({ section: 'hero' });

test('a tab of an older build is told to load the editor again, and keeps its text', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 426/);
  await openEditor(page, section);
  const { slide } = await openPictureField(page, 'Rice');
  const subtitle = slide.getByRole('textbox', { name: 'Subtitle' });
  await subtitle.fill('Long grains.');
  // Somebody has saved with a newer build.
  await saveDraftElsewhere(request, admin, 'about', {});
  await runSql(request, `update public.site_section_drafts set format = 2`);
  await pressPublish(page);
  const told = 'The site has been updated: load the editor again.';
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(told);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(status(page)).toHaveText(`Couldn't publish: still here. ${told}`);
  await page.getByRole('button', { name: 'Load the editor again' }).click();
  await expect(page.getByText('are saved on this computer only, not published.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring back my typing' }).click();
  await slide.getByText('Rice', { exact: true }).click();
  await expect(subtitle).toHaveValue('Long grains.');
  expect((await readStored(request, admin, section)).published).toBeUndefined();

  // What the newer build has written is not damaged: this one does not know it.
  await page.getByRole('link', { name: 'About' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('alert')).toContainText(told);
});
