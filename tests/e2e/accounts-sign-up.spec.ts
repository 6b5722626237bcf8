import { accountForm, accounts, calls, expect, expectToast, hold, test } from './support/accounts';
import { open } from './support/pages';

test('a visitor whose password or address is refused signs up in the end, once, is welcomed home, and is no administrator', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const { form, fullName, email, password, button } = accountForm(page, 'Sign Up');
  const address = `${crypto.randomUUID()}@hotel.example`;
  await fullName.fill('Amina Yusuf');
  await email.fill(accounts.user.email);
  // `minlength` applies to typed text alone: https://html.spec.whatwg.org/#setting-minimum-input-length-requirements:-the-minlength-attribute
  await password.pressSequentially('12345');
  await button.click();
  await expect(password).toBeFocused();
  expect(await password.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
  await password.pressSequentially('6');
  await button.click();
  await expectToast(page, 'Error', 'User already registered');
  await expect(page).toHaveURL('/auth');
  await expect(fullName).toHaveValue('Amina Yusuf');
  await expect(email).toHaveValue(accounts.user.email);
  await expect(password).toHaveValue('123456');

  const { seen, release } = await hold(page, calls.signUp);
  await email.fill(address);
  await password.press('Enter');
  await expect(button).toHaveText('Creating account...');
  await expect(button).toBeDisabled();
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  release();
  await expectToast(page, 'Success', 'Account created successfully!');
  await expect(page).toHaveURL('/');
  expect(seen).toHaveLength(1);
  expect(seen[0]?.postDataJSON()).toMatchObject({
    email: address,
    password: '123456',
    data: { full_name: 'Amina Yusuf' },
  });
  const { searchParams } = new URL(seen[0]?.url() ?? '');
  expect(searchParams.get('redirect_to')).toBe(`${baseURL}/`);
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});
