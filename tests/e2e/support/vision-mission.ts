import type { Page } from '@playwright/test';

/** A field outside any list; its text is on the home page. */
export function summary(page: Page) {
  return page
    .getByRole('region', { name: 'Our vision' })
    .getByRole('textbox', { name: 'Short text for the home page' });
}
