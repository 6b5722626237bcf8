import { servicesDefaultContent } from '../../../src/content/sections/services/default-content';
import {
  backupKeys,
  choose,
  editorCalls,
  expect,
  openEditor,
  otherAdministrator,
  publish,
  publishElsewhere,
  readStored,
  saveDraftElsewhere,
  status,
  stopClock,
  test,
} from '../support/editor';
import { renamed } from '../support/services';

test.use({ section: 'services' });

test('an earlier version goes into the draft once the server has it, not live, and can then be published; so does the original text', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await publishElsewhere(request, admin, section, renamed('The first name'));
  await publishElsewhere(request, admin, section, renamed('The second name'));
  await page.clock.install();
  await openEditor(page, section);
  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Services' });
  await expect(history.getByRole('listitem')).toHaveText([
    /^Version 2 Live.*Amal Haddad · 1 change$/,
    /^Version 1.*Amal Haddad · first version$/,
    /^Original text/,
  ]);
  await history.getByRole('button', { name: /^Version 1/ }).click();
  await expect(history.getByRole('deletion')).toHaveText([/second/]);
  await expect(history.getByRole('insertion')).toHaveText([/first/]);

  // The toast waits for the server's answer, and the save is repeated once the test has looked.
  await stopClock(page);
  const restored = page.getByText('Version 1 is restored here', { exact: true });
  await page.route(editorCalls.write, (route) =>
    route.fulfill({ status: 500, json: { message: 'out of order' } }),
  );
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(history).toBeHidden();
  await expect(status(page)).toHaveText(/^Couldn't save: still here, retrying\./);
  await expect(restored).toBeHidden();
  await page.unroute(editorCalls.write);
  await page.clock.runFor(2000);
  await expect(status(page)).toHaveText(/^Draft saved/);
  await page.clock.resume();
  const { draft, published } = await readStored(request, admin, section);
  expect(draft.content.services[0].name).toBe('The first name');
  expect(published.version).toBe(2);
  await choose(page, 'History');
  await history.getByRole('button', { name: /^Version 1/ }).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(restored).toBeVisible();

  await publish(page);
  const after = await readStored(request, admin, section);
  expect(after.published.version).toBe(3);
  expect(after.published.content).toEqual(renamed('The first name'));

  await choose(page, 'History');
  await history.getByRole('button', { name: /^Original text/ }).click();
  await history.getByRole('button', { name: 'Restore the original text' }).click();
  await expect(page.getByText('Original text is restored here', { exact: true })).toBeVisible();
  await publish(page);
  expect((await readStored(request, admin, section)).published.content).toEqual(
    servicesDefaultContent,
  );
});

test('a draft is discarded after a question that names whose it is, and comes back from the history of anybody, as does what a restored version replaces', async ({
  page,
  request,
  admin,
  section,
}) => {
  const colleague = await otherAdministrator(request);
  await publishElsewhere(request, admin, section, renamed('What is live'));
  await saveDraftElsewhere(request, colleague, section, renamed('The draft'));
  await openEditor(page, section);
  await expect(status(page)).toHaveText(/^Draft by Bilal Khan, saved \d\d:\d\d$/);
  await choose(page, 'Discard draft');
  const question = page.getByRole('dialog', { name: 'Discard the draft?' });
  await expect(question).toContainText('contains work of Bilal Khan');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('The draft', { exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Typed since');
  await choose(page, 'Discard draft');
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('What is live', { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText('No changes');
  expect((await readStored(request, admin, section)).draft).toBeUndefined();
  expect(await backupKeys(page)).toEqual([]);

  // Both what was saved and what was typed since.
  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Services' });
  await expect(history.getByRole('listitem')).toHaveText([
    /^Draft .*Amal Haddad · 1 change to the websiteDiscarded by Amal Haddad/,
    /^Draft .*Bilal Khan · 1 change to the websiteDiscarded by Amal Haddad/,
    /^Version 1 Live/,
    /^Original text/,
  ]);
  await history.getByRole('button', { name: /^Draft .*Bilal Khan/ }).click();
  await history.getByRole('button', { name: 'Restore this draft' }).click();
  await expect(page.getByText('The draft', { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText(/^Draft saved/);

  await choose(page, 'History');
  await history.getByRole('button', { name: /^Version 1/ }).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Version 1 is restored here', { exact: true })).toBeVisible();
  await choose(page, 'History');
  await history
    .getByRole('button', { name: /^Draft (?!Waiting).*Amal Haddad/ })
    .first()
    .click();
  await expect(history.getByRole('insertion')).toHaveText([/draft/]);
});
