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
  signIn,
  test,
} from './support/accounts';
import { open } from './support/pages';

async function expectFitsNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
}

test('/auth with a failure shown: axe finds nothing, and it fits 320 px', {
  tag: '@phone',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await open(page, '/auth');
  const announced = page.waitForFunction(() =>
    document.querySelector('[aria-live="assertive"]')?.textContent.includes('Invalid login'),
  );
  await signIn(page, { ...accounts.admin, password: 'wrong-password' });
  // The live region is removed soon after the announcement; the toast stays.
  await announced;
  await expectToast(page, 'Error', 'Invalid login credentials');
  await expectNoViolations(page);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(accountForm(page, 'Sign Up').fullName).toBeVisible();
  await expectNoViolations(page);
  await expectFitsNarrow(page);
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  for (const { path, heading } of [
    { path: '/admin', heading: 'Admin Dashboard' },
    { path: '/admin/hero', heading: 'Hero Section' },
  ]) {
    test(`${path} is accessible: axe, targets, outline, 320 px, text at 200 %`, async ({
      page,
      isMobile,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectNoViolations(page);
      await expectTargets(page, isMobile ? 44 : 24);
      await expectOutline(page);
      await expectFitsEnlarged(page);
      await expectFitsNarrow(page);
    });
  }

  test('the open drawer: axe finds nothing, and it fits 320 px', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNoViolations(page);
    await expectTargets(page, 44);
    await expectFitsNarrow(page);
  });

  test('a failed look-up: axe finds nothing, and it fits 320 px', { tag: '@desktop' }, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route(calls.role, (route) => route.abort());
    await page.goto('/admin');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectNoViolations(page);
    await expectFitsNarrow(page);
  });

  test('the header with its Admin Panel: axe finds nothing', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/core-values');
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible();
    await expectNoViolations(page);
    // The narrowest width at which the header shows its navigation.
    await page.setViewportSize({ width: 1024, height: 700 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(1024);
  });
});
