import type { Page } from '@playwright/test';
import { servicesSection } from '../../../src/content/sections/services/default-content';

const oldName = 'Global Import & Distribution';
export const newName = 'Import & Distribution from 30 Origins';

export function renamed(name: string) {
  const [first, ...others] = servicesSection.defaultContent.services;
  return { ...servicesSection.defaultContent, services: [{ ...first, name }, ...others] };
}

export async function firstName(page: Page) {
  await page.getByText(oldName, { exact: true }).click();
  return page.getByRole('textbox', { name: 'Name' });
}
