import type { Page } from '@playwright/test';
import { addCss, expectNoViolations } from './support/accessibility';
import { menuNames } from './support/catalogue';
import { settledScroll } from './support/finger';
import { open, tabTo } from './support/pages';
import { expect, test } from './support/test';

function dropdown(page: Page) {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  return {
    button: navigation.getByRole('button', { name: 'Products' }),
    list: navigation.getByRole('list').filter({ hasText: 'All Products' }),
    link: (name: string) => navigation.getByRole('link', { name, exact: true }),
  };
}

test('the header stays and gains a shadow past 20 px, and the page stays when the focus goes there', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/about');
  const header = page.getByRole('banner');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  const topAt600 = async () => {
    await scrollTo(600);
    return (await header.boundingBox())?.y;
  };
  await scrollTo(19);
  await expect(header).toHaveCSS('box-shadow', 'none');
  await scrollTo(22);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  expect(await topAt600()).toBe(0);
  await page.getByRole('main').getByRole('link').first().focus();
  const before = await settledScroll(page);
  expect(before).toBeGreaterThan(100);
  await page.keyboard.press('Shift+Tab');
  await expect(header.locator(':focus')).toHaveCount(1);
  expect(await settledScroll(page)).toBe(before);

  await page.setViewportSize({ width: 844, height: 390 });
  await scrollTo(0);
  await expect(page.getByRole('complementary', { name: 'Contact' })).toBeHidden();
  expect(await topAt600()).toBe(0);
  // A sticky header with text at 200 % would cover a sixth of a phone's screen, so there it scrolls away.
  const remove = await addCss(page, ':root { font-size: 200% }');
  expect(await topAt600()).toBeLessThan(-100);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await topAt600()).toBeLessThan(-100);
  await remove();
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await topAt600()).toBe(0);
});

test('the dropdown is opened, passed through, closed and chosen from by keyboard and by mouse', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/contact');
  const { button, list, link } = dropdown(page);
  await tabTo(page, button);
  await expect(list).toBeHidden();
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
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link('Rice')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/products?category=Rice');
  // When the focus goes to the page's content, it closes the menu.
  await expect(page.getByRole('main')).toBeFocused();

  await button.hover();
  await expect(list.getByRole('link')).toHaveText(menuNames);
  await expectNoViolations(page, 'the dropdown', 'header');
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
