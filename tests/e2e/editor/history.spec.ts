import {
  choose,
  expect,
  openEditor,
  publish,
  publishElsewhere,
  readStored,
  saveDraftElsewhere,
  status,
  test,
} from '../support/editor';
import { renamed } from '../support/services';

test.use({ section: 'services' });

test('an earlier version goes into the draft, not live, and can then be published', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, renamed('The first name'), 0);
  await publishElsewhere(request, admin, section, renamed('The second name'), 1);
  await openEditor(page, section);
  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Services' });
  await expect(history.getByRole('listitem')).toHaveText([
    /^Version 2 Live.*Amal Haddad · 1 change$/,
    /^Version 1.*Amal Haddad · first version$/,
  ]);
  await history.getByRole('button', { name: /^Version 1/ }).click();
  await expect(history.getByRole('deletion')).toHaveText([/second/]);
  await expect(history.getByRole('insertion')).toHaveText([/first/]);
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(history).toBeHidden();
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft, published } = await readStored(request, admin, section);
  expect(draft.content.services[0].name).toBe('The first name');
  expect(published.version).toBe(2);

  await publish(page);
  const after = await readStored(request, admin, section);
  expect(after.published.version).toBe(3);
  expect(after.published.content).toEqual(renamed('The first name'));
});

test('a draft is discarded after a question, and its text offered on the next opening', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, renamed('What is live'), 0);
  await saveDraftElsewhere(request, admin, section, renamed('The draft'), { base: 1 });
  await openEditor(page, section);
  await choose(page, 'Discard draft');
  const question = page.getByRole('dialog', { name: 'Discard the draft?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('The draft', { exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Typed since');
  await choose(page, 'Discard draft');
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('What is live', { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText('No changes');
  expect((await readStored(request, admin, section)).draft).toBeUndefined();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  // The sidebar's next link must not be pressed while the editor is still mounted.
  await expect(page).toHaveURL('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await expect(
    page.getByText(
      'Discarded edits from a moment ago are saved on this computer only, not published.',
    ),
  ).toBeVisible();
  await expect(page.getByText('What is live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use them' }).click();
  await expect(page.getByText('Typed since', { exact: true })).toBeVisible();
});
