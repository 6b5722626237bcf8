import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { expectNoViolations } from '../support/accessibility';
import {
  choose,
  expect,
  openEditor,
  otherAdministrator,
  pressPublish,
  publish,
  publishElsewhere,
  readStored,
  runSql,
  saveDraftElsewhere,
  signInContext,
  status,
  test,
} from '../support/editor';

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const email = 'orders@saffrongate.example';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else has changed this section' });

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/status of 409/);
});

test('two administrators who publish different fields in the same second both get theirs', async ({
  page,
  browser,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  const context = await browser.newContext();
  await signInContext(context, colleague);
  const other = await context.newPage();
  await openEditor(page, section);
  await openEditor(other, section);
  await field(page, 'Business hours').fill(hours);
  await field(other, 'E-mail address').fill(email);
  await Promise.all([pressPublish(page), pressPublish(other)]);

  const [loser, winner] = await Promise.race([
    conflict(page)
      .waitFor()
      .then(() => [page, 'Bilal Khan'] as const),
    conflict(other)
      .waitFor()
      .then(() => [other, 'Amal Haddad'] as const),
  ]);
  await expect(conflict(loser)).toContainText(`${winner} published it`);
  await expect(conflict(loser)).toContainText('You changed different things, so both can stay.');
  await conflict(loser).getByRole('button', { name: 'Publish my choice' }).click();
  await expect(status(loser)).toHaveText(/^Published at/);
  const { published } = await readStored(request, admin, section);
  expect(published.version).toBe(2);
  expect(published.content).toMatchObject({ businessHours: hours, email });
  await context.close();
});

test('where both changed a field, both texts are there to choose from', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  await openEditor(page, section);
  await field(page, 'Business hours').fill(hours);
  const theirs = { ...contactDefaultContent, businessHours: 'Sunday - Friday, all day', email };
  await publishElsewhere(request, colleague, section, theirs, 0);
  await pressPublish(page);

  await expect(conflict(page)).toContainText(
    'You both changed this text. Which should visitors see?',
  );
  const choice = conflict(page).getByRole('group', { name: 'Business hours' });
  await expect(choice.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(choice).toContainText(`Before${contactDefaultContent.businessHours}`);
  await expectNoViolations(page, 'the conflict', 'dialog[open]');

  // Keep editing changes nothing, and the next attempt shows the conflict again.
  await conflict(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Business hours')).toHaveValue(hours);
  await page.keyboard.press('Escape');
  await pressPublish(page);
  // Nothing is published before one of the two is chosen.
  await conflict(page).getByRole('button', { name: 'Publish my choice' }).click();
  await expect(choice.getByRole('alert')).toHaveText('Choose one of the two first.');
  await expect(choice.getByRole('radio', { name: `Yours ${hours}` })).toBeFocused();
  await choice
    .getByRole('radio', { name: 'Bilal Khan’s (on the website now) Sunday - Friday, all day' })
    .check();
  await conflict(page).getByRole('button', { name: 'Publish my choice' }).click();
  await expect(page.getByText('Nothing to publish')).toBeVisible();
  await expect(field(page, 'Business hours')).toHaveValue('Sunday - Friday, all day');
  const { published } = await readStored(request, admin, section);
  expect(published.content).toEqual(theirs);
});

test('a draft that a colleague saved meanwhile survives a publication, and is brought together with mine', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  await openEditor(page, section);
  await saveDraftElsewhere(request, colleague, section, { ...contactDefaultContent, email });
  await field(page, 'Business hours').fill(hours);
  await pressPublish(page);
  await expect(conflict(page)).toContainText('Bilal Khan saved a draft of it');
  const untouched = await readStored(request, admin, section);
  expect(untouched.draft.content.email).toBe(email);
  expect(untouched.published).toBeUndefined();
  await conflict(page).getByRole('button', { name: 'Keep editing' }).click();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+s');
  await expect(conflict(page)).toContainText('Bilal Khan saved a draft of it');
  await conflict(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(field(page, 'E-mail address')).toHaveValue(email);
  const { draft } = await readStored(request, admin, section);
  expect(draft.content).toEqual({ ...contactDefaultContent, email, businessHours: hours });
});

test('a draft that is older than what is live can be published, and what is damaged in SQL gives way to mine', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, contactDefaultContent, 0);
  await openEditor(page, section);
  await field(page, 'Business hours').fill(hours);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await runSql(
    request,
    `update public.site_sections set content = jsonb_set(content, '{email}', '"${email}"')
     where section = 'contact'`,
  );
  await page.reload();
  await expect(field(page, 'Business hours')).toHaveValue(hours);
  await pressPublish(page);
  await conflict(page).getByRole('button', { name: 'Publish my choice' }).click();
  await expect(status(page)).toHaveText(/^Published at/);
  const combined = { ...contactDefaultContent, email, businessHours: hours };
  const { published, draft } = await readStored(request, admin, section);
  expect(published).toMatchObject({ version: 3, content: combined });
  expect(draft).toBeUndefined();

  const later = 'By appointment';
  await field(page, 'Business hours').fill(later);
  await runSql(
    request,
    `update public.site_sections set content = '{"email": [1]}' where section = 'contact'`,
  );
  await pressPublish(page);
  await expect(conflict(page)).toContainText('cannot be read');
  await conflict(page).getByRole('button', { name: 'Publish my choice' }).click();
  await expect(status(page)).toHaveText(/^Published at/);
  const mended = await readStored(request, admin, section);
  expect(mended.published.content).toEqual({ ...combined, businessHours: later });
});

test('discarding mine asks once, shows theirs, takes away my draft, and leaves it in the history', async ({
  page,
  request,
  section,
  admin,
}) => {
  await openEditor(page, section);
  await field(page, 'Business hours').fill(hours);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await runSql(
    request,
    `insert into public.site_sections (section, content)
     values ('contact', '${JSON.stringify({ ...contactDefaultContent, email }).replaceAll("'", "''")}')`,
  );
  await pressPublish(page);
  await conflict(page).getByText('What you changed').click();
  await expect(conflict(page)).toContainText('Business hours');
  const question = page.getByRole('dialog', { name: 'Drop all your changes?' });
  await conflict(page).getByRole('button', { name: 'Keep theirs, drop all my changes' }).click();
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  await expect(conflict(page)).toBeVisible();
  await conflict(page).getByRole('button', { name: 'Keep theirs, drop all my changes' }).click();
  await question.getByRole('button', { name: 'Drop my changes' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(field(page, 'E-mail address')).toHaveValue(email);
  await expect(field(page, 'Business hours')).toHaveValue(contactDefaultContent.businessHours);
  await expect(status(page)).toHaveText('No changes');
  expect((await readStored(request, admin, section)).draft).toBeUndefined();
  await page.keyboard.press('Escape');
  await choose(page, 'History');
  await expect(
    page.getByRole('button', { name: /^Draft .*Discarded by Amal Haddad/ }),
  ).toBeVisible();
});

test('the same administrator in two tabs loses nothing in either', async ({
  page,
  context,
  request,
  admin,
  section,
}) => {
  const other = await context.newPage();
  await openEditor(page, section);
  await openEditor(other, section);
  await field(page, 'Business hours').fill(hours);
  await field(other, 'E-mail address').fill(email);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  await expect(status(other)).toHaveText(/^Saved on this computer only/);
  await publish(page);
  await pressPublish(other);
  const conflict = other.getByRole('dialog', {
    name: 'You changed this section in another window',
  });
  await expect(conflict).toContainText('You, in another window, published it');
  await conflict.getByRole('button', { name: 'Publish my choice' }).click();
  await expect(status(other)).toHaveText(/^Published at/);
  const { published } = await readStored(request, admin, section);
  expect(published.content).toMatchObject({ businessHours: hours, email });
});
