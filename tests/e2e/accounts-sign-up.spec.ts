import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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
import { open } from './support/pages';

type NewAccount = { fullName: string; email: string; password: string };

function newAccount(): NewAccount {
  return {
    fullName: 'Amina Yusuf',
    email: `${randomUUID()}@hotel.example`,
    password: 'long-enough',
  };
}

async function openSignUp(page: Page) {
  await open(page, '/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  return accountForm(page, 'Sign Up');
}

async function fill(form: ReturnType<typeof accountForm>, account: NewAccount) {
  await form.fullName.fill(account.fullName);
  await form.email.fill(account.email);
  await form.password.fill(account.password);
}

test('a visitor whose password or address is refused signs up in the end, once, and is welcomed home', {
  tag: '@desktop',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 422/);
  const form = await openSignUp(page);
  const account = newAccount();
  const { seen, release } = await hold(page, calls.signUp);

  await test.step('the browser refuses five characters', async () => {
    await fill(form, { ...account, password: '' });
    // `minlength` applies to typed text alone: https://html.spec.whatwg.org/#setting-minimum-input-length-requirements:-the-minlength-attribute
    await form.password.pressSequentially('12345');
    await form.button.click();
    await expect(form.password).toBeFocused();
    expect(await form.password.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(
      true,
    );
    expect(seen).toHaveLength(0);
  });

  await test.step('the provider refuses in its own words, and no typed text is lost', async () => {
    release();
    await form.password.evaluate((input: HTMLInputElement) => input.removeAttribute('minlength'));
    await form.button.click();
    await expectToast(page, 'Error', 'Password should be at least 6 characters.');
    await form.password.evaluate((input: HTMLInputElement) => {
      input.minLength = 6;
    });
    await form.email.fill(accounts.user.email);
    // The field has 12345. With the 6 the password is valid.
    await form.password.press('End');
    await form.password.pressSequentially('6');
    await form.button.click();
    await expectToast(page, 'Error', 'User already registered');
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
    await expect(form.fullName).toHaveValue('Amina Yusuf');
    await expect(form.email).toHaveValue(accounts.user.email);
    await expect(form.password).toHaveValue('123456');
  });

  await page.unroute(calls.signUp);
  const last = await hold(page, calls.signUp);
  await test.step('while it is under way, another submit sends no second request', async () => {
    await fill(form, account);
    await form.password.press('Enter');
    await expect(form.button).toHaveText('Creating account...');
    await expect(form.button).toBeDisabled();
    await form.email.press('Enter');
    await form.form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  });
  last.release();
  await expectToast(page, 'Success', 'Account created successfully!');
  await expect(page).toHaveURL('/');
  expect(last.seen).toHaveLength(1);
  const [request] = last.seen;
  expect(request?.postDataJSON()).toMatchObject({
    email: account.email,
    password: account.password,
    data: { full_name: account.fullName },
  });
  const { origin } = new URL(page.url());
  const redirect = new URL(request?.url() ?? '').searchParams.get('redirect_to');
  expect(redirect).toBe(`${origin}/`);

  await test.step('is no administrator, and can sign in later', async () => {
    await page.goto('/admin');
    await expect(page).toHaveURL('/');
    await page.evaluate(() => localStorage.clear());
    await open(page, '/auth');
    await signIn(page, account);
    await expectToast(page, 'Success', 'Welcome back!');
  });
});
