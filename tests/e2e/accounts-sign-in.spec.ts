import { expectNoViolations } from './support/accessibility';
import {
  accountForm,
  accounts,
  calls,
  expect,
  expectToast,
  hold,
  signIn,
  test,
} from './support/accounts';
import { expectPage, open } from './support/pages';

test('whom the server refuses or fails is told so, loses no typed text, and is let in once in the end; an administrator finds the Admin Panel', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 400/);
  await open(page, '/auth');
  const { form, email, password, button } = accountForm(page, 'Login');
  const panel = page.getByRole('link', { name: 'Admin Panel' });
  const wrong = { ...accounts.user, password: 'not-the-password' };
  await signIn(page, wrong);
  await expectToast(page, 'Error', 'Invalid login credentials');
  await expect(page).toHaveURL('/auth');
  await expect(email).toHaveValue(wrong.email);
  await expect(password).toHaveValue(wrong.password);
  await expectNoViolations(page, 'a failure');

  await password.fill(accounts.user.password);
  await page.route(calls.signIn, (route) => route.abort(), { times: 1 });
  await button.click();
  await expectToast(page, 'Error', 'We could not reach the server.');
  await expect(button).toHaveText('Login');

  const { seen, release } = await hold(page, calls.signIn);
  await button.dblclick();
  await expect(button).toHaveText('Logging in...');
  await expect(button).toBeDisabled();
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  const role = page.waitForResponse(calls.role);
  release();
  await expectToast(page, 'Success', 'Welcome back!');
  await expect(page).toHaveURL('/');
  expect(seen).toHaveLength(1);
  expect(await (await role).json()).toEqual([]);
  await expect(page.getByRole('link', { name: 'Contact', exact: true }).first()).toBeVisible();
  await expect(panel).toBeHidden();
  await page.goto('/auth');
  await expectPage(page, '/');
  await page.goto('/core-values');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Log out' }).click();
  await expectPage(page, '/');
  await page.goto('/auth');
  await signIn(page, accounts.admin);
  await expect(page).toHaveURL('/');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(panel).toBeInViewport({ ratio: 1 });
  await panel.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});
