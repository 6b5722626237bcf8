import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type Administrator, expect, readStored, status } from './editor';

/** The names of the site's own values, in their order. */
export const originalValues = [
  'Integrity',
  'Excellence',
  'Innovation',
  'Client-Centric',
  'Passion',
  'Reliability',
  'Agility',
  'Global Perspective',
];

/** The order on the screen, by the buttons of the rows. */
export function expectOrder(page: Page, names: string[]) {
  return expect
    .poll(() =>
      page
        .getByRole('button', { name: /^Duplicate / })
        .evaluateAll((buttons) =>
          buttons.map((each) => each.ariaLabel?.replace(/^Duplicate (.+?)(:.*)?$/, '$1')),
        ),
    )
    .toEqual(names);
}

/** The order after one of them was moved; positions count from 1. */
export function moved(from: number, to: number): string[] {
  const names = [...originalValues];
  names.splice(to - 1, 0, ...names.splice(from - 1, 1));
  return names;
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A row with everything in it. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: button(page, `Move ${name}`) });
}

export function unfold(page: Page, name: string) {
  return row(page, name).getByText(name, { exact: true }).click();
}

/** What a screen reader hears. */
export function expectSaid(page: Page, sentence: string) {
  return expect(page.getByRole('status').filter({ hasText: sentence })).toHaveText(sentence);
}

/** Saves the draft of the values, and gives what is stored. */
export async function saveValues(page: Page, request: APIRequestContext, admin: Administrator) {
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft } = await readStored(request, admin, 'values');
  return draft.content.values as { id: string; name: string; details: string }[];
}
