import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import {
  expect,
  openEditor,
  otherAdministrator,
  publish,
  readStored,
  saveDraftElsewhere,
  signInContext,
  status,
  test,
} from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const email = 'orders@saffrongate.example';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const colleagues = (page: Page) => page.getByRole('status', { name: 'Colleagues' });

test('two administrators learn of each other while they edit, and of a publication before they publish', async ({
  page,
  browser,
  request,
  admin,
  section,
}) => {
  const context = await browser.newContext();
  await signInContext(context, await otherAdministrator(request));
  const other = await context.newPage();
  const dashboard = await context.newPage();
  await page.clock.install();
  await dashboard.clock.install();
  await openEditor(page, section);
  await openEditor(other, section);
  await open(dashboard, '/admin');
  await expect(colleagues(page)).toBeEmpty();

  // The first keystroke is told at once, and read within 15 seconds.
  await field(page, 'Business hours').fill(hours);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  await dashboard.clock.runFor(20_000);
  const card = dashboard.getByRole('article').filter({ hasText: 'Click to manage Contact Info' });
  await expect(card).toContainText('Amal Haddad is editing');

  await field(other, 'E-mail address').fill(email);
  await page.clock.runFor(20_000);
  await expect(colleagues(page)).toHaveText('Bilal Khan is editing this section.');

  await publish(other);
  await context.close();
  await page.clock.runFor(20_000);
  await expect(colleagues(page)).toContainText(
    /Bilal Khan published this section at \d\d:\d\d, after you opened it\. Keep editing: before you publish, you see both and choose\./,
  );
  await expect(field(page, 'Business hours')).toHaveValue(hours);

  // A form without edits can show it at once.
  await field(page, 'Business hours').fill(contactDefaultContent.businessHours);
  await page.getByRole('button', { name: 'Show the new version' }).click();
  await expect(field(page, 'E-mail address')).toHaveValue(email);
  await expect(colleagues(page)).not.toContainText('published');
  await field(page, 'Business hours').fill(hours);
  await publish(page);
  const { published } = await readStored(request, admin, section);
  expect(published).toMatchObject({ version: 2, content: { businessHours: hours, email } });
});

test('a draft of its own that it has published is not another window', async ({
  page,
  request,
  admin,
  section,
}) => {
  await page.clock.install();
  await openEditor(page, section);
  await field(page, 'Business hours').fill(hours);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(status(page)).toHaveText(/^Draft saved/);
  const read = page.waitForResponse(/section_activity/);
  await page.clock.runFor(20_000);
  await read;
  await publish(page);
  expect(await colleagues(page).textContent()).toBe('');
  expect(await readStored(request, admin, section)).toMatchObject({ published: { version: 1 } });
});

test('the draft of a colleague is named on the card, in the status and in the publish sheet', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  const theirs = { ...contactDefaultContent, email };
  await saveDraftElsewhere(request, colleague, section, theirs);
  await open(page, '/admin');
  const card = page.getByRole('article').filter({ hasText: 'Click to manage Contact Info' });
  await expect(card).toContainText(/Draft waiting\s*Draft saved .* by Bilal Khan/);
  await card.click();
  await expect(status(page)).toHaveText(/^Draft by Bilal Khan, saved \d\d:\d\d$/);
  await field(page, 'Business hours').fill(hours);
  await page.getByRole('button', { name: 'Publish…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish Contact Info' });
  await expect(sheet.getByRole('listitem').filter({ hasText: 'E-mail address' })).toContainText(
    'Written by Bilal Khan',
  );
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Business hours' })).toContainText(
    'Written by you',
  );
  expect(admin.name).toBe('Amal Haddad');
});
