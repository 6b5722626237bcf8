import type { Page } from '@playwright/test';
import { valuesSection } from '../../../src/content/sections/values/default-content';
import { type Administrator, expect, status } from './editor';

export const originalValues = valuesSection.defaultContent.values.map(({ name }) => name);

export function expectOrder(page: Page, names: string[]) {
  return expect
    .poll(() =>
      page
        .getByRole('button', { name: /^Delete / })
        .evaluateAll((buttons) =>
          buttons.map((each) => each.ariaLabel?.replace(/^Delete (.+?)(:.*)?$/, '$1')),
        ),
    )
    .toEqual(names);
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export function expectSaid(page: Page, sentence: string) {
  return expect(page.getByRole('status').filter({ hasText: sentence })).toHaveText(sentence);
}

export async function saveValues(page: Page, admin: Administrator) {
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft } = await admin.readStored('values');
  return draft.content.values as { id: string; name: string; details: string }[];
}
