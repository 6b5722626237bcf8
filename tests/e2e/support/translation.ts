import type { Page } from '@playwright/test';
import {
  type TranslatingBrowser,
  type TranslationStart,
  translatePage,
  translatorOf,
} from '../../translate-page';

export function translate(
  page: Page,
  start: TranslationStart,
  browser: TranslatingBrowser = 'Chrome',
): Promise<unknown> {
  const content = `(${translatePage})((${translatorOf})('${browser}'), '${start}')`;
  return page.addInitScript({ content });
}
