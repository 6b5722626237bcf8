import type { Locator, Page } from '@playwright/test';
import { valuesDefaultContent } from '../../../src/content/sections/values/default-content';
import { type Administrator, expect, status } from './editor';

export const originalValues = valuesDefaultContent.values.map(({ name }) => name);

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

/** Positions count from 1. */
export function moved(from: number, to: number): string[] {
  const names = [...originalValues];
  names.splice(to - 1, 0, ...names.splice(from - 1, 1));
  return names;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export function row(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: button(page, `Move ${name}`) });
}

export function unfold(page: Page, name: string) {
  return row(page, name).getByText(name, { exact: true }).click();
}

export function expectSaid(page: Page, sentence: string) {
  return expect(page.getByRole('status').filter({ hasText: sentence })).toHaveText(sentence);
}

export async function saveValues(page: Page, admin: Administrator) {
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft } = await admin.readStored('values');
  return draft.content.values as { id: string; name: string; details: string }[];
}
