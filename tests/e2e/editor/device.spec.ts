import type { Page } from '@playwright/test';
import { contactSection } from '../../../src/content/sections/contact/default-content';
import { backUp, backupKeys, expect, publish, stay, test } from '../support/editor';
import { open } from '../support/pages';

// Saving and leaving, logging out: src/auth/unsaved-work.test.tsx. A copy that is put away: src/admin/editor/notices.

test.use({ section: 'contact' });

const businessHours = (page: Page) => page.getByRole('textbox', { name: 'Business hours' });

test('Back, closing the tab and a link ask first; what is left is offered, also after a crash, compared, brought back over a newer version, and lasts until it is published', async ({
  page,
  admin,
}) => {
  const card = page.getByRole('article').filter({ hasText: 'Click to manage Contact' });
  const typed = `${contactSection.defaultContent.businessHours} Or by appointment.`;
  await open(page, '/admin');
  await card.getByRole('link').click();
  // Browsers ask only after a user activation.
  await businessHours(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' Or by appointment.');
  await page.goBack();
  await stay(page);
  await expect(page).toHaveURL('/admin/contact');
  const asked = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closed;
  await expect(businessHours(page)).toHaveValue(typed);
  await backUp(page);
  expect(await backupKeys(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(card).toContainText('Saved on this computer only');

  const email = 'orders@saffrongate.example';
  await admin.publish({ ...contactSection.defaultContent, email });
  // A crash of the browser takes what was written to localStorage in the last minute.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.includes('backup')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(card).toContainText('Saved on this computer only');
  await card.getByRole('link').click();
  await expect(page.getByText(/^You wrote something here at \d\d:\d\d/)).toBeVisible();
  await expect(businessHours(page)).toHaveValue(contactSection.defaultContent.businessHours);
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare your unfinished edit' });
  await expect(comparison).toContainText('by appointment');
  await comparison.getByRole('button', { name: 'Bring back my typing' }).click();
  await expect(businessHours(page)).toHaveValue(typed);
  await publish(page);
  const { published } = await admin.readStored();
  expect(published.content).toMatchObject({ businessHours: typed, email });
  expect(await backupKeys(page)).toEqual([]);
});
