import type { Page } from '@playwright/test';
import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { expectAccessible } from '../support/accessibility';
import { signIn } from '../support/accounts';
import {
  backUp,
  backupKeys,
  expect,
  openEditor,
  pressPublish,
  publish,
  publishElsewhere,
  readStored,
  reopen,
  status,
  test,
} from '../support/editor';

test.use({ section: 'contact' });

const hours = 'Monday - Friday, 8:00 AM - 5:00 PM';

function businessHours(page: Page) {
  return page.getByRole('textbox', { name: 'Business hours' });
}

const banner = (page: Page) => page.getByText(/^Edits from/);

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

test('with storage blocked, the editor works for as long as it is open', async ({
  page,
  request,
  admin,
  section,
}) => {
  // As in private windows of some browsers, where reading the property throws.
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
    'Editing: not saved, and this computer has no room for a copy. Save the draft soon.',
  );
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft } = await readStored(request, admin, section);
  expect(draft.content.businessHours).toBe(hours);
});

test('closing the tab asks first; a copy says how old it is and what it began with, and lasts until it is used and published, saved or deleted', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
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
    expect(key).toMatch(new RegExp(`^saffron-gate-copy/${admin.id}/contact/0/[^/]+$`));
    expect(others).toEqual([]);
  });

  await test.step('three days and two publications later, it says so', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(banner(page)).toContainText('Edits from a moment ago');
    await expect(businessHours(page)).toHaveValue(contactDefaultContent.businessHours);
    await page.evaluate(
      (days) => {
        for (const key of Object.keys(localStorage).filter((each) => each.includes('copy'))) {
          const copy = JSON.parse(localStorage.getItem(key) ?? '');
          localStorage.setItem(key, JSON.stringify({ ...copy, keptAt: copy.keptAt - days }));
        }
      },
      3 * 24 * 60 * 60_000,
    );
    for (const [version, email] of [
      'hello@saffrongate.example',
      'orders@saffrongate.example',
    ].entries())
      await publishElsewhere(request, admin, section, { ...contactDefaultContent, email });
    await reopen(page, 'Contact Info');
    await expect(banner(page)).toHaveText(
      'Edits from 3 days ago are saved on this computer only, not published. They began with the original text; the website now shows version 2.',
    );
  });

  await test.step('it is compared and used; published, it is merged with the newer versions', async () => {
    await page.getByRole('button', { name: 'Compare' }).click();
    const comparison = page.getByRole('dialog', { name: 'Compare your unfinished edit' });
    await expect(comparison).toContainText('by appointment');
    await expectAccessible(page, 'the comparison', 'dialog[open]');
    await comparison.getByRole('button', { name: 'Bring back my typing' }).click();
    await expect(businessHours(page)).toHaveValue(typed);
    await expect(banner(page)).toBeHidden();
    await pressPublish(page);
    const conflict = page.getByRole('dialog', {
      name: 'You changed this section in another window',
    });
    await expect(conflict).toContainText('You, in another window, published it');
    await expect(conflict).toContainText('You changed different things, so both can stay.');
    await conflict.getByRole('button', { name: 'Publish my choice' }).click();
    await expect(status(page)).toHaveText(/^Published at/);
    const { published } = await readStored(request, admin, section);
    expect(published.version).toBe(3);
    expect(published.content).toMatchObject({
      businessHours: typed,
      email: 'orders@saffrongate.example',
    });
    expect(await backupKeys(page)).toEqual([]);
  });

  await test.step('deleting it changes nothing', async () => {
    await businessHours(page).fill(hours);
    await backUp(page);
    await page.reload();
    await page.getByRole('button', { name: 'Delete them' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await backupKeys(page)).toEqual([]);
    await reopen(page, 'Contact Info');
    await expect(businessHours(page)).toHaveValue(typed);
    await expect(status(page)).toHaveText('No changes');
    await expect(banner(page)).toBeHidden();
    const { draft, published } = await readStored(request, admin, section);
    expect(draft).toBeUndefined();
    expect(published.version).toBe(3);
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
