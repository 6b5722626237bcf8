import type { Page } from '@playwright/test';

/** A field that stands open, with a text that the home page shows. */
export function summary(page: Page) {
  return page
    .getByRole('region', { name: 'Our vision' })
    .getByRole('textbox', { name: 'Short text for the home page' });
}
