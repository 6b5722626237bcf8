import type { Page } from '@playwright/test';
import { clientsDefaultContent } from '../../../src/content/sections/clients/default-content';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { heroDefaultContent } from '../../../src/content/sections/hero/default-content';
import { expectAccessible } from '../support/accessibility';
import { hold } from '../support/accounts';
import {
  choose,
  countEntries,
  discardElsewhere,
  editorCalls,
  expect,
  openEditor,
  otherAdministrator,
  publishElsewhere,
  readStored,
  saveDraftElsewhere,
  status,
  test,
} from '../support/editor';
import { openPictureField } from '../support/picture-field';

// Which conflicts ask the user is tested in tests/database/two-editors.test.ts.

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const email = 'orders@saffrongate.example';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else has changed this section' });
const conflictButton = (page: Page, name: string) => conflict(page).getByRole('button', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Publish Contact Info' });

/** No conflict opens by itself: the bar announces it. */
async function saveAndCompare(page: Page) {
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Compare…' }).click();
}

async function publishAndCompare(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await sheet(page).getByRole('button', { name: 'Compare…' }).click();
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of (409|500)/);
});

test('where both changed a field, both texts are there to choose from, and the publish sheet stands before the publication', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  await openEditor(page, section);
  await field(page, 'Business hours').fill(hours);
  const theirs = { ...contactDefaultContent, businessHours: 'Sunday - Friday, all day', email };
  await publishElsewhere(request, colleague, section, theirs);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(sheet(page).getByRole('alert')).toHaveText(
    'Not published: Bilal Khan has published a newer text.',
  );
  await sheet(page).getByRole('button', { name: 'Compare…' }).click();

  const choice = conflict(page).getByRole('group', { name: 'Business hours' });
  await test.step('both texts, and when theirs was published', async () => {
    await expect(conflict(page)).toContainText('Bilal Khan published on');
    // The dialog shows the database's time, not the browser's.
    const { published } = await readStored(request, admin, section);
    const when = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
    const time = conflict(page).getByRole('time');
    await expect(time).toContainText(when.format(new Date(published.published_at)));
    await expect(conflict(page)).toContainText(
      'You both changed this text. Which should visitors see?',
    );
    await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(choice).toContainText(`Before${contactDefaultContent.businessHours}`);
    await expect(conflict(page)).toContainText('What else changes in your form');
    await expectAccessible(page, 'the conflict', 'dialog[open]');
  });

  await test.step('Keep editing changes nothing: the bar offers the choice, and the next attempt shows the conflict again', async () => {
    await conflictButton(page, 'Keep editing').click();
    await expect(field(page, 'Business hours')).toHaveValue(hours);
    await page.getByRole('button', { name: 'Compare…' }).click();
    await page.keyboard.press('Escape');
    await expect(conflict(page)).toBeHidden();
    await publishAndCompare(page);
  });

  await test.step('nothing goes on before one of the two is chosen; what is not chosen is in the history', async () => {
    await conflictButton(page, 'Continue to publish…').click();
    await expect(choice.locator('input:invalid')).toHaveCount(2);
    await expect(choice.getByRole('radio', { name: `Yours ${hours}` })).toBeFocused();
    await choice
      .getByRole('radio', { name: 'Bilal Khan’s (on the website now) Sunday - Friday, all day' })
      .check();
    await conflictButton(page, 'Continue to publish…').click();
    await expect(sheet(page)).toContainText('Nothing to publish');
    await expect(field(page, 'Business hours')).toHaveValue('Sunday - Friday, all day');
    expect(await countEntries(request, admin, section, 'aside')).toBe(1);
    expect(await countEntries(request, admin, section, 'published')).toBe(1);
    await page.keyboard.press('Escape');
  });

  await test.step('the unfinished draft of a colleague is not published without the sheet', async () => {
    const drafted = { ...theirs, email: 'drafted@saffrongate.example' };
    await saveDraftElsewhere(request, colleague, section, drafted);
    await field(page, 'Business hours').fill(hours);
    await publishAndCompare(page);
    await expect(conflict(page)).toContainText('Bilal Khan saved a draft');
    await expect(conflict(page)).toContainText('What you have typed and not saved yet stays.');
    await conflictButton(page, 'Continue to publish…').click();
    await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText([
      'E-mail address',
      'Business hours',
    ]);
    expect((await readStored(request, admin, section)).published.content).toEqual(theirs);
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved \d\d:\d\d, not on the website$/);
    const { draft } = await readStored(request, admin, section);
    expect(draft.content).toEqual({ ...drafted, businessHours: hours });
  });

  await test.step('a form without edits shows the newer draft, and says whose, before anything is published', async () => {
    await saveDraftElsewhere(request, colleague, section, theirs);
    await page.getByRole('button', { name: 'Publish…' }).click();
    await expect(sheet(page).getByRole('alert')).toHaveText(
      /^Not published: the newest text is in the form\. Bilal Khan saved a draft at \d\d:\d\d\./,
    );
    await expect(sheet(page).getByRole('button')).toHaveText('Keep editing');
    await expect(field(page, 'E-mail address')).toHaveValue(theirs.email);
    await expect(field(page, 'Business hours')).toHaveValue(theirs.businessHours);
  });
});

test('a discarded draft does not come back, dropping mine asks once and leaves it in the history', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  await saveDraftElsewhere(request, colleague, section, { ...contactDefaultContent, email });
  await openEditor(page, section);
  await expect(field(page, 'E-mail address')).toHaveValue(email);

  await test.step('a discarded draft', async () => {
    await discardElsewhere(request, colleague, section);
    await field(page, 'Business hours').fill(hours);
    const box = await field(page, 'Business hours').boundingBox();
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText('Not saved: Bilal Khan has discarded the draft');
    await page.getByRole('button', { name: 'Compare…' }).click();
    await expect(conflict(page)).toContainText('Bilal Khan discarded the draft on');
    await expect(conflict(page)).toContainText('The discarded draft stays in the history.');
    await expect(conflict(page)).toContainText('E-mail address');
    await conflictButton(page, 'Save without the discarded draft').click();
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(field(page, 'E-mail address')).toHaveValue(contactDefaultContent.email);
    expect(await field(page, 'Business hours').boundingBox()).toEqual(box);
    const { draft } = await readStored(request, admin, section);
    expect(draft.content).toEqual({ ...contactDefaultContent, businessHours: hours });
  });

  await test.step('dropping mine', async () => {
    await publishElsewhere(request, colleague, section, { ...contactDefaultContent, email });
    await field(page, 'Business hours').fill('By ');
    await saveAndCompare(page);
    await conflictButton(page, 'Keep editing').click();
    await page.keyboard.type('appointment');
    await expect(field(page, 'Business hours')).toHaveValue('By appointment');
    await page.getByRole('button', { name: 'Compare…' }).click();
    const question = page.getByRole('dialog', { name: 'Drop all your changes?' });
    await conflictButton(page, 'Keep theirs, drop all my changes').click();
    await expect(question).toContainText('Business hours');
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toBeHidden();
    await expect(conflict(page)).toBeVisible();
    const refused = '**/rpc/write_entry*';
    await page.route(refused, (route) =>
      route.fulfill({ status: 500, json: { code: 'PGRST000' } }),
    );
    await conflictButton(page, 'Keep theirs, drop all my changes').click();
    await question.getByRole('button', { name: 'Drop my changes' }).click();
    // In the dialog: a toast would stand behind it.
    await expect(conflict(page).getByRole('alert')).toHaveText(/^Your text is still here\./);
    await page.unroute(refused);
    // It is written, but the answer is lost.
    await page.route(refused, async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, json: {} });
    });
    await conflictButton(page, 'Keep theirs, drop all my changes').click();
    await question.getByRole('button', { name: 'Drop my changes' }).click();
    await expect(status(page)).toHaveText(/^We don’t know yet whether your text is kept/);
    await page.unroute(refused);
    await expect(conflict(page)).toBeHidden();
    await expect(field(page, 'E-mail address')).toHaveValue(email);
    await expect(field(page, 'Business hours')).toHaveValue(contactDefaultContent.businessHours);
    await expect(status(page)).toHaveText(/^Published at \d\d:\d\d by Bilal Khan$/);
    expect(await countEntries(request, admin, section, 'aside')).toBe(1);
  });
});

test('the publish sheet opens in the press, and a conflict over nobody who types on: it stands in the bar', async ({
  page,
  request,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  const typed = field(page, 'Short address');
  await openEditor(page, section);
  await field(page, 'Business hours').fill(hours);

  await test.step('the publish sheet', async () => {
    const { seen, release } = await hold(page, editorCalls.entries);
    await page.getByRole('button', { name: 'Publish…' }).dblclick();
    await expect(sheet(page)).toContainText('Looking at what is on the website…');
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await typed.fill('');
    await page.keyboard.type('Deira, Dubai');
    release();
    await expect(status(page)).toHaveText(/^Saved on this computer only/);
    await expect(typed).toHaveValue('Deira, Dubai');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a conflict', async () => {
    const theirs = { ...contactDefaultContent, businessHours: 'By appointment' };
    await publishElsewhere(request, colleague, section, theirs);
    await typed.press('Control+s');
    await page.keyboard.press('End');
    await page.keyboard.type(', the');
    await expect(status(page)).toHaveText('Not saved: Bilal Khan has published a newer text');
    await page.keyboard.type(' United Arab Emirates');
    await expect(typed).toHaveValue('Deira, Dubai, the United Arab Emirates');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Compare…' }).click();
    await page.keyboard.press('Space');
    await expect(conflict(page).getByRole('radio')).toHaveCount(2);
    await expect(conflict(page).getByRole('radio', { checked: true })).toHaveCount(0);
  });
});

test.describe('a picture', () => {
  test.use({ section: 'hero' });

  test('on which both decided: the button that chose it has the focus again', async ({
    page,
    request,
    section,
  }) => {
    await openEditor(page, section);
    const { choose: button } = await openPictureField(page, 'Rice');
    const pictures = page.getByRole('dialog', { name: 'The website’s pictures' });
    await button.click();
    await pictures.getByRole('button', { name: /^Shipping containers/ }).click();
    const slides = heroDefaultContent.slides.map((slide) => ({
      ...slide,
      picture: { ...slide.picture, name: 'scenes/dunes' },
    }));
    await publishElsewhere(request, await otherAdministrator(request), section, { slides });
    await saveAndCompare(page);
    await conflict(page).getByRole('radio').nth(1).check();
    await conflictButton(page, 'Save my choice').click();
    await expect(status(page)).toHaveText(/^Published/);
    await expect(button).toBeFocused();
  });
});

test.describe('in a list', () => {
  test.use({ section: 'clients' });

  test('an open item stays open while its fields are replaced, and its field has the focus again, or else its list', async ({
    page,
    request,
    section,
  }) => {
    const colleague = await otherAdministrator(request);
    const [story, ...others] = clientsDefaultContent.stories;
    const publishFigures = (figures = story?.figures) => {
      const added = { id: 'new', title: 'New', text: 'New', figures: others[0]?.figures };
      const stories = [added, { ...story, figures }, ...others];
      return publishElsewhere(request, colleague, section, { ...clientsDefaultContent, stories });
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
    await expect(focused).toHaveAccessibleName('More');
    await expect(status(page)).toHaveText(/^Draft saved/);

    await page.locator('[name="stories.0.figures.0.figure"]').fill('31%');
    await publishFigures(story?.figures.slice(1));
    await saveAndCompare(page);
    await conflict(page)
      .getByRole('radio', { name: /Deleted/ })
      .check();
    await conflictButton(page, 'Save my choice').click();
    await expect(focused).toHaveAttribute('data-field', /^stories\.\d\.figures$/);

    // The merged text takes the focused *Undo* away.
    await page.getByRole('button', { name: 'Delete New', exact: true }).click();
    await publishFigures();
    await saveAndCompare(page);
    await conflictButton(page, 'Save both').click();
    await expect(focused).toHaveAttribute('data-field', 'stories');
  });

  test('a closed item stays closed, with the focus on the button that moved it; an added item whose field was not left shows no error', async ({
    page,
    request,
    section,
  }) => {
    const colleague = await otherAdministrator(request);
    const publishIndustry = (industry: string) => {
      const [partner, ...partners] = clientsDefaultContent.partners;
      const content = {
        ...clientsDefaultContent,
        partners: [{ ...partner, industry }, ...partners],
      };
      return publishElsewhere(request, colleague, section, content);
    };
    await openEditor(page, section);
    const down = page.getByRole('button', { name: 'Move A fuller rice aisle down' });
    await down.press('Enter');
    await publishIndustry('Hotels');
    await saveAndCompare(page);
    await conflictButton(page, 'Save both').press('Enter');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(down).toBeFocused();
    await expect(page.locator('details[open]')).toHaveCount(0);

    await page.getByRole('button', { name: 'Add a story' }).click();
    const title = page.locator('[name^="stories."][name$=".title"]').last();
    await expect(title).toBeFocused();
    await publishIndustry('Retail');
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Not saved: /);
    await expect(title).toBeFocused();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  });
});
