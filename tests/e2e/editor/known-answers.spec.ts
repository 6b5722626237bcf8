import type { Page } from '@playwright/test';
import { visionMissionDefaultContent } from '../../../src/content/sections/vision-mission/default-content';
import { accounts, hold, signIn } from '../support/accounts';
import { downloadedText } from '../support/downloads';
import {
  backUp,
  backupKeys,
  choose,
  countEntries,
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
import { giveFile, openPictureField, uploadsOf } from '../support/picture-field';
import { plainPicture } from '../support/picture-files';
import { summary } from '../support/vision-mission';

// Nothing is called done or failed before the answer is known. In memory: tests/database/two-editors.test.ts.

test.use({ section: 'vision-mission' });

const text = 'To be the first call for kitchens from Al Qusais to Fujairah.';
const withSummary = (summary: string) => ({
  ...visionMissionDefaultContent,
  vision: { ...visionMissionDefaultContent.vision, summary },
});

/** The database writes, and no answer arrives until `end`; returns the ids of the writes. */
async function loseAnswers(page: Page) {
  const ids: string[] = [];
  await page.route(editorCalls.write, async (route) => {
    ids.push(route.request().postDataJSON().write_id);
    await route.fetch();
    await route.abort();
  });
  const end = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
  return { ids, end };
}

test('a publication or a discarding whose answer is lost is unknown, sent again with its id, and then told', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await openEditor(page, section);
  await summary(page).fill(text);

  await test.step('published', async () => {
    const { ids, end } = await loseAnswers(page);
    await page.getByRole('button', { name: 'Publish…' }).click();
    const sheet = page.getByRole('dialog', { name: /^Publish / });
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    const unknown = 'We don’t know yet whether it was published. Asking again…';
    await expect(sheet.getByRole('alert')).toHaveText(unknown);
    await expect(status(page)).toHaveText(unknown);
    await expect.poll(() => ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
    await end();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expect(status(page)).toHaveText(/^Published at/);
    await expect(sheet).toBeHidden();
    expect(await countEntries(request, admin, section, 'published')).toBe(1);
  });

  await test.step('published, and by a colleague since', async () => {
    await summary(page).fill('Mine.');
    const { end } = await loseAnswers(page);
    await page.getByRole('button', { name: 'Publish…' }).click();
    const sheet = page.getByRole('dialog', { name: /^Publish / });
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(sheet.getByRole('alert')).toContainText('We don’t know yet');
    const colleague = await otherAdministrator(request);
    await publishElsewhere(request, colleague, section, withSummary(text));
    await end();
    const toast = page.getByRole('listitem').filter({ hasText: 'Not on the website any more' });
    await expect(toast).toContainText(
      /Your text was published at \d\d:\d\d\. Bilal Khan published another after it/,
    );
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Show what is there now' }).click();
    await expect(summary(page)).toHaveValue(text);
  });

  await test.step('discarded', async () => {
    await summary(page).fill(`${text} And beyond.`);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    const { end } = await loseAnswers(page);
    await choose(page, 'Discard draft');
    await page
      .getByRole('dialog', { name: 'Discard the draft?' })
      .getByRole('button', { name: 'Discard draft' })
      .click();
    await expect(status(page)).toHaveText(
      'We don’t know yet whether the draft was discarded. Asking again…',
    );
    await end();
    await expect(page.getByText('Draft discarded', { exact: true })).toBeVisible();
    await expect(summary(page)).toHaveValue(text);
    await expect(page.getByText('in another window')).toHaveCount(0);
    expect(await countEntries(request, admin, section, 'discarded')).toBe(1);
  });
});

test('whose unfinished draft is published stands in the sheet', async ({
  page,
  request,
  admin,
  section,
}) => {
  expect(admin.token).not.toBe('');
  const colleague = await otherAdministrator(request);
  await saveDraftElsewhere(request, colleague, section, withSummary(text));
  await openEditor(page, section);
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByRole('dialog', { name: /^Publish / })).toContainText(
    'These changes contain work of Bilal Khan that is not published yet.',
  );
});

test('of two local copies, each says which it is; one that is too long for the history is downloaded, then dismissed', async ({
  page,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4\d\d/);
  await openEditor(page, section);
  await page.evaluate(
    ([prefix, content]) => {
      const at = Date.now();
      localStorage.setItem(`${prefix}/one`, JSON.stringify({ ...content, at, lost: [] }));
      const long = structuredClone(content);
      long.content.vision.text = 'x'.repeat(210_000);
      localStorage.setItem(`${prefix}/two`, JSON.stringify({ ...long, at: at - 1, lost: [] }));
    },
    [
      `saffron-gate-backup/${admin.id}/${section}`,
      { content: withSummary(text), base: visionMissionDefaultContent },
    ] as const,
  );
  await page.reload();
  const banner = page.getByRole('region', { name: 'Typing that was not saved' });
  await expect(banner).toContainText('1 of 2');
  await banner.getByRole('button', { name: 'Keep it in the history' }).click();
  await expect(banner).toContainText('2 of 2');
  await banner.getByRole('button', { name: 'Keep it in the history' }).click();
  await expect(banner).toContainText('It is too long for the history.');
  const { text: copy } = await downloadedText(page, () =>
    banner.getByRole('button', { name: 'Download a backup' }).click(),
  );
  expect(copy).toContain('xxx');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
  expect(await backupKeys(page)).toEqual([]);
});

test.describe('lists', () => {
  test.use({ section: 'values' });

  test('an item that was added, typed in and deleted is in the history once its Undo is gone', async ({
    page,
    request,
    admin,
    section,
  }) => {
    await openEditor(page, section);
    await page.getByRole('button', { name: 'Delete Agility' }).click();
    await page.getByRole('button', { name: 'Add a value' }).click();
    await page.keyboard.insertText('Patience, with everybody');
    await page.getByRole('button', { name: 'Delete Patience, with everybody' }).click();
    await page.getByRole('button', { name: 'Undo: bring Agility back' }).click();
    await page.getByText('Integrity', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Name' }).first().fill('Candour');
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
    expect(await countEntries(request, admin, section, 'aside')).toBe(1);
    await choose(page, 'History');
    await page.getByRole('button', { name: /^Kept, not used/ }).click();
    await expect(page.getByRole('dialog').last()).toContainText('Patience, with everybody');
    const { draft } = await readStored(request, admin, section);
    expect(JSON.stringify(draft.content)).not.toContain('Patience');
  });
});

test.describe('pictures', () => {
  test.use({ section: 'hero' });

  test('an upload is a change: the status says it, leaving asks, and what is published has it', async ({
    page,
    admin,
    section,
  }) => {
    expect(admin.token).not.toBe('');
    await openEditor(page, section);
    const rice = await openPictureField(page, 'Rice');
    const { seen, release } = await hold(page, uploadsOf());
    await giveFile(page, rice.upload, await plainPicture(800, 500));
    await expect.poll(() => seen.length).toBe(1);
    await expect(status(page)).toHaveText('Uploading a picture…');
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const leave = page.getByRole('dialog', { name: 'Leave?' });
    await expect(leave).toContainText('A picture is still being uploaded');
    await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(leave).toBeHidden();
    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await closed;
    await rice.description.fill('Sacks of rice');
    await page.getByRole('button', { name: 'Publish…' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(status(page)).toHaveText('Uploading a picture…');
    release();
    const sheet = page.getByRole('dialog', { name: /^Publish / });
    await expect(sheet).toContainText('Uploaded, 800 × 500 pixels');
  });
});

test.describe('sessions', () => {
  test.use({ ownSession: true });

  test('a session that cannot be refreshed is said to have ended; whose text stays when somebody else signs in is said, too', async ({
    page,
    section,
    expectedErrors,
    admin,
    context,
  }) => {
    expectedErrors.push(/status of 401/);
    const kept = (name: string) =>
      page.getByText(`${name}’s text is kept on this computer for ${name}.`, { exact: true });
    await openEditor(page, section);
    await summary(page).fill(text);
    await backUp(page);
    const json = { code: '42501', message: 'permission denied for function write_entry' };
    await page.route(editorCalls.write, (route) => route.fulfill({ status: 401, json }));
    await page.keyboard.press('Control+s');
    await expect(status(page)).toContainText('Your session has ended. Sign in to go on.');
    await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    await signIn(page, accounts.admin);
    await expect(kept(admin.name)).toBeVisible();
    await expect(summary(page)).not.toHaveValue(text);

    await test.step('in a second tab', async () => {
      await page.unrouteAll();
      await summary(page).fill('Typed by the other one.');
      await backUp(page);
      const tab = await context.newPage();
      await tab.goto('/admin');
      await tab.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      await tab.goto('/auth');
      await signIn(tab, admin);
      await expect(kept('Demo Administrator')).toBeVisible();
      await expect(summary(page)).not.toHaveValue('Typed by the other one.');
      await page.getByRole('button', { name: 'Bring back my typing' }).click();
      await expect(summary(page)).toHaveValue(text);
    });
  });
});
