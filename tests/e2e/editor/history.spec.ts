import type { Page } from '@playwright/test';
import { servicesDefaultContent } from '../../../src/content/sections/services/default-content';
import { expectAccessible } from '../support/accessibility';
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

const historyOf = (page: Page) => page.getByRole('dialog', { name: 'History of Services' });

const row = (page: Page, name: RegExp) => historyOf(page).getByRole('button', { name });

test('an earlier version goes into the draft once the server has it, not live, and can then be published; so does the original text', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  const colleague = await otherAdministrator(request);
  await publishElsewhere(request, colleague, section, renamed('The first name'));
  await publishElsewhere(request, admin, section, renamed('The second name'));
  await page.clock.install();
  await openEditor(page, section);
  await choose(page, 'History');
  const history = historyOf(page);
  await expect(history.getByRole('listitem')).toHaveText([
    /^Published version On the websiteby Amal Haddad, /,
    /^Published version by Bilal Khan, /,
    /^Original text/,
  ]);
  await expectAccessible(page, 'the history', 'dialog[open]');
  await row(page, /by Bilal Khan/).click();
  await expect(history.getByRole('deletion')).toHaveText([/second/]);
  await expect(history.getByRole('insertion')).toHaveText([/first/]);

  // With the clock stopped, the failed save is not repeated before the test looks.
  await stopClock(page);
  const restored = page.getByText('That version is restored here', { exact: true });
  await page.route(editorCalls.write, (route) =>
    route.fulfill({ status: 500, json: { message: 'out of order' } }),
  );
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(history).toBeHidden();
  await expect(status(page)).toHaveText(/^We don’t know yet whether it was saved/);
  await expect(restored).toBeHidden();
  await page.unroute(editorCalls.write);
  await page.clock.runFor(2000);
  await expect(status(page)).toHaveText(/^Draft saved/);
  await page.clock.resume();
  const { draft, published } = await readStored(request, admin, section);
  expect(draft.content.services[0].name).toBe('The first name');
  expect(published.content).toEqual(renamed('The second name'));
  await choose(page, 'History');
  await row(page, /by Bilal Khan/).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(restored).toBeVisible();

  await publish(page);
  await expect(restored).toBeHidden();
  const after = await readStored(request, admin, section);
  expect(after.published.content).toEqual(renamed('The first name'));

  await choose(page, 'History');
  await row(page, /^Original text/).click();
  await history.getByRole('button', { name: 'Restore the original text' }).click();
  await expect(page.getByText('The original text is restored here', { exact: true })).toBeVisible();
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
  await expect(status(page)).toHaveText(
    /^Draft saved \d\d:\d\d by Bilal Khan, not on the website$/,
  );
  await choose(page, 'Discard draft');
  const question = page.getByRole('dialog', { name: 'Discard the draft?' });
  await expect(question).toContainText('Bilal Khan worked on the newest draft.');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('The draft', { exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Typed since');
  await choose(page, 'Discard draft');
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('What is live', { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText(/^(?:No changes|Published at)/);
  await expect(page.getByText('Nothing to publish', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View on the website' })).toBeVisible();
  expect((await readStored(request, admin, section)).draft).toBeUndefined();
  expect(await backupKeys(page)).toEqual([]);

  await choose(page, 'History');
  const history = historyOf(page);
  await expect(history.getByRole('listitem')).toHaveText([
    /^Draft discarded by Amal Haddad, /,
    /^Kept, not used set aside by Amal Haddad, /,
    /^Draft by Bilal Khan, /,
    /^Published version On the website/,
    /^Original text/,
  ]);
  await row(page, /^Kept, not used/).click();
  await expect(history.getByRole('insertion')).toHaveText([/Typed since/]);
  await history.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row(page, /^Kept, not used/)).toBeFocused();
  await row(page, /by Bilal Khan/).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('The draft', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();
  await expect(status(page)).toHaveText(/^Draft saved/);

  await choose(page, 'History');
  await row(page, /^Published version/).click();
  await history.getByRole('button', { name: 'Restore this version' }).click();
  // Visitors see this version already, so nothing asks for a publication.
  await expect(page.getByText('Visitors see exactly this already.', { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText(/^Draft saved \d\d:\d\d, the same as on the website$/);
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeDisabled();
  // Two saves of one author within half an hour are one row, which unfolds.
  await choose(page, 'History');
  await expect(row(page, /^Draft, 2 saves by Amal Haddad/)).toBeVisible();
  await historyOf(page).getByText('1 earlier save', { exact: true }).click();
  await row(page, /^Draft by Amal Haddad/).click();
  await expect(history.getByRole('insertion')).toHaveText([/draft/]);
  // A publication meanwhile is what an open version is compared with.
  await publishElsewhere(request, colleague, section, renamed('The draft'));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(history.getByText('It says and shows the same.')).toBeVisible();
});
