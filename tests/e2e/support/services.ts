import type { Page } from '@playwright/test';
import { servicesDefaultContent } from '../../../src/content/sections/services/default-content';

/** The name of the first service, as the site has it, and another one. */
export const oldName = 'Global Import & Distribution';
export const newName = 'Import & Distribution from 30 Origins';

/** The site's own text, with another name for its first service. */
export function renamed(name: string) {
  const [first, ...others] = servicesDefaultContent.services;
  return { ...servicesDefaultContent, services: [{ ...first, name }, ...others] };
}

/** Unfolds the first service, and gives its name. */
export async function firstName(page: Page) {
  await page.getByText(oldName, { exact: true }).click();
  return page.getByRole('textbox', { name: 'Name' });
}
