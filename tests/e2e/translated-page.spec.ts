import { products } from '../../src/catalogue/products';
import { catalogueOf } from './support/catalogue';
import { open } from './support/pages';
import { expect, test } from './support/test';
import { translate } from './support/translation';

// What keeps React going, in Firefox, too: src/lib/start-up/translated-text.test.tsx. The editor: editor/translated-editor.spec.ts.
for (const browser of ['Chrome', 'Safari'] as const)
  test(`on a page that ${browser} translated before hydration, slides, search, categories and enquiry say what is so`, {
    tag: '@desktop',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await translate(page, 'interactive', browser);
    await open(page, '/');
    const main = page.getByRole('main');
    const { button, heading, cards } = catalogueOf(page);
    const press = (name: string) => main.getByRole('button', { name, exact: true }).first().click();
    const fill = (name: string, text: string) => page.getByRole('textbox', { name }).fill(text);
    await press('Next slide');
    await expect(main.getByText('Slide 2 of 5: Rice')).toBeAttached();
    await button('Grains').click();
    await expect(heading('Grains')).toBeVisible();
    await expect(main.getByText('5 products shown in Grains')).toBeAttached();
    await button('All').click();
    await expect(heading('All')).toBeVisible();
    const field = page.getByRole('searchbox', { name: 'Search products' });
    await field.fill('plutonium');
    await expect(main.getByText('“Plutonium” is not in our list.')).toBeVisible();
    await field.fill('tiger prawns 16/20');
    await expect(heading('Results for “tiger prawns 16/20”')).toBeVisible();
    await expect(main.getByText('“tiger, 16/20” goes with it as a note.')).toBeVisible();
    await press('Clear search');
    await expect(heading('All')).toBeVisible();
    await expect(main.getByText(`${products.length} products`, { exact: true })).toBeVisible();
    await field.fill('zeera');
    await expect(heading('Results for “zeera”')).toBeVisible();
    await expect(cards).toHaveCount(1);
    await cards.getByRole('link', { name: 'Cumin Seeds' }).click();

    await press('Price');
    await fill('Quantity of Cumin Seeds', '500');
    await page.getByRole('combobox').selectOption('bags');
    await page.getByRole('link', { name: /^In your enquiry/ }).click();
    const whatsapp = main.getByRole('link', { name: 'Send by WhatsApp' });
    await expect(whatsapp).toHaveAttribute('href', /500%20bags/);
    await fill('Quantity of Cumin Seeds', '1,5 t');
    await expect(main.getByText('Read as 1.5 tonnes.')).toBeVisible();
    await press('Something else');
    await fill('goods of line 2', 'Sesame oil');
    const enquiry = page.getByRole('banner').getByRole('link', { name: 'Enquiry (2)' });
    await expect(enquiry).toBeVisible();
    await press('Copy as text');
    await expect(main.getByText(/^Copied as text at/).first()).toBeVisible();
    await press('Keep it');
    await press('Remove Cumin Seeds');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(main.getByRole('heading', { name: 'Cumin Seeds' })).toBeVisible();
    await press('Clear the list');
    await page.getByRole('button', { name: 'Clear list' }).click();
    await expect(main.getByText('Nothing in your list yet')).toBeVisible();
  });
