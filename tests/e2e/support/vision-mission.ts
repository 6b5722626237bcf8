import type { Page } from '@playwright/test';

/** A field outside any list, so no row must be unfolded first. The home page shows its text. */
export function summary(page: Page) {
  return page
    .getByRole('region', { name: 'Our vision' })
    .getByRole('textbox', { name: 'Short text for the home page' });
}
