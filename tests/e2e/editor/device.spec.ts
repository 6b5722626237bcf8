import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { expectAccessible } from '../support/accessibility';
import { accounts, signIn } from '../support/accounts';
import {
  backUp,
  backupKeys,
  editorCalls,
  expect,
  openEditor,
  publish,
  status,
  test,
} from '../support/editor';

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';
const later = `${hours}, and by appointment`;

const businessHours = (page: Page) => page.getByRole('textbox', { name: 'Business hours' });
const bringBack = (page: Page) => page.getByRole('button', { name: 'Bring back my typing' });

test('a copy that a crash of the browser has taken from localStorage is offered, and once', async ({
  page,
  context,
}) => {
  const card = page.getByRole('article').filter({ hasText: 'Click to manage Contact' });
  // Retried, because the second copy is written a moment after the first, which nothing on the screen tells.
  await expect(async () => {
    const crashing = await context.newPage();
    await openEditor(crashing, 'contact');
    await businessHours(crashing).fill(hours);
    await backUp(crashing);
    await page.goto('/offline');
    await crashing.close();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.includes('backup')) localStorage.removeItem(key);
    });
    await page.goto('/admin');
    await expect(card).toContainText('Saved on this computer only', { timeout: 3000 });
  }).toPass();
  await card.getByRole('link').click();
  await bringBack(page).click();
  await expect(businessHours(page)).toHaveValue(hours);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await page.reload();
  await expect(businessHours(page)).toHaveValue(hours);
  await expect(bringBack(page)).toBeHidden();
});

test('with storage blocked, the editor works for as long as it is open, and saves nothing in another one’s name', async ({
  page,
  admin,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/);
  const stored = async () => (await admin.readStored()).draft?.content.businessHours;
  // In private windows of some browsers, reading the property throws.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/auth');
  await signIn(page, admin);
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await page.getByRole('link', { name: 'Contact Info' }).first().click();
  await businessHours(page).fill(hours);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(status(page)).toHaveText(
    'Not saved yet. This browser keeps no copy: save the draft soon.',
  );
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await stored()).toBe(hours);

  await businessHours(page).fill(later);
  const expired = { status: 401, json: { code: 'PGRST301', message: 'JWT expired' } };
  await page.route(editorCalls.write, (route) => route.fulfill(expired), { times: 1 });
  await page.keyboard.press('Control+s');
  const signInDialog = page.getByRole('dialog', { name: 'Sign in again' });
  await signIn(page, accounts.admin);
  await expect(signInDialog).toContainText('sign in with the account that wrote it');
  await expect(businessHours(page)).toHaveValue(later);
  expect(await stored()).toBe(hours);
  await signIn(page, admin);
  await expect(signInDialog).toBeHidden();
  await expect(status(page)).toHaveText(/^Draft saved/);
  expect(await stored()).toBe(later);
});

test('closing the tab asks first; a copy is compared, brought back over a newer version and lasts until it is published, or put away; a page that is left begins no transaction', async ({
  page,
  admin,
  section,
}) => {
  // WebKit locks the database for all pages where a page that is left begins a transaction.
  await page.addInitScript(() => {
    const begin = IDBDatabase.prototype.transaction;
    const leave = () => {
      IDBDatabase.prototype.transaction = function transaction(...args) {
        sessionStorage.setItem('begun', 'on leaving');
        return begin.apply(this, args);
      };
    };
    window.addEventListener('pagehide', leave, { capture: true });
  });
  await openEditor(page, section);
  const typed = `${contactDefaultContent.businessHours} Or by appointment.`;
  // Browsers ask only after a user activation.
  await businessHours(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' Or by appointment.');
  const asked = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closed;
  await expect(businessHours(page)).toHaveValue(typed);
  await businessHours(page).fill(hours);
  await expect(status(page)).toHaveText('Saved on this computer only, not published');
  expect(await backupKeys(page)).toHaveLength(1);

  const email = 'orders@saffrongate.example';
  await admin.publish({ ...contactDefaultContent, email });
  page.on('dialog', (question) => void question.accept());
  await businessHours(page).fill(typed);
  await page.reload();
  expect(await page.evaluate(() => sessionStorage.getItem('begun'))).toBeNull();
  await expect(page.getByText(/^You wrote something here at \d\d:\d\d/)).toBeVisible();
  await expect(businessHours(page)).toHaveValue(contactDefaultContent.businessHours);
  await expectAccessible(page, 'the offered copy', 'main');
  await page.getByRole('button', { name: 'Compare' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare your unfinished edit' });
  await expect(comparison).toContainText('by appointment');
  await bringBack(page).last().click();
  await expect(businessHours(page)).toHaveValue(typed);
  await publish(page);
  const { published } = await admin.readStored();
  expect(published.content).toMatchObject({ businessHours: typed, email });
  expect(await backupKeys(page)).toEqual([]);

  await businessHours(page).fill(hours);
  await backUp(page);
  await page.reload();
  await page.getByRole('button', { name: 'Keep it in the history' }).click();
  await expect(
    page.getByText('Your typing is kept in the history.', { exact: true }),
  ).toBeVisible();
  await expect(bringBack(page)).toBeHidden();
  expect(await backupKeys(page)).toEqual([]);
  expect(await admin.countEntries('aside')).toBe(1);
});
