import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { expectAccessible } from '../support/accessibility';
import { accounts, signIn } from '../support/accounts';
import { downloadedText } from '../support/downloads';
import {
  backUp,
  backupKeys,
  countEntries,
  editorCalls,
  expect,
  openEditor,
  publish,
  publishElsewhere,
  readStored,
  reopen,
  status,
  test,
} from '../support/editor';

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';

const businessHours = (page: Page) => page.getByRole('textbox', { name: 'Business hours' });

const banner = (page: Page) => page.getByText(/^You wrote something here/);

test('with a clock an hour ahead or behind, saving and publishing work', async ({
  page,
  request,
  admin,
  section,
}) => {
  const hour = 60 * 60_000;
  await page.clock.install({ time: Date.now() + hour });
  await page.clock.resume();
  await openEditor(page, section);
  await businessHours(page).fill(hours);
  await backUp(page);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await publish(page);

  await page.clock.setSystemTime(Date.now() - hour);
  await page.reload();
  await businessHours(page).fill(`${hours}, and by appointment`);
  await backUp(page);
  await publish(page);
  const { published, draft } = await readStored(request, admin, section);
  expect(published.content.businessHours).toBe(`${hours}, and by appointment`);
  expect(draft).toBeUndefined();
});

test('a copy that a crash of the browser has taken from localStorage is offered, and once', async ({
  page,
  context,
}) => {
  await openEditor(page, 'contact');
  await businessHours(page).fill(hours);
  await backUp(page);
  const copies = () =>
    page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<unknown[]>();
      const opening = indexedDB.open('keyval-store');
      opening.onsuccess = () => {
        const asking = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
        asking.onsuccess = () => resolve(asking.result);
      };
      return promise;
    });
  await expect.poll(copies).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/offline');
  await page.close();
  await other.evaluate(() =>
    localStorage.removeItem(Object.keys(localStorage).find((key) => /backup/.test(key)) ?? ''),
  );
  await other.goto('/admin');
  const card = other.getByRole('article').filter({ hasText: 'Click to manage Contact' });
  await expect(card).toContainText('Saved on this computer only');
  await card.getByRole('link').click();
  await other.getByRole('button', { name: 'Bring back my typing' }).click();
  await expect(businessHours(other)).toHaveValue(hours);
  await other.keyboard.press('Control+s');
  await expect(status(other)).toHaveText(/^Draft saved/);
  await other.reload();
  await expect(businessHours(other)).toHaveValue(hours);
  await expect(banner(other)).toBeHidden();
});

test('a page that is left begins no transaction, with which WebKit locks the database for all pages; what was typed last is kept', async ({
  page,
  section,
}) => {
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
  await businessHours(page).fill(hours);
  await expect(status(page)).toHaveText('Saved on this computer only, not published');
  await businessHours(page).fill(`${hours}, and by appointment`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/about');
  expect(await page.evaluate(() => sessionStorage.getItem('begun'))).toBeNull();
  await openEditor(page, section);
  await page.getByRole('button', { name: 'Bring back my typing' }).click();
  await expect(businessHours(page)).toHaveValue(`${hours}, and by appointment`);
});

test('with storage blocked, the editor works for as long as it is open', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
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
  const { draft } = await readStored(request, admin, section);
  expect(draft.content.businessHours).toBe(hours);

  // Without storage, another person signs in over the form: it stays open, and nothing is saved in their name.
  const later = `${hours}, and by appointment`;
  await businessHours(page).fill(later);
  await page.route(
    editorCalls.write,
    (route) => route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
    { times: 1 },
  );
  await page.keyboard.press('Control+s');
  const signInDialog = page.getByRole('dialog', { name: 'Sign in again' });
  await signIn(page, accounts.admin);
  await expect(signInDialog).toContainText('sign in with the account that wrote it');
  await expect(businessHours(page)).toHaveValue(later);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Couldn’t save. Your session has ended. Sign in to go on.');
  await signIn(page, admin);
  await expect(signInDialog).toBeHidden();
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft: saved } = await readStored(request, admin, section);
  expect(saved.content.businessHours).toBe(later);
});

test('closing the tab asks first; a copy says how old it is, and lasts until it is brought back and published, saved or put away', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await openEditor(page, section);
  const typed = `${contactDefaultContent.businessHours} Or by appointment.`;

  await test.step('closing the tab asks first', async () => {
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
    await backUp(page);
    const [key, ...others] = await backupKeys(page);
    expect(key).toMatch(new RegExp(`^saffron-gate-backup/${admin.id}/contact/[^/]+$`));
    expect(others).toEqual([]);
  });

  await test.step('three days and two publications later, it says so', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(banner(page)).toHaveText(
      /^You wrote something here at \d\d:\d\d that was not saved\.$/,
    );
    await expect(businessHours(page)).toHaveValue(contactDefaultContent.businessHours);
    await page.evaluate(
      (days) => {
        for (const key of Object.keys(localStorage).filter((each) => each.includes('backup'))) {
          const copy = JSON.parse(localStorage.getItem(key) ?? '');
          localStorage.setItem(key, JSON.stringify({ ...copy, at: copy.at - days }));
        }
      },
      3 * 24 * 60 * 60_000,
    );
    for (const email of ['hello@saffrongate.example', 'orders@saffrongate.example'])
      await publishElsewhere(request, admin, section, { ...contactDefaultContent, email });
    await reopen(page, 'Contact Info');
    await expect(banner(page)).toHaveText(
      /^You wrote something here on \d+ \w+ \d{4}, \d\d:\d\d that was/,
    );
    await expectAccessible(page, 'the offered copy', 'main');
  });

  await test.step('it is compared and brought back, merged with the newer versions', async () => {
    await page.getByRole('button', { name: 'Compare' }).click();
    const comparison = page.getByRole('dialog', { name: 'Compare your unfinished edit' });
    await expect(comparison).toContainText('by appointment');
    await expectAccessible(page, 'the comparison', 'dialog[open]');
    await comparison.getByRole('button', { name: 'Bring back my typing' }).click();
    await expect(businessHours(page)).toHaveValue(typed);
    await expect(banner(page)).toBeHidden();
    await publish(page);
    const { published } = await readStored(request, admin, section);
    expect(published.content).toMatchObject({
      businessHours: typed,
      email: 'orders@saffrongate.example',
    });
    expect(await backupKeys(page)).toEqual([]);
  });

  await test.step('put away, it is in the history, and nowhere else', async () => {
    await businessHours(page).fill(hours);
    await backUp(page);
    await page.reload();
    await page.route(editorCalls.write, (route) =>
      route.fulfill({ status: 500, json: { code: 'PGRST000' } }),
    );
    await page.getByRole('button', { name: 'Keep it in the history' }).click();
    const refused = page.getByText(/^The server has a problem/);
    await expect(refused).toBeVisible();
    await expect(banner(page)).toBeVisible();
    expect(await backupKeys(page)).toHaveLength(1);
    await page.unroute(editorCalls.write);
    await page.getByRole('button', { name: 'Keep it in the history' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(
      page.getByText('Your typing is kept in the history.', { exact: true }),
    ).toBeVisible();
    await expect(refused).toBeHidden();
    expect(await backupKeys(page)).toEqual([]);
    expect(await countEntries(request, admin, section, 'aside')).toBe(1);
    await reopen(page, 'Contact Info');
    await expect(businessHours(page)).toHaveValue(typed);
    await expect(status(page)).toHaveText(/^Published at/);
    await expect(banner(page)).toBeHidden();
    expect((await readStored(request, admin, section)).draft).toBeUndefined();
  });

  await test.step('it lasts until a save', async () => {
    await businessHours(page).fill(hours);
    await backUp(page);
    expect(await backupKeys(page)).toHaveLength(1);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    expect(await backupKeys(page)).toEqual([]);
  });
});

test('of two local copies, each says which it is; one that is too long for the history is downloaded, then dismissed', async ({
  page,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/);
  const now = Date.now();
  const copies = [hours, 'x'.repeat(210_000)].map((businessHours, index) => {
    const content = { ...contactDefaultContent, businessHours };
    const copy = { content, base: contactDefaultContent, parent: null, at: now - index, lost: [] };
    return [`saffron-gate-backup/${admin.id}/${section}/${index}`, JSON.stringify(copy)] as const;
  });
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, copy] of entries) localStorage.setItem(key, copy);
  }, copies);
  await openEditor(page, section);
  const banner = page.getByRole('region', { name: 'Typing kept on this computer' });
  await expect(banner).toContainText('1 of 2');
  await banner.getByRole('button', { name: 'Keep it in the history' }).click();
  await expect(banner).toContainText('2 of 2');
  await expect(banner).toBeFocused();
  await banner.getByRole('button', { name: 'Keep it in the history' }).click();
  await expect(banner).toContainText('The history cannot take it.');
  const { text: copy } = await downloadedText(page, () =>
    banner.getByRole('button', { name: 'Download a backup' }).click(),
  );
  expect(copy).toContain('xxx');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await backupKeys(page)).toEqual([]);
});
