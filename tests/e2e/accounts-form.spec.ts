import { accountForm, expect, test } from './support/accounts';
import { open } from './support/pages';

test('the keyboard reaches tabs, fields and button in order, a password can be pasted, and the browser refuses what is missing', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/auth');
  const { form, email, password, button } = accountForm(page, 'Login');
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeFocused();
  await expect(form).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await email.focus();
  for (const next of [password, form.getByRole('button', { name: 'Show password' }), button]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await email.fill('pasted-password');
  await email.press('ControlOrMeta+A');
  await email.press('ControlOrMeta+C');
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue('pasted-password');

  // Nothing is asked of the server with what is missing or no address.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/')) asked.push(request.url());
  });
  for (const [address, secret, invalid] of [
    ['', '', email],
    ['someone@hotel.example', '', password],
    ['someone', 'a secret', email],
  ] as const) {
    await email.fill(address);
    await password.fill(secret);
    await button.click();
    await expect(form.locator(':invalid').first()).toBeFocused();
    await expect(invalid).toBeFocused();
    await expect(button).toHaveText('Login');
  }
  expect(asked).toEqual([]);
});
