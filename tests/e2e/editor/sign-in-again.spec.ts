import { accountForm, signIn } from '../support/accounts';
import { editorCalls, expect, openEditor, readStored, status, test } from '../support/editor';

test.use({ section: 'about' });

test('a wrong password is said in the sign-in dialog, and the right one saves the text', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[01]/);
  const text = 'We began with one van and a shelf of spices.';
  const story = page.getByRole('textbox', { name: 'Our story' });
  await openEditor(page, section);
  await story.fill(text);
  await page.route(editorCalls.saveDraft, (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }),
  );
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await page.unroute(editorCalls.saveDraft);

  await signIn(page, { ...admin, password: 'not-the-password' });
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toHaveText('Invalid login credentials');
  await expect(refusal).toBeInViewport();
  await expect(page.getByText('Invalid login credentials')).toHaveCount(1);
  await expect(accountForm(page, 'Login').email).toHaveValue(admin.email);
  await expect(story).toHaveValue(text);

  await signIn(page, admin);
  await expect(dialog).toBeHidden();
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(story).toHaveValue(text);
  const { draft } = await readStored(request, admin, section);
  expect(draft.content.ourStory).toBe(text);
});
