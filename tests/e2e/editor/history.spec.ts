import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { hold } from '../support/accounts';
import { choose, editorCalls, expect, openEditor, publish, status, test } from '../support/editor';
import { renamed } from '../support/services';

// What the history lists and compares: src/admin/editor/history/history-drawer.test.tsx.

test.use({ section: 'services' });

const historyOf = (page: Page) => page.getByRole('dialog', { name: 'History of Services' });
const row = (page: Page, name: RegExp) => historyOf(page).getByRole('button', { name });
const restore = (page: Page) =>
  historyOf(page)
    .getByRole('button', { name: /^Restore/ })
    .click();

test('a draft is discarded after a question that names whose it is, while nothing can be typed; what was typed on it, and any version, goes from the history into the draft, not live, and can then be published', async ({
  page,
  admin,
  section,
  colleague,
}) => {
  await colleague.publish(renamed('The first name'));
  await admin.publish(renamed('What is live'));
  await colleague.saveDraft(renamed('The draft'));
  await openEditor(page, section);
  await page.getByText('The draft', { exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Typed since');
  await choose(page, 'Discard draft');
  const question = page.getByRole('dialog', { name: 'Discard the draft?' });
  await expect(question).toContainText('Bilal Khan has saved the draft, too.');
  const { seen, release } = await hold(page, editorCalls.write);
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect.poll(() => seen.length).toBe(1);
  await expect(status(page)).toHaveText('Changing the form… You can type again in a moment.');
  await name.focus();
  await expect(name).not.toBeFocused();
  release();
  await expect(page.getByText('What is live', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View on the website' })).toBeVisible();
  expect((await admin.readStored()).draft).toBeUndefined();

  await choose(page, 'History');
  await expect(historyOf(page).getByRole('listitem')).toHaveText([
    /^Draft discarded by Amal Haddad, /,
    /^Kept, not used set aside by Amal Haddad, /,
    /^Draft by Bilal Khan, /,
    /^Published version On the websiteby Amal Haddad, /,
    /^Published version by Bilal Khan, /,
    /^Original text/,
  ]);
  await expectAccessible(page, 'the history', 'dialog[open]');
  await row(page, /^Kept, not used/).click();
  await expect(historyOf(page).getByText('Typed since', { exact: true })).toBeVisible();
  await historyOf(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(row(page, /^Kept, not used/)).toBeFocused();
  await row(page, /^Published version by Bilal Khan/).click();
  await restore(page);
  await expect(historyOf(page)).toBeHidden();
  await expect(
    page.getByText('That version is restored here. Publish to show it to visitors.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft, published } = await admin.readStored();
  expect(draft.content).toEqual(renamed('The first name'));
  expect(published.content).toEqual(renamed('What is live'));
  await publish(page);
  const after = await admin.readStored();
  expect(after.published.content).toEqual(renamed('The first name'));
});
