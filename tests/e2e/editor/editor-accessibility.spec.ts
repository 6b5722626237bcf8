import { valuesDefaultContent } from '../../../src/content/sections/values/default-content';
import { expectAccessible, expectNoViolations } from '../support/accessibility';
import { expect, openEditor, publishElsewhere, status, test } from '../support/editor';

test.use({ section: 'values' });

test('the form, its errors, sheet, menu, history and offered copy are accessible at 320 and 1440 px', async ({
  page,
  request,
  admin,
  section,
}) => {
  // Six states of one form: each needs the one before it.
  test.slow();
  await publishElsewhere(request, admin, section, valuesDefaultContent, 0);
  await openEditor(page, section);
  await expectAccessible(page, 'the closed rows');
  await expectNoViolations(page, 'the closed rows on a wide screen');

  await page.setViewportSize({ width: 320, height: 800 });
  // The section's name beside the status, since the heading scrolls out of view.
  const bar = status(page).locator('..');
  await expect(bar.getByText('Core Values', { exact: true })).toBeVisible();
  await page.getByText('Integrity', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.getByRole('button', { name: 'Delete Excellence' }).first().click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByText(/to fix before publishing/)).toBeVisible();
  await expectAccessible(page, 'errors and a deleted row');

  await page.getByRole('textbox', { name: 'Name' }).fill('Honesty');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(page.getByRole('dialog', { name: 'Publish Core Values' })).toBeVisible();
  await expectAccessible(page, 'the publish sheet', 'dialog[open]');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More' }).click();
  await expectAccessible(page, 'the menu');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /Version 1\b/ }).click();
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  await expectAccessible(page, 'the history', 'dialog[open]');
  await page.keyboard.press('Escape');

  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Leave' }).or(page.locator('h1')).first().waitFor();
  await openEditor(page, 'values');
  await expect(page.getByText(/^Edits/)).toBeVisible();
  await expectAccessible(page, 'the offered copy');
});

test('a text is changed and saved by keyboard alone, and no focus hides behind the bar', async ({
  page,
  admin,
  section,
}) => {
  expect(admin.name).toBe('Amal Haddad');
  await openEditor(page, section);
  await page.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Honesty');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  // The focused field is never covered by the bar that stays in view.
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
});
