import type { Page } from '@playwright/test';
import { type TranslationStart, translatePage } from '../../translate-page';

export function translate(page: Page, start: TranslationStart): Promise<unknown> {
  return page.addInitScript(translatePage, start);
}
