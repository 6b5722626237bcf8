import { expectFitsEnlarged, expectNoViolations, expectTargets } from './support/accessibility';
import { expect, test } from './support/editor';
import { open } from './support/pages';

// Refusals and lost answers: src/admin/people. Rights: tests/database/people.test.ts.

test.use({ ownSession: true });

test('an administrator changes name and password; another is made by address and code, and removed after a question', {
  tag: '@desktop',
}, async ({ page, admin, expectedErrors, newAdministrator }) => {
  expectedErrors.push(/status of 404/);
  const colleague = await newAdministrator('Omar Farouk');
  await colleague.loseRole();
  await open(page, '/admin');
  const people = page.getByRole('navigation', { name: 'People and account' });
  await people.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('  Amal Saeed ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your name is saved.', { exact: true })).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(admin.password);
  await page.getByLabel('New password', { exact: true }).fill('another-password');
  await expectTargets(page, 24);
  await expectFitsEnlarged(page);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(
    page.getByText('Your password is changed. Other devices are signed out.', { exact: true }),
  ).toBeVisible();
  await people.getByRole('link', { name: 'People' }).click();
  await expect(page.getByText('Amal Saeed (you)')).toBeVisible();

  const address = page.getByRole('textbox', { name: 'Their e-mail address' });
  const code = page.getByRole('textbox', { name: 'Their account code' });
  await address.fill(colleague.email);
  await code.fill('0000 0000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^No confirmed account has this address/);
  await expectNoViolations(page);
  await code.fill(`${colleague.id.slice(0, 4)}-${colleague.id.slice(4, 8)} `);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Omar Farouk is now an administrator.', { exact: true }),
  ).toBeVisible();
  const list = page.getByRole('region', { name: 'Administrators' });
  const rowOf = (email: string) => list.getByRole('listitem').filter({ hasText: email });
  await expect(rowOf(colleague.email)).toContainText('added by Amal Saeed');
  await expect(address).toHaveValue('');

  const remove = rowOf(colleague.email).getByRole('button', { name: 'Remove Omar Farouk' });
  const question = page.getByRole('dialog', { name: 'Remove Omar Farouk?' });
  await remove.press('Enter');
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(rowOf(colleague.email)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
