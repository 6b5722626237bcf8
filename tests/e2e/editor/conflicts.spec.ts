import type { Page } from '@playwright/test';
import { clientsDefaultContent } from '../../../src/content/sections/clients/default-content';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { expectAccessible } from '../support/accessibility';
import { choose, expect, openEditor, status, test } from '../support/editor';

// Which conflicts ask the user is tested in tests/database/two-editors.test.ts, what they say in src/admin/editor/conflicts.

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const email = 'orders@saffrongate.example';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else has changed this section' });
const conflictButton = (page: Page, name: string) => conflict(page).getByRole('button', { name });

/** No conflict opens by itself: the bar announces it. */
async function saveAndCompare(page: Page) {
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Compare…' }).click();
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 409/);
});

test('where both changed a field, one of the texts is chosen before anything is published; what is not chosen, or dropped after a question, is in the history', async ({
  page,
  admin,
  section,
  colleague,
}) => {
  const sheet = page.getByRole('dialog', { name: 'Publish Contact Info' });
  await openEditor(page, section);
  await field(page, 'Business hours').fill(hours);
  const theirs = { ...contactDefaultContent, businessHours: 'Sunday - Friday, all day', email };
  await colleague.publish(theirs);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(sheet.getByRole('alert')).toHaveText(
    'Not published: Bilal Khan has published a newer text.',
  );
  await sheet.getByRole('button', { name: 'Compare…' }).click();

  const choice = conflict(page).getByRole('group', { name: 'Business hours' });
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(choice).toContainText(`Before${contactDefaultContent.businessHours}`);
  await expectAccessible(page, 'the conflict', 'dialog[open]');
  await conflictButton(page, 'Keep editing').click();
  await expect(field(page, 'Business hours')).toHaveValue(hours);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await sheet.getByRole('button', { name: 'Compare…' }).click();
  await conflictButton(page, 'Continue to publish…').click();
  await expect(choice.getByRole('radio', { name: `Yours ${hours}` })).toBeFocused();
  await choice.getByRole('radio', { name: /^Bilal Khan’s \(on the website now\)/ }).check();
  await conflictButton(page, 'Continue to publish…').click();
  await expect(sheet).toContainText('Nothing to publish');
  await expect(field(page, 'Business hours')).toHaveValue(theirs.businessHours);
  expect(await admin.countEntries('aside')).toBe(1);
  await page.keyboard.press('Escape');

  await colleague.publish(contactDefaultContent);
  await field(page, 'Business hours').fill('By appointment');
  await saveAndCompare(page);
  const question = page.getByRole('dialog', { name: 'Drop all your changes?' });
  await conflictButton(page, 'Keep theirs, drop all my changes').click();
  await expect(question).toContainText('Business hours');
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(conflict(page)).toBeVisible();
  await conflictButton(page, 'Keep theirs, drop all my changes').click();
  await question.getByRole('button', { name: 'Drop my changes' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(field(page, 'E-mail address')).toHaveValue(contactDefaultContent.email);
  await expect(status(page)).toHaveText(/^Published at \d\d:\d\d by Bilal Khan$/);
  expect(await admin.countEntries('aside')).toBe(2);
  const { published } = await admin.readStored();
  expect(published.content).toEqual(contactDefaultContent);
});

test.describe('in a list', () => {
  test.use({ section: 'clients' });

  test('an open item stays open while its fields are replaced, and its field has the focus again, or else its list; a closed one stays closed', async ({
    page,
    section,
    colleague,
  }) => {
    const [story, ...others] = clientsDefaultContent.stories;
    const publishFigures = (figures = story?.figures) => {
      const added = { id: 'new', title: 'New', text: 'New', figures: others[0]?.figures };
      const stories = [added, { ...story, figures }, ...others];
      return colleague.publish({ ...clientsDefaultContent, stories });
    };
    const focused = page.locator(':focus');
    const label = page.locator('[name="stories.1.figures.0.label"]');
    await openEditor(page, section);
    await page.getByText('A fuller rice aisle', { exact: true }).click();
    await page.getByText('fewer gaps on the shelf', { exact: true }).click();
    const first = page.locator('[name="stories.0.figures.0.label"]');
    await first.fill('fewer gaps');
    await publishFigures();
    await saveAndCompare(page);
    await conflictButton(page, 'Save both').click();
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(focused).toHaveAttribute('name', 'stories.1.figures.0.label');
    await expect(label).toHaveValue('fewer gaps');
    await expect(label).toBeInViewport();

    await choose(page, 'History');
    await page.getByRole('button', { name: /^Original text/ }).click();
    await page.getByRole('button', { name: 'Restore the original text' }).click();
    await expect(first).toHaveValue('fewer gaps on the shelf');
    await expect(first).toBeVisible();
    await expect(status(page)).toHaveText(/^Draft saved/);

    await page.locator('[name="stories.0.figures.0.figure"]').fill('31%');
    await publishFigures(story?.figures.slice(1));
    await saveAndCompare(page);
    await conflict(page)
      .getByRole('radio', { name: /Deleted/ })
      .check();
    await conflictButton(page, 'Save my choice').click();
    await expect(focused).toHaveAttribute('data-field', /^stories\.\d\.figures$/);

    await page.reload();
    const down = page.getByRole('button', { name: 'Move A fuller rice aisle down' });
    await down.press('Enter');
    await publishFigures();
    await saveAndCompare(page);
    await conflictButton(page, 'Save both').press('Enter');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(down).toBeFocused();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
});
