import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, openEditor, status, test } from '../support/editor';
import { open } from '../support/pages';
import { firstName, newName } from '../support/services';

test.use({ section: 'services' });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Publish Services' });
const sheetButton = (page: Page) =>
  sheet(page).getByRole('button', { name: 'Publish', exact: true });

test('what is wrong keeps a section from being published and leads to its fields; the sheet says what will change, and visitors read it: by keyboard, and accessible at 320 and 1440 px', async ({
  page,
  admin,
  section,
}) => {
  await openEditor(page, section);
  const publish = page.getByRole('button', { name: 'Publish…' });
  await expect(page.getByText('Nothing to publish', { exact: true })).toBeVisible();
  await expect(publish).toBeDisabled();
  await (await firstName(page)).fill('');
  await page.getByRole('button', { name: /^Delete Samples/ }).press('Enter');
  await page.getByRole('button', { name: 'Add a feature' }).press('Enter');
  await publish.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'to fix before publishing' });
  await expect(summary.getByRole('listitem')).toHaveText([
    'Service 1 › Name: Write a name.',
    'Service 1 › Feature 5 › Feature: Write a feature.',
  ]);
  await expect(sheetButton(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(publish).toBeFocused();
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await expectAccessible(page, 'errors, a deleted row and the open menu');
  await page.keyboard.press('Escape');

  const feature = page.getByRole('textbox', { name: 'Feature' }).last();
  await page.locator('summary').first().press('Enter');
  await expect(feature).toBeHidden();
  await summary.getByRole('button', { name: /Feature: Write a feature/ }).press('Enter');
  await expect(feature).toBeFocused();
  const top = () => feature.evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.keyboard.insertText('One contact for all of it');
  expect(await top()).toBe(before);
  await expect(summary.getByRole('listitem').last()).toHaveText(/^Fixed: Service 1/);
  await summary.getByRole('button').first().press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.insertText(newName);
  await expect(page.getByText('All fixed')).toBeVisible();

  await publish.press('Enter');
  await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText([
    `Services › ${newName} › Name`,
    `Services › ${newName} › Features`,
  ]);
  await expect(sheet(page).getByRole('deletion')).toHaveText([/Global $/]);
  await expect(sheet(page).getByRole('insertion')).toHaveText([/ from 30 Origins$/]);
  await sheetButton(page).press('Enter');
  await expect(status(page)).toHaveText(/^Published at \d\d:\d\d$/);
  await expect(sheet(page)).toBeHidden();
  expect((await admin.readStored()).draft).toBeUndefined();
  await expect(page.getByRole('link', { name: 'View on the website' })).toHaveAttribute(
    'href',
    '/services',
  );
  await open(page, '/services');
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: newName }),
  ).toBeVisible();
});
