import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { open } from './support/pages';
import { test } from './support/test';
import {
  beginTranslation,
  expectSameText,
  starts,
  type TranslationStart,
  translate,
} from './support/translation';

type Step = [what: string, act: (page: Page) => Promise<unknown>];

const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const link = (name: string, place: (page: Page) => Locator = (page) => page.locator('main')) =>
  [name, (page: Page) => place(page).getByRole('link', { name }).first().click()] as Step;
const press = (name: string) =>
  [name, (page: Page) => page.getByRole('button', { name }).first().click()] as Step;
const fill = (name: string, text: string) =>
  [`${name}: ${text}`, (page: Page) => page.getByLabel(name).first().fill(text)] as Step;
const search = (text: string) =>
  [`search for ${text}`, (page: Page) => searchOf(page).fill(text)] as Step;

/** By the address at which a flow begins. */
const flows: Record<string, Step[]> = {
  '/': [
    press('Next slide'),
    search('haldi'),
    search('plutonium'),
    search(''),
    press('Grains'),
    press('All'),
    link('Show all 64 products'),
  ],
  '/products?category=Sweets&q=zeera': [
    search('black'),
    press('Add to enquiry: Black Pepper'),
    press('Clear search'),
    press('Spices'),
    ['Back', (page) => page.goBack()],
    link('Get in Touch'),
  ],
  '/products/cumin': [
    press('Add to enquiry: Cumin Seeds'),
    press('Price'),
    fill('Quantity of Cumin Seeds', '500'),
    ['bags', (page) => page.getByLabel('Unit of Cumin Seeds').selectOption('bags')],
    link('Go to enquiry'),
    fill('Quantity of Cumin Seeds', '1,5'),
    press('Something else'),
    fill('goods of line 2', 'Sesame oil'),
    press('Copy as text'),
    press('Keep it'),
    press('Remove Cumin Seeds'),
    press('Undo'),
    press('Clear the list'),
    press('Clear list'),
  ],
  '/contact': [
    fill('Full Name', 'Amal Haddad'),
    fill('Email Address', 'amal@hotel.example'),
    fill('Message', 'Sella, please.'),
    press('Send Message'),
    link('About Us', (page) => page.getByRole('navigation', { name: 'Main' })),
  ],
  '/auth': [
    ['a wrong password', (page) => signIn(page, { email: 'a@b.example', password: 'nothing' })],
    ['Sign Up', (page) => page.getByRole('tab', { name: 'Sign Up' }).click()],
    fill('Full Name', 'Amal Haddad'),
  ],
};

async function openTranslated(page: Page, path: string, start: TranslationStart) {
  await open(page, path);
  if (start === 'manual') await beginTranslation(page);
}

for (const start of starts) {
  test(`every flow shows the same in a page that is translated (${start})`, {
    tag: '@desktop',
  }, async ({ page, browser, baseURL, expectedErrors }) => {
    // The answer to the wrong password.
    expectedErrors.push(/status of 400/);
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
    const original = await context.newPage();
    await translate(page, start);
    for (const each of [page, original]) each.on('dialog', (dialog) => dialog.accept());
    for (const [path, steps] of Object.entries(flows)) {
      await openTranslated(page, path, start);
      await open(original, path);
      await expectSameText(page, original, path);
      for (const [what, act] of steps) {
        await act(original);
        await act(page);
        await expectSameText(page, original, `${path}, ${what}`);
      }
    }
    await context.close();
  });
}
