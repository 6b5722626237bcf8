import type { Page } from '@playwright/test';

/** The field is in no list, and home shows its text. */
export function summary(page: Page) {
  return page
    .getByRole('region', { name: 'Our vision' })
    .getByRole('textbox', { name: 'Short text for the home page' });
}
