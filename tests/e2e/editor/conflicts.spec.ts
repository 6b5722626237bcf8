import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { expectAccessible } from '../support/accessibility';
import {
  choose,
  expect,
  openEditor,
  otherAdministrator,
  pressPublish,
  publish,
  publishElsewhere,
  readStored,
  reopen,
  runSql,
  saveDraftElsewhere,
  status,
  test,
} from '../support/editor';

// Who is asked about what is in tests/database/two-editors.test.ts, two windows of one account in device.spec.ts.

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const email = 'orders@saffrongate.example';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else has changed this section' });
const conflictButton = (page: Page, name: string) => conflict(page).getByRole('button', { name });

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 409/);
});

test('where both changed a field, both texts are there to choose from; a draft that was saved meanwhile survives, with what I typed', async ({
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
  await pressPublish(page);

  const choice = conflict(page).getByRole('group', { name: 'Business hours' });
  await test.step('both texts, and when theirs was published', async () => {
    await expect(conflict(page)).toContainText('Bilal Khan published it on');
    // The time is the database's.
    const { published } = await readStored(request, admin, section);
    const when = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
    const time = conflict(page).getByRole('time');
    await expect(time).toHaveAttribute('datetime', published.published_at);
    await expect(time).toContainText(when.format(new Date(published.published_at)));
    await expect(conflict(page)).toContainText(
      'You both changed this text. Which should visitors see?',
    );
    await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(choice).toContainText(`Before${contactDefaultContent.businessHours}`);
    await conflict(page).getByText('What they changed').click();
    await expectAccessible(page, 'the conflict', 'dialog[open]');
  });

  await test.step('Keep editing changes nothing, and the next attempt shows the conflict again', async () => {
    await conflictButton(page, 'Keep editing').click();
    await expect(field(page, 'Business hours')).toHaveValue(hours);
    await page.keyboard.press('Escape');
    await pressPublish(page);
  });

  await test.step('nothing is published before one of the two is chosen', async () => {
    await conflictButton(page, 'Publish my choice').click();
    await expect(choice.getByRole('alert')).toHaveText('Choose one of the two first.');
    await expect(choice.getByRole('radio', { name: `Yours ${hours}` })).toBeFocused();
    await choice
      .getByRole('radio', { name: 'Bilal Khan’s (on the website now) Sunday - Friday, all day' })
      .check();
    await conflictButton(page, 'Publish my choice').click();
    await expect(page.getByText('Nothing to publish')).toBeVisible();
    await expect(field(page, 'Business hours')).toHaveValue('Sunday - Friday, all day');
    expect((await readStored(request, admin, section)).published.content).toEqual(theirs);
    await page.keyboard.press('Escape');
  });

  await test.step('a draft of a colleague survives a publication, and is merged with mine', async () => {
    const drafted = { ...theirs, email: 'drafted@saffrongate.example' };
    await saveDraftElsewhere(request, colleague, section, drafted);
    await field(page, 'Business hours').fill(hours);
    await pressPublish(page);
    await expect(conflict(page)).toContainText('Bilal Khan saved a draft of it');
    await expect(conflict(page)).toContainText('You changed different things, so both can stay.');
    const untouched = await readStored(request, admin, section);
    expect(untouched.draft.content).toEqual(drafted);
    expect(untouched.published.version).toBe(1);
    await conflictButton(page, 'Keep editing').click();
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+s');
    await expect(conflict(page)).toContainText('Bilal Khan saved a draft of it');
    await conflictButton(page, 'Save my choice').click();
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(field(page, 'E-mail address')).toHaveValue(drafted.email);
    const { draft } = await readStored(request, admin, section);
    expect(draft.content).toEqual({ ...drafted, businessHours: hours });
  });
});

test('what SQL has changed, damaged or deleted meanwhile stops no publication, and discarding mine shows theirs', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, contactDefaultContent);
  await openEditor(page, section);
  async function draft(text: string) {
    await field(page, 'Business hours').fill(text);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
  }
  const changeEmail = (value: string) =>
    runSql(
      request,
      `update public.site_sections set content = jsonb_set(content, '{email}', '"${value}"')
       where section = 'contact'`,
    );

  await test.step('a draft that is older than what is live', async () => {
    await draft(hours);
    await changeEmail(email);
    await reopen(page, 'Contact Info');
    await expect(field(page, 'Business hours')).toHaveValue(hours);
    await pressPublish(page);
    await conflictButton(page, 'Publish my choice').click();
    await expect(status(page)).toHaveText(/^Published at/);
    const stored = await readStored(request, admin, section);
    expect(stored.published).toMatchObject({
      version: 3,
      content: { ...contactDefaultContent, email, businessHours: hours },
    });
    expect(stored.draft).toBeUndefined();
  });

  await test.step('damaged content gives way to mine', async () => {
    await field(page, 'Business hours').fill('By appointment');
    await runSql(
      request,
      `update public.site_sections set content = '{"email": [1]}' where section = 'contact'`,
    );
    await pressPublish(page);
    await expect(conflict(page)).toContainText('cannot be read');
    await conflictButton(page, 'Publish my choice').click();
    await expect(status(page)).toHaveText(/^Published at/);
    expect((await readStored(request, admin, section)).published.content).toEqual({
      ...contactDefaultContent,
      email,
      businessHours: 'By appointment',
    });
  });

  await test.step('discarding mine asks once, takes away my draft, and leaves it in the history', async () => {
    await draft(hours);
    await changeEmail('theirs@saffrongate.example');
    await pressPublish(page);
    await conflict(page).getByText('What you changed').click();
    await expect(conflict(page)).toContainText('Business hours');
    const question = page.getByRole('dialog', { name: 'Drop all your changes?' });
    await conflictButton(page, 'Keep theirs, drop all my changes').click();
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toBeHidden();
    await expect(conflict(page)).toBeVisible();
    await conflictButton(page, 'Keep theirs, drop all my changes').click();
    await question.getByRole('button', { name: 'Drop my changes' }).click();
    await expect(conflict(page)).toBeHidden();
    await expect(field(page, 'E-mail address')).toHaveValue('theirs@saffrongate.example');
    await expect(field(page, 'Business hours')).toHaveValue('By appointment');
    await expect(status(page)).toHaveText('No changes');
    expect((await readStored(request, admin, section)).draft).toBeUndefined();
    await page.keyboard.press('Escape');
    await choose(page, 'History');
    await expect(
      page.getByRole('button', { name: /^Draft .*Discarded by Amal Haddad/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a draft whose published version was deleted', async () => {
    await draft(hours);
    await runSql(request, `delete from public.site_sections where section = 'contact'`);
    await reopen(page, 'Contact Info');
    await publish(page);
    const { published } = await readStored(request, admin, section);
    expect(published.content.businessHours).toBe(hours);
  });
});
