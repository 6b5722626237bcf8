import type { Page } from '@playwright/test';
import type { TranslationStart } from '../translate-page';
import { test } from './support/accounts';
import { showAll } from './support/catalogue';
import { open } from './support/pages';
import { beginTranslation, expectSameText, translate } from './support/translation';

type Step = [what: string, act: (page: Page) => Promise<unknown>];

const press = (name: string): Step => [
  name,
  (page) => page.getByRole('button', { name, exact: true }).first().click(),
];
const follow = (name: string): Step => [
  name,
  (page) => page.locator('main').getByRole('link', { name }).first().click(),
];
const fill = (name: string, text: string): Step => [
  `${name}: ${text}`,
  (page) => page.getByRole('textbox', { name }).fill(text),
];
const search = (text: string): Step => [
  `search for ${text}`,
  (page) => page.getByRole('searchbox').fill(text),
];

/** By the address at which a flow begins: when the translation begins there, and the steps. */
const flows: Record<string, [start: TranslationStart, ...steps: Step[]]> = {
  '/': [
    'interactive',
    press('Next slide'),
    search('haldi'),
    search('plutonium'),
    press('Clear search'),
    press('Grains'),
    press('All'),
    follow(showAll),
  ],
  '/products?category=Sweets&q=zeera': [
    'load',
    search('black'),
    press('Add to enquiry: Black Pepper'),
    press('Clear search'),
    press('Spices'),
    ['Back', (page) => page.goBack()],
    follow('Get in Touch'),
  ],
  '/products/cumin': [
    'interactive',
    press('Add to enquiry: Cumin Seeds'),
    press('Price'),
    fill('Quantity of Cumin Seeds', '500'),
    ['bags', (page) => page.getByRole('combobox').selectOption('bags')],
    follow('Go to enquiry'),
    fill('Quantity of Cumin Seeds', '1,5'),
    press('Remove Cumin Seeds'),
    press('Undo'),
    press('Something else'),
    fill('goods of line 2', 'Sesame oil'),
    press('Copy as text'),
    press('Keep it'),
    press('Clear the list'),
    press('Clear list'),
  ],
  '/contact': [
    'manual',
    fill('Full Name', 'Amal Haddad'),
    fill('Email Address', 'amal@hotel.example'),
    fill('Message', 'Sella, please.'),
    press('Send Message'),
  ],
};

/** What is typed here and saved: editor/translated-editor.spec.ts. */
const administratorFlows: typeof flows = {
  '/admin/vision-mission': [
    'interactive',
    press('More'),
    press('History'),
    press('See the original text'),
    ['close', (page) => page.keyboard.press('Escape')],
    ['close', (page) => page.keyboard.press('Escape')],
  ],
};

for (const [who, account, flowsOf] of [
  ['a visitor', undefined, flows],
  ['an administrator', 'admin', administratorFlows],
] as const) {
  test.describe(who, () => {
    test.use({ account });
    for (const [path, [start, ...steps]] of Object.entries(flowsOf)) {
      test(`a translated page shows ${who} what the same page shows untranslated (${path})`, {
        tag: '@desktop',
      }, async ({ page, context, browser, baseURL }) => {
        const storageState = await context.storageState();
        const other = await browser.newContext({ baseURL, storageState, reducedMotion: 'reduce' });
        for (const each of [context, other]) await each.grantPermissions(['clipboard-write']);
        const original = await other.newPage();
        await translate(page, start);
        for (const each of [page, original]) each.on('dialog', (dialog) => dialog.accept());
        for (const each of [original, page]) await (account ? each.goto(path) : open(each, path));
        if (start === 'manual') await beginTranslation(page);
        await expectSameText(page, original, path);
        for (const [what, act] of steps) {
          await act(original);
          await act(page);
          await expectSameText(page, original, `${path}, ${what}`);
        }
        await other.close();
      });
    }
  });
}
