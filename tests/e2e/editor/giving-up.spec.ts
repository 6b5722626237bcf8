import type { Page } from '@playwright/test';
import { hold } from '../support/accounts';
import {
  choose,
  countEntries,
  editorCalls,
  expect,
  openEditor,
  readStored,
  status,
  stay,
  test,
} from '../support/editor';
import { firstName, newName, oldName, renamed } from '../support/services';

test.use({ section: 'services' });

async function discard(page: Page) {
  await choose(page, 'Discard draft');
  await page
    .getByRole('dialog', { name: 'Discard the draft?' })
    .getByRole('button', { name: 'Discard draft' })
    .click();
}

function fillStorage(page: Page) {
  return page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

test('a draft is discarded also while it is being saved, but not where its text cannot be kept', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500|ERR_FAILED/);
  await openEditor(page, section);
  await (await firstName(page)).fill(newName);
  const name = page.locator('[name="services.0.name"]');
  await expect(name).toHaveValue(newName);

  await test.step('while it is unknown whether it was discarded', async () => {
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await page.route(editorCalls.write, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await discard(page);
    await expect(status(page)).toHaveText(
      'We don’t know yet whether the draft was discarded. Asking again… You can type again once we know.',
    );
    await name.focus();
    await expect(name).not.toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByText('Draft discarded', { exact: true })).toBeVisible();
    await expect(name).toHaveValue(oldName);
    expect(await countEntries(request, admin, section, 'discarded')).toBe(1);
    await name.fill(newName);
  });

  await test.step('while it is being saved', async () => {
    const { seen, release } = await hold(page, editorCalls.write);
    await page.keyboard.press('Control+s');
    await expect.poll(() => seen.length).toBe(1);
    await discard(page);
    await expect(status(page)).toHaveText('Changing the form… You can type again in a moment.');
    await name.focus();
    await expect(name).not.toBeFocused();
    release();
    await expect(page.getByText('Draft discarded', { exact: true })).toBeVisible();
    await expect(page.getByText(oldName, { exact: true })).toBeVisible();
    await expect(status(page)).toHaveText('No changes');
    expect((await readStored(request, admin, section)).draft).toBeUndefined();
    expect(await countEntries(request, admin, section, 'discarded')).toBe(2);
  });

  await test.step('where the browser keeps no copy, leaving says so', async () => {
    await name.fill(newName);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await fillStorage(page);
    await name.fill(`${newName} Again`);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const leave = page.getByRole('dialog', { name: 'Leave?' });
    await expect(leave).toContainText('this browser keeps no copy');
    await stay(page);
  });

  await test.step('what cannot be kept on the server is not discarded', async () => {
    await page.route(editorCalls.write, (route) =>
      route.fulfill({ status: 500, json: { code: 'PGRST000' } }),
    );
    await discard(page);
    await expect(page.getByText(/^The server has a problem/)).toBeVisible();
    await page.unroute(editorCalls.write);
    await expect(name).toHaveValue(`${newName} Again`);
    expect((await readStored(request, admin, section)).draft.content).toEqual(renamed(newName));
  });
});
