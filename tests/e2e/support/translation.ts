import type { Page } from '@playwright/test';
import { type TranslationStart, translatePage } from '../../translate-page';
import { expect } from './test';

export function translate(page: Page, start: TranslationStart): Promise<unknown> {
  return page.addInitScript(translatePage, start);
}

export function beginTranslation(page: Page): Promise<void> {
  return page.evaluate(() => Reflect.get(window, 'beginTranslation')());
}

/** What is shown, and what the fields hold. */
async function visibleText(page: Page): Promise<string> {
  const fields = await page
    .locator('input,select,textarea,option')
    .evaluateAll((all) => all.map((each) => Reflect.get(each, 'value')));
  const text = await page.locator('body').allInnerTexts();
  return [...text, ...fields].join(' ').replace(/[«»]/g, '').replace(/\s+/g, ' ');
}

/** Waits until both pages show the same and no text of `translated` is left as it was. */
export async function expectSameText(translated: Page, original: Page, when: string) {
  await expect(async () => {
    expect(await visibleText(translated), when).toBe(await visibleText(original));
  }).toPass({ timeout: 10_000 });
  await expect(translated.locator('h1 font').first(), when).toBeAttached();
}
