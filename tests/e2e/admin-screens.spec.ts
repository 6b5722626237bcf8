import type { Locator, Page } from '@playwright/test';
import { expectFitsEnlarged, expectOutline, expectTargets } from './support/accessibility';
import { expect, test } from './support/accounts';
import { leaveOutPreviews } from './support/editor';
import { expectPage } from './support/pages';

test.use({ account: 'admin' });

const sections = [
  ['Hero Section', '/admin/hero'],
  ['About', '/admin/about'],
  ['Vision & Mission', '/admin/vision-mission'],
  ['Core Values', '/admin/values'],
  ['Services', '/admin/services'],
  ['Clients', '/admin/clients'],
  ['Contact Info', '/admin/contact'],
] as const;

async function openAdmin(page: Page) {
  await leaveOutPreviews(page.context());
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

function linksOf(navigation: Locator) {
  return navigation
    .getByRole('link')
    .evaluateAll((each) => each.map((link) => [link.textContent, link.getAttribute('href')]));
}

const specified = [['Dashboard', '/admin'], ...sections, ['Back to Website', '/']];

async function expectScreen(page: Page, navigation: Locator, label: string, path: string) {
  await expect(page).toHaveURL(path);
  const heading = label === 'Dashboard' ? 'Admin Dashboard' : label;
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(`${heading} | Saffron Gate`);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText([label]);
}

test('the sidebar has the specified links, is walked by keyboard, stays in view, and opens each screen', {
  tag: '@desktop',
}, async ({ page }) => {
  await openAdmin(page);
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  expect(await linksOf(navigation)).toEqual(specified);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (const [label] of specified) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(label ?? '');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await expectTargets(page, 24);
  await expectFitsEnlarged(page);

  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (const [label, path] of sections) {
    await navigation.getByRole('link', { name: label }).click();
    await expectScreen(page, navigation, label, path);
    await expect(page.getByRole('main')).toBeFocused();
    if (label !== 'Hero Section') continue;
    await expectTargets(page, 24);
    await expectOutline(page);
    await expectFitsEnlarged(page);
  }
  await page.goBack();
  await expectScreen(page, navigation, 'Clients', '/admin/clients');

  await test.step('the sidebar scrolls by itself on a low screen', async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.mouse.move(900, 250);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeInViewport();
  });

  await navigation.getByRole('link', { name: 'Back to Website' }).click();
  await expectPage(page, '/');
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expectScreen(page, navigation, 'Dashboard', '/admin');
  expect(loads, 'whole pages loaded on the way').toBe(0);
});

test('the drawer has the same links, takes the focus, gives it back, and closes by choosing or a touch', {
  tag: '@phone',
}, async ({ page }) => {
  await openAdmin(page);
  const opener = page.getByRole('button', { name: 'Open menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await opener.press('Enter');
  await expect(drawer).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  expect(await linksOf(navigation)).toEqual(specified);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await test.step('choosing, even what is open already', async () => {
    await opener.tap();
    await navigation.getByRole('link', { name: 'Dashboard' }).tap();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/admin');
    await opener.tap();
    await navigation.getByRole('link', { name: 'Contact Info' }).tap();
    await expect(page).toHaveURL('/admin/contact');
    await expect(drawer).toBeHidden();
    await opener.tap();
    await expectScreen(page, navigation, 'Contact Info', '/admin/contact');
    // By keyboard: so soon after the tap that opened the menu, a tap in the same place would be its second press.
    await drawer.getByRole('button', { name: 'Close menu' }).press('Enter');
    await expect(drawer).toBeHidden();
  });

  await test.step('a touch beside it, on a tablet: on a phone it covers the whole screen', async () => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 820, height: 1180 });
    await opener.tap();
    await expect(drawer).toBeVisible();
    await page.touchscreen.tap(60, 400);
    await expect(drawer).toBeHidden();
    await page.setViewportSize(size);
  });

  await opener.tap();
  await navigation.getByRole('link', { name: 'Back to Website' }).tap();
  await expectPage(page, '/');
  await page.getByRole('link', { name: 'Admin Panel' }).tap();
  await expect(page).toHaveURL('/admin');
});
