import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { expect, openEditor, publish, status, test } from '../support/editor';

// What the cards, the status and the sheet say of colleagues: src/admin/dashboard and src/admin/editor.

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const email = 'orders@saffrongate.example';
const theirs = { ...contactDefaultContent, email };

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const colleagues = (page: Page) => page.getByRole('status', { name: 'Colleagues' });

test('who types is told to colleagues until the page is closed, learns of them, and of what they publish or discard before publishing', async ({
  page,
  admin,
  section,
  colleague,
}) => {
  /** The page polls every 15 s. Retried, because a poll is skipped while an earlier one is open. */
  const expectRead = (text: string | RegExp) =>
    expect(async () => {
      await page.clock.runFor(16_000);
      await expect(colleagues(page)).toContainText(text, { timeout: 1000 });
    }).toPass();
  await page.clock.install();
  await openEditor(page, section);
  await expect(colleagues(page)).toBeEmpty();
  await field(page, 'Business hours').focus();
  await page.clock.runFor(16_000);
  expect(await colleague.readPresence()).toEqual([]);
  await field(page, 'Business hours').fill(hours);
  await expect
    .poll(() => colleague.readPresence())
    .toContainEqual(expect.objectContaining({ section, user_id: admin.id }));
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect.poll(() => colleague.readPresence()).toEqual([]);

  await colleague.sayTyping();
  await expectRead(/^Bilal Khan is editing\.$/);
  await colleague.publish(theirs);
  await expectRead(/Bilal Khan published at \d\d:\d\d\./);
  await expect(field(page, 'Business hours')).toHaveValue(hours);

  // A form without edits can show it at once.
  await field(page, 'Business hours').fill(contactDefaultContent.businessHours);
  await page.getByRole('button', { name: 'Show newest' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(field(page, 'E-mail address')).toHaveValue(email);
  await expect(colleagues(page)).not.toContainText('published');
  await field(page, 'Business hours').fill(hours);
  await publish(page);
  const { published } = await admin.readStored();
  expect(published.content).toMatchObject({ businessHours: hours, email });

  await field(page, 'Business hours').fill('By appointment');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await colleague.discard();
  await expectRead(/Bilal Khan discarded the draft at \d\d:\d\d/);
  await expect(status(page)).toHaveText('Discarded: this text stays in the history');
});
