import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import {
  expect,
  openEditor,
  otherAdministrator,
  publish,
  publishElsewhere,
  readActivity,
  readStored,
  saveDraftElsewhere,
  status,
  test,
} from '../support/editor';
import { open } from '../support/pages';

// What the dashboard says of who is editing is in dashboard-page.test.tsx.

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const email = 'orders@saffrongate.example';
const theirs = { ...contactDefaultContent, email };

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const colleagues = (page: Page) => page.getByRole('status', { name: 'Colleagues' });

test('who edits is told to colleagues at once, learns of them, and of a publication before publishing', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  /** The page reads every 15 seconds, but not while an earlier reading has no answer. */
  const expectRead = (words: string | RegExp) =>
    expect(async () => {
      await page.clock.runFor(16_000);
      await expect(colleagues(page)).toContainText(words, { timeout: 1000 });
    }).toPass();
  await page.clock.install();
  await openEditor(page, section);
  await expect(colleagues(page)).toBeEmpty();

  await field(page, 'Business hours').fill(hours);
  await expect
    .poll(() => readActivity(request, colleague))
    .toContainEqual(expect.objectContaining({ what: 'editing', section, user_id: admin.id }));

  await readActivity(request, colleague, section);
  await expectRead(/^Bilal Khan is editing this section\.$/);

  await publishElsewhere(request, colleague, section, theirs);
  await expectRead(
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

test('the draft of a colleague is named on the card, in the status and in the publish sheet; one’s own is not another window', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
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
  await page.keyboard.press('Escape');

  // A reading of who does what that names the draft, which is then published.
  const read = page.waitForResponse(async (answer) => {
    if (!answer.url().includes('section_activity')) return false;
    const rows: { what: string; user_id: string }[] = await answer.json();
    return rows.some(({ what, user_id }) => what === 'saved' && user_id === admin.id);
  });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(status(page)).toHaveText(/^Draft saved/);
  await read;
  await publish(page);
  expect(await colleagues(page).textContent()).toBe('');
  expect(await readStored(request, admin, section)).toMatchObject({ published: { version: 1 } });
});
