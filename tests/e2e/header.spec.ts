import type { Page } from '@playwright/test';
import { addCss, expectNoViolations, expectTargets } from './support/accessibility';
import { menuNames } from './support/catalogue';
import { drag, settledScroll } from './support/finger';
import { expectPage, open, scrollTop } from './support/pages';
import { expect, test } from './support/test';

// Where the links lead: src/site/layout/site-layout.test.tsx.

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

test('the skip link comes first, the header stays and covers no focus, and a new page begins at its top', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/about');
  const [header, main] = [page.getByRole('banner'), page.getByRole('main')];
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  expect((await main.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link').first()).toBeFocused();

  await main.getByRole('link').last().focus();
  // How far below the header each focused element stands, one frame after it gets the focus.
  const rooms: number[] = [];
  while (rooms.length < 40) {
    await page.keyboard.press('Shift+Tab');
    const room = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const focused = document.activeElement?.closest('main *')?.getBoundingClientRect();
      return focused && focused.top - (document.querySelector('header')?.clientHeight ?? 0);
    });
    if (room === undefined) break;
    rooms.push(room);
  }
  expect(rooms.filter((room) => room < 0)).toEqual([]);
  expect(rooms.length).toBeGreaterThan(4);
  await expect(header.locator(':focus')).toHaveCount(1);
  expect(await settledScroll(page), 'the page stays').toBeGreaterThan(100);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).click();
  await expectPage(page, '/services');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(main).toBeFocused();

  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(page, 22);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('complementary', { name: 'Contact' })).toBeHidden();
  await scrollTo(page, 600);
  const top = async () => (await header.boundingBox())?.y;
  expect(await top()).toBe(0);
  // A sticky header with text at 200 % would cover a sixth of a phone's screen, so there it scrolls away.
  await addCss(page, ':root { font-size: 200% }');
  await scrollTo(page, 600);
  expect(await top()).toBeLessThan(-100);
});

test('the dropdown is opened, passed through, closed and chosen from by keyboard and by mouse', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/contact');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const button = navigation.getByRole('button', { name: 'Products' });
  const list = navigation.getByRole('list').filter({ hasText: 'All Products' });
  const link = (name: string) => navigation.getByRole('link', { name, exact: true });
  await button.focus();
  await page.keyboard.press('Space');
  await expect(list).toBeVisible();
  for (const name of [...menuNames, 'Contact']) {
    await page.keyboard.press('Tab');
    await expect(link(name)).toBeFocused();
  }
  await expect(list).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  for (const key of ['Enter', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/products?category=Rice');
  // When the focus goes to the page's content, it closes the menu.
  await expect(page.getByRole('main')).toBeFocused();

  await button.hover();
  await expect(list.getByRole('link')).toHaveText(menuNames);
  expect((await list.boundingBox())?.width).toBe(260);
  const from = await button.boundingBox();
  const to = await link('Grains').boundingBox();
  await page.mouse.move((from?.x ?? 0) + 20, (to?.y ?? 0) + 5, { steps: 30 });
  await expect(list).toBeVisible();
  await page.mouse.move(700, 700);
  await expect(list).toBeHidden();

  // After a hover the keyboard opens it at the first press.
  await button.press('Enter');
  await expect(list).toBeVisible();
  await button.press('Enter');
  await expect(list).toBeHidden();
  // A click keeps the hovered dropdown open, another closes it, as does a press outside.
  await button.click();
  await expect(list).toBeVisible();
  await button.click();
  await expect(list).toBeHidden();
  await button.press('Enter');
  await page.getByRole('main').click({ position: { x: 20, y: 300 } });
  await expect(list).toBeHidden();
  await button.hover();
  await link('Pulses').click();
  await expect(page).toHaveURL('/products?category=Pulses');
  await expect(list).toBeHidden();
});

test('the phone’s menu takes the focus and gives it back, is closed by choosing, Back and the keyboard, and the page behind it stays', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/contact');
  const opener = page.getByRole('button', { name: 'Open menu' });
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await opener.tap();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // By keyboard: so soon after the tap that opened the menu, a tap in the same place would be its second press.
  await dialog.getByRole('button', { name: 'Close menu' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  await dialog.locator('summary').tap();
  const products = dialog.getByRole('group').filter({ hasText: 'All Products' });
  await expect(products.getByRole('link')).toHaveText(menuNames);
  await expectNoViolations(page, 'the open menu');
  await expectTargets(page, 44);
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
  await dialog.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(dialog).toBeHidden();

  await opener.tap();
  await dialog.getByRole('link', { name: 'About Us' }).tap();
  await expectPage(page, '/about');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const dragUp = (x: number) => drag(page, { x, y: 700 }, { x, y: 300 });
  await dragUp(200);
  const before = await settledScroll(page);
  expect(before).toBeGreaterThan(200);
  await opener.tap();
  await expect(dialog).toBeVisible();
  // The first drag may scroll the menu itself to its end; the last drag starts outside the menu.
  for (const x of [200, 200, 2]) await dragUp(x);
  expect(await settledScroll(page)).toBe(before);
  await page.goBack();
  await expectPage(page, '/contact');
  await expect(dialog).toBeHidden();
});

test('without anchor positioning the dropdown is under its button, also on a scrolled page', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/about');
  await addCss(page, '.products-menu > [popover] { inset: var(--place) !important }');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const y of [0, 600]) {
    await scrollTo(page, y);
    await navigation
      .getByRole('button', { name: 'Products' })
      .hover({ position: { x: 20, y: 20 } });
    const grains = navigation.getByRole('link', { name: 'Grains', exact: true });
    const to = await grains.boundingBox();
    await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 5, { steps: 40 });
    await expect(grains).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(grains).toBeHidden();
  }
});

test('the menu that is open while a tablet is turned can be closed, and the page scrolls again', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
});
