import type { Page } from '@playwright/test';
import { accountForm, sessionKey, signIn } from '../support/accounts';
import { expect, openEditor, status, test } from '../support/editor';

// Another administrator, blocked storage: src/admin/editor/editor-page.test.tsx. Writes without a session: tests/database.

test.use({ section: 'about', ownSession: true });

const text = 'We began with one van and a shelf of spices.';

test('signed out in another tab, the text stays, is saved for nobody else, and once its author signs in in the other, too', async ({
  page,
  context,
  admin,
  section,
  colleague,
  expectedErrors,
}) => {
  // What is sent before this tab has heard of a log-out is refused: rights end with the session.
  expectedErrors.push(/status of 40[01]/);
  const story = page.getByRole('textbox', { name: 'Our story' });
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  // The page's own session ends, so a colleague reads.
  const stored = async () => (await colleague.readStored()).draft?.content.ourStory;
  const typists = async () =>
    (await colleague.readPresence()).filter((each) => each.user_id === admin.id);
  await openEditor(page, section);
  await readSessionLate(page);
  await story.fill(text);
  await expect.poll(typists).toHaveLength(1);
  const other = await context.newPage();
  await other.goto('/admin');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');
  await expect(dialog).toContainText('what you have written is still here.');
  await expect.poll(typists).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('You are signed out. Your text is still here.')).toBeVisible();
  await expect(story).toBeFocused();
  expect(await story.evaluate(caretOf), 'one types on where one was').toBe(text.length);
  await page.getByRole('button', { name: 'Sign in' }).click();

  const { email } = accountForm(page, 'Login');
  const refusal = dialog.getByRole('alert');
  const login = dialog.getByRole('button', { name: 'Login' });
  const place = await login.boundingBox();
  await signIn(page, { ...admin, password: 'not-the-password' });
  await expect(refusal).toHaveText('Invalid login credentials');
  await expect(refusal).toBeInViewport();
  expect(await login.boundingBox()).toEqual(place);
  await expect(email).toHaveValue(admin.email);
  await expect(login).toBeFocused();
  await expect(story).toHaveValue(text);
  expect(await stored()).toBeUndefined();

  await other.goto('/auth');
  await signIn(other, admin);
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(dialog).toBeHidden();
  await expect(story).toBeFocused();
  expect(await stored()).toBe(text);
});

function caretOf(field: Element): number | null {
  return field instanceof HTMLTextAreaElement ? field.selectionStart : null;
}

/** As in Firefox, where storage brings another tab's session later than the news of it. */
function readSessionLate(page: Page) {
  return page.evaluate((key) => {
    const { getItem } = Storage.prototype;
    let known = localStorage.getItem(key);
    let firstRead = 0;
    Storage.prototype.getItem = function (name) {
      const value = getItem.call(this, name);
      if (name !== key || value === known) return value;
      firstRead ||= performance.now();
      if (performance.now() - firstRead < 300) return known;
      [known, firstRead] = [value, 0];
      if (value) Storage.prototype.getItem = getItem;
      return value;
    };
  }, sessionKey);
}
