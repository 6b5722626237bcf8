import { valuesDefaultContent } from '../../../src/content/sections/values/default-content';
import { expectAccessible } from '../support/accessibility';
import { expect, openEditor, status, test } from '../support/editor';

test.use({ section: 'values' });

test('a text is changed and saved by keyboard alone, no focus hides behind the bar; the sheet, errors, a deleted row and the menu are accessible at 320 and 1440 px', async ({
  page,
  admin,
  section,
}) => {
  await admin.publish(valuesDefaultContent);
  await openEditor(page, section);
  const name = page.getByRole('textbox', { name: 'Name' });
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await name.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Honesty');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(name).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element.closest('aside, header') || element === document.body) return false;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return !(there && (element.contains(there) || there.contains(element)));
    });
    expect(hidden).toBe(false);
  }

  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByRole('dialog', { name: 'Publish Core Values' })).toBeVisible();
  await expectAccessible(page, 'the publish sheet', 'dialog[open]');
  await page.keyboard.press('Escape');

  await name.fill('');
  await page.getByRole('button', { name: 'Delete Excellence' }).first().click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByText(/to fix before publishing/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectAccessible(page, 'errors, a deleted row and the open menu');
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(page.getByRole('heading', { level: 1, name: 'Core Values' })).toBeInViewport();
});
