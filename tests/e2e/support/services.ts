import type { Page } from '@playwright/test';
import { servicesDefaultContent } from '../../../src/content/sections/services/default-content';

/** The first service's default name, and a new one. */
export const oldName = 'Global Import & Distribution';
export const newName = 'Import & Distribution from 30 Origins';

/** The default content with another name for the first service. */
export function renamed(name: string) {
  const [first, ...others] = servicesDefaultContent.services;
  return { ...servicesDefaultContent, services: [{ ...first, name }, ...others] };
}

/** Unfolds the first service and returns its name field. */
export async function firstName(page: Page) {
  await page.getByText(oldName, { exact: true }).click();
  return page.getByRole('textbox', { name: 'Name' });
}
