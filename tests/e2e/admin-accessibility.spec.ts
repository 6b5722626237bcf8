import type { Page } from '@playwright/test';
import {
  expectFits,
  expectFitsEnlarged,
  expectNoViolations,
  expectOutline,
  expectTargets,
} from './support/accessibility';
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

async function expectFitsNarrow(page: Page) {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
  await page.setViewportSize(size);
}

test('/auth with a failure shown: axe finds nothing, and it fits 320 px', {
  tag: '@phone',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await page.goto('/auth');
  const announced = page.waitForFunction(() =>
    document.querySelector('[aria-live="assertive"]')?.textContent.includes('Invalid login'),
  );
  await signIn(page, { ...accounts.admin, password: 'wrong-password' });
  await announced;
  await expectToast(page, 'Error', 'Invalid login credentials');
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(accountForm(page, 'Sign Up').fullName).toBeVisible();
  await expectNoViolations(page, 'Sign Up', 'main');
  await expectFitsNarrow(page);
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('dashboard, drawer and a form: targets, outline, 320 px, text at 200 %, axe on the drawer', {
    tag: '@phone',
  }, async ({ page }) => {
    async function expectScreen(heading: string) {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectTargets(page, 44);
      await expectOutline(page);
      await expectFitsEnlarged(page);
      await expectFitsNarrow(page);
    }
    await page.goto('/admin');
    await expectScreen('Admin Dashboard');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expectNoViolations(page, 'the drawer');
    await expectTargets(page, 44);
    await expectFitsNarrow(page);
    await drawer.getByRole('link', { name: 'Hero Section' }).tap();
    await expectScreen('Hero Section');
  });

  test('the header shows its Admin Panel once the role is known; axe finds nothing, also in the dropdown', {
    tag: '@desktop',
  }, async ({ page }) => {
    const { seen, release } = await hold(page, calls.role);
    await page.goto('/core-values');
    await expect.poll(() => seen.length).toBe(1);
    const panel = page.getByRole('link', { name: 'Admin Panel' });
    await expect(panel).toBeHidden();
    release();
    await expect(panel).toBeVisible();
    await page.getByRole('button', { name: 'Products' }).click();
    await expect(page.getByRole('link', { name: 'Grains' })).toBeVisible();
    await expectNoViolations(page);
    await expectTargets(page, 24);
    // The header shows its navigation from 1024 px on.
    await page.setViewportSize({ width: 1024, height: 700 });
    await expectFits(page);
  });
});
