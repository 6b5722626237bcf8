import type { Locator, Page } from '@playwright/test';
import { sections } from '../../src/content/sections/sections';
import {
  expectFits,
  expectFitsEnlarged,
  expectOutline,
  expectTargets,
} from './support/accessibility';
import { expect, test } from './support/accounts';
import { leaveOutPreviews } from './support/editor';
import { expectPage } from './support/pages';

test.use({ account: 'admin' });

const labels = ['Dashboard', ...sections.map(({ label }) => label), 'Back to Website'];

async function openAdmin(page: Page) {
  await leaveOutPreviews(page.context());
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

async function expectScreen(page: Page, navigation: Locator, label: string, path: string) {
  await expect(page).toHaveURL(path);
  const heading = label === 'Dashboard' ? 'Admin Dashboard' : label;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(`${heading} | Saffron Gate`);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText([label]);
}

test('the sidebar is walked by keyboard, opens a screen, and stays in view', {
  tag: '@desktop',
}, async ({ page }) => {
  await openAdmin(page);
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (const label of [...labels, 'Logout']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(label);
  }
  await expectTargets(page, 24);
  await expectFitsEnlarged(page);

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await navigation.getByRole('link', { name: 'Clients' }).click();
  await expectScreen(page, navigation, 'Clients', '/admin/clients');
  await expect(page.getByRole('main')).toBeFocused();

  // On a low screen the sidebar scrolls by itself.
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.mouse.move(900, 250);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeInViewport();
  await navigation.getByRole('link', { name: 'Back to Website' }).click();
  await expectPage(page, '/');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expectScreen(page, navigation, 'Dashboard', '/admin');
  expect(loads, 'whole pages loaded on the way').toBe(0);
});

test('the drawer has the same links, takes the focus, gives it back, and closes by choosing or a touch', {
  tag: '@phone',
}, async ({ page }) => {
  async function expectEasy() {
    await expectTargets(page, 44);
    await expectOutline(page);
    await expectFitsEnlarged(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page);
    await page.setViewportSize({ width: 390, height: 844 });
  }
  await openAdmin(page);
  await expectEasy();
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await opener.press('Enter');
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await expect(navigation.getByRole('link')).toHaveText(labels);
  await expectEasy();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  // Chosen although it is open already.
  await navigation.getByRole('link', { name: 'Dashboard' }).tap();
  await expect(drawer).toBeHidden();
  await opener.press('Enter');
  await drawer.getByRole('link', { name: 'People' }).tap();
  await expect(page).toHaveURL('/admin/people');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('region', { name: 'Administrators' })).toBeVisible();
  await expectEasy();

  // On a phone the drawer covers the whole screen, on a tablet a touch beside it closes it.
  await page.setViewportSize({ width: 820, height: 1180 });
  await opener.press('Enter');
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(60, 400);
  await expect(drawer).toBeHidden();
});
