import type { Page } from '@playwright/test';
import { clientsSection } from '../../../src/content/sections/clients/default-content';
import { expectAccessible } from '../support/accessibility';
import { expect, openEditor, test } from '../support/editor';

// Which conflicts ask the user is tested in tests/database/two-editors.test.ts, what they say in src/admin/editor/conflicts.

test.use({ section: 'clients' });

const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else has changed this section' });
const conflictButton = (page: Page, name: string) => conflict(page).getByRole('button', { name });

test('where both changed a field, one of the texts is chosen before anything is published; what is not chosen is in the history; the field that had the focus has it again', async ({
  page,
  admin,
  section,
  colleague,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  const sheet = page.getByRole('dialog', { name: 'Publish Clients' });
  const focused = page.locator(':focus');
  const label = page.locator('[name="stories.0.figures.0.label"]');
  const [story, ...others] = clientsSection.defaultContent.stories;
  const [figure, ...figures] = story?.figures ?? [];
  await openEditor(page, section);
  await page.getByText('A fuller rice aisle', { exact: true }).click();
  await page.getByText('fewer gaps on the shelf', { exact: true }).click();
  await page.locator('[name="stories.0.figures.0.figure"]').fill('31%');
  await label.fill('fewer gaps');
  const stories = [
    { ...others[0], id: 'new' },
    { ...story, figures: [{ ...figure, figure: '40%' }, ...figures] },
    ...others,
  ];
  await colleague.publish({ ...clientsSection.defaultContent, stories });

  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(sheet.getByRole('alert')).toHaveText(
    /^Not published: Bilal Khan has published a newer text \(\d\d:\d\d\)\.$/,
  );
  await sheet.getByRole('button', { name: 'Compare…' }).click();
  const choice = conflict(page).getByRole('group', { name: /› Figure$/ });
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(choice).toContainText('Before30%');
  await expectAccessible(page, 'the conflict', 'dialog[open]');
  await conflictButton(page, 'Keep editing').click();
  await expect(label).toHaveValue('fewer gaps');

  await page.getByRole('button', { name: 'Publish…' }).click();
  await sheet.getByRole('button', { name: 'Compare…' }).click();
  await conflictButton(page, 'Continue to publish…').click();
  await expect(choice.getByRole('radio', { name: 'Yours 31%' })).toBeFocused();
  await choice.getByRole('radio', { name: /^Bilal Khan’s \(on the website now\)/ }).check();
  await conflictButton(page, 'Continue to publish…').click();
  await expect(sheet.getByRole('deletion')).toHaveText(/ on the shelf$/);
  expect(await admin.countEntries('aside')).toBe(1);
  await sheet.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.locator('[name="stories.1.figures.0.figure"]')).toHaveValue('40%');
  await expect(focused).toHaveAttribute('name', 'stories.1.figures.0.label');
  await expect(focused).toHaveValue('fewer gaps');
  await expect(focused).toBeInViewport();
});
