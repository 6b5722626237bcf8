import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/accounts';
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

async function openAdmin(page: Page, path = '/admin') {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

/** The sidebar, or the opened drawer of a phone. */
async function openNavigation(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await expect(navigation).toBeVisible();
  return navigation;
}

test('the sidebar has the specified links, and each opens its screen and is then the current one', async ({
  page,
  isMobile,
}) => {
  await openAdmin(page);
  const links = await (await openNavigation(page, isMobile))
    .getByRole('link')
    .evaluateAll((each) => each.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([['Dashboard', '/admin'], ...sections, ['Back to Website', '/']]);
  if (isMobile) await page.keyboard.press('Escape');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  // The drawer of a phone has the same links.
  const opened = isMobile ? sections.slice(-1) : sections;
  for (const [label, path] of [...opened, ['Dashboard', '/admin'] as const]) {
    const navigation = await openNavigation(page, isMobile);
    await navigation.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    const heading = label === 'Dashboard' ? 'Admin Dashboard' : label;
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} | Saffron Gate`);
    if (isMobile) await expect(navigation).toBeHidden();
    const current = (await openNavigation(page, isMobile)).locator('[aria-current="page"]');
    await expect(current).toHaveText([label]);
    if (isMobile) await page.keyboard.press('Escape');
  }
  expect(loads, 'whole pages loaded on the way').toBe(0);
});

test('a new screen takes the focus to its content', { tag: '@desktop' }, async ({ page }) => {
  await openAdmin(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
});

test('Back to Website leads home, and the Admin Panel back', async ({ page, isMobile }) => {
  await openAdmin(page, '/admin/clients');
  const navigation = await openNavigation(page, isMobile);
  await navigation.getByRole('link', { name: 'Back to Website' }).click();
  // Its menu button has the same name as that of the admin area.
  await expectPage(page, '/');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(page).toHaveURL('/admin');
});

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('the sidebar stays in view, and there is no drawer', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openAdmin(page);
    // The sidebar scrolls by itself on a screen this low.
    await page.mouse.move(900, 250);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  });

  test('the sidebar can be walked by keyboard, after a link that skips it', async ({ page }) => {
    await openAdmin(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    for (const label of ['Dashboard', ...sections.map(([each]) => each), 'Back to Website']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(label);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the drawer takes the focus, and Escape gives it back', async ({ page }) => {
    await openAdmin(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expect(drawer.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the drawer closes by its button and by a touch beside it', async ({ page }) => {
    // On a tablet, because on a phone the drawer covers the whole screen.
    await page.setViewportSize({ width: 820, height: 1180 });
    await openAdmin(page);
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await openNavigation(page, true);
    await drawer.getByRole('button', { name: 'Close menu' }).tap();
    await expect(drawer).toBeHidden();
    await openNavigation(page, true);
    await page.touchscreen.tap(60, 400);
    await expect(drawer).toBeHidden();
  });

  test('the drawer closes on choosing, even what is open already', async ({ page }) => {
    await openAdmin(page);
    const navigation = await openNavigation(page, true);
    await navigation.getByRole('link', { name: 'Dashboard' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page).toHaveURL('/admin');
  });
});
