import type { Page } from '@playwright/test';
import { hold } from '../support/accounts';
import {
  choose,
  editorCalls,
  expect,
  openEditor,
  publishElsewhere,
  readStored,
  runSql,
  saveDraftElsewhere,
  status,
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

async function copyFirstVersion(page: Page) {
  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Services' });
  await history.getByRole('button', { name: /^Version 1/ }).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(history).toBeHidden();
}

function fillStorage(page: Page) {
  return page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

test('a version is restored once the server has it, and the draft that it replaced stays in the history', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await publishElsewhere(request, admin, section, renamed('What is live'), 0);
  await saveDraftElsewhere(request, admin, section, renamed('The draft'), { base: 1 });
  await openEditor(page, section);
  const copied = page.getByText('Version 1 is restored here', { exact: true });
  // The toast waits for the server's answer.
  await page.route(
    editorCalls.saveDraft,
    (route) => route.fulfill({ status: 500, json: { message: 'out of order' } }),
    { times: 1 },
  );
  await copyFirstVersion(page);
  await expect(status(page)).toHaveText(/^Couldn't save: still here, retrying\./);
  await expect(copied).toBeHidden();
  await expect(status(page)).toHaveText(/^Draft saved/);
  await copyFirstVersion(page);
  await expect(copied).toBeVisible();

  await page.reload();
  await expect(page.getByText('What is live', { exact: true })).toBeVisible();
  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Services' });
  await history.getByRole('button', { name: /^Draft (?!Waiting)/ }).click();
  await history.getByRole('button', { name: 'Restore this draft' }).click();
  await expect(page.getByText('The draft', { exact: true })).toBeVisible();
});

test('with no room for a copy, leaving says so; what cannot be kept on the server is not discarded', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await openEditor(page, section);
  await (await firstName(page)).fill(newName);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await fillStorage(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(`${newName} Again`);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leave).toContainText('has no room for a copy');
  await leave.getByRole('button', { name: 'Stay' }).click();

  await page.route(
    editorCalls.keepUnsaved,
    (route) => route.fulfill({ status: 500, json: { message: 'out of order' } }),
    { times: 1 },
  );
  await discard(page);
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${newName} Again`);
  expect((await readStored(request, admin, section)).draft.content).toEqual(renamed(newName));

  await discard(page);
  await expect(page.getByText(oldName, { exact: true })).toBeVisible();
  expect((await readStored(request, admin, section)).draft).toBeUndefined();
});

test('a draft that is discarded while it is being saved is gone afterwards', async ({
  page,
  request,
  admin,
  section,
}) => {
  await openEditor(page, section);
  await (await firstName(page)).fill(newName);
  const name = page.locator('form input').first();
  await expect(name).toHaveValue(newName);
  const { seen, release } = await hold(page, editorCalls.saveDraft);
  await page.keyboard.press('Control+s');
  await expect.poll(() => seen.length).toBe(1);
  await discard(page);
  // What was typed now would be gone.
  await expect(status(page)).toHaveText('Discarding… You can type again in a moment.');
  await name.focus();
  await expect(name).not.toBeFocused();
  release();
  await expect(page.getByText('Draft discarded', { exact: true })).toBeVisible();
  await expect(page.getByText(oldName, { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText('No changes');
  expect((await readStored(request, admin, section)).draft).toBeUndefined();
});

test('a draft is discarded although the server then says nothing more', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await publishElsewhere(request, admin, section, renamed('What is live'), 0);
  await saveDraftElsewhere(request, admin, section, renamed('The draft'), { base: 1 });
  await openEditor(page, section);
  await page.route(editorCalls.published, (route) => route.fulfill({ status: 500, json: {} }));
  await discard(page);
  await expect(page.getByText('What is live', { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText('No changes');
  expect((await readStored(request, admin, section)).draft).toBeUndefined();
});

test('without the administrator role nothing is discarded, and the editor says so', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 403/);
  await saveDraftElsewhere(request, admin, section, renamed('The draft'));
  await openEditor(page, section);
  await page.getByText('The draft', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(newName);
  await runSql(request, `delete from public.user_roles where user_id = '${admin.id}'`);
  await discard(page);
  await expect(page.getByText('You are no longer an administrator.').first()).toBeVisible();
  await expect(page.getByText('Draft discarded', { exact: true })).toBeHidden();
  await expect(page.getByText(newName, { exact: true })).toBeVisible();
});

test('a version that was damaged in SQL cannot be copied, only another', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, renamed('What is live'), 0);
  await runSql(
    request,
    `insert into public.site_section_revisions
       (section, version, content, changes, published_at, publisher_name)
     values ('${section}', 0, '{"services": 1}', 1, '2020-01-01', 'Noor')`,
  );
  await openEditor(page, section);
  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Services' });
  await history.getByRole('button', { name: /^Version 0/ }).click();
  await expect(history.getByText('This version cannot be restored')).toBeVisible();
  await expect(history.getByRole('button', { name: 'Restore this version' })).toBeDisabled();
});
