import { accountForm, expect, test } from './support/accounts';
import { open } from './support/pages';

test('the card is titled, and Login comes first', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saffron Gate Admin');
  await expect(page.getByText('Access your account')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
  await expect(accountForm(page, 'Login').form).toBeVisible();
  await expect(accountForm(page, 'Sign Up').form).toBeHidden();
});

test('password managers know what each field is for', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth');
  const login = accountForm(page, 'Login');
  await expect(login.email).toHaveAttribute('autocomplete', 'username');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const signUp = accountForm(page, 'Sign Up');
  await expect(signUp.fullName).toHaveAttribute('autocomplete', 'name');
  await expect(signUp.email).toHaveAttribute('autocomplete', 'username');
  await expect(signUp.password).toHaveAttribute('autocomplete', 'new-password');
});

test('the password can be looked at', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth');
  const { form, password } = accountForm(page, 'Login');
  await password.fill('a secret');
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('a secret');
  await form.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a password can be pasted', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/auth');
  const { email, password } = accountForm(page, 'Login');
  await email.fill('pasted-password');
  await email.press('ControlOrMeta+A');
  await email.press('ControlOrMeta+C');
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue('pasted-password');
});

test('a look at the other tab loses nothing that was typed', async ({ page }) => {
  await open(page, '/auth');
  const login = accountForm(page, 'Login');
  await login.email.fill('someone@hotel.example');
  await login.password.fill('a secret');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const signUp = accountForm(page, 'Sign Up');
  await expect(login.form).toBeHidden();
  await signUp.fullName.fill('Some One');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(login.email).toHaveValue('someone@hotel.example');
  await expect(login.password).toHaveValue('a secret');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(signUp.fullName).toHaveValue('Some One');
});

test('the keyboard reaches tabs, fields and button in order', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/auth');
  const { form, email, password, button } = accountForm(page, 'Login');
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await email.focus();
  for (const next of [password, form.getByRole('button', { name: 'Show password' }), button]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
});

for (const { what, values } of [
  { what: 'nothing', values: { email: '', password: '' } },
  { what: 'no password', values: { email: 'someone@hotel.example', password: '' } },
  { what: 'an address that is none', values: { email: 'someone', password: 'a secret' } },
]) {
  test(`the browser itself refuses to log in with ${what}`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/auth');
    let asked = false;
    await page.route('**/auth/v1/**', (route) => {
      asked = true;
      return route.abort();
    });
    const { form, email, password, button } = accountForm(page, 'Login');
    await email.fill(values.email);
    await password.fill(values.password);
    await button.click();
    await expect(form.locator(':invalid').first()).toBeFocused();
    await expect(button).toHaveText('Login');
    expect(asked).toBe(false);
  });
}
