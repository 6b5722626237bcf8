import type { Page } from '@playwright/test';
import { expectFits, expectFitsEnlarged, expectNoViolations } from './support/accessibility';
import { open } from './support/pages';
import { expect, test } from './support/test';

type Line = { id: string; title?: string; quantity?: string; note?: string };

/** Puts a list on the device before the first page is opened. */
async function storeLines(page: Page, lines: Line[]) {
  await page.addInitScript(
    (text) => localStorage.getItem('enquiry') ?? localStorage.setItem('enquiry', text),
    JSON.stringify({ version: 1, lines }),
  );
}

const many = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({ id: `other-${at}`, title: `Goods ${at}` }));

test('from a product to a link that another browser opens, over a reload, two tabs and no network', {
  tag: '@desktop',
}, async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/products/cumin');
  await page.getByRole('button', { name: 'Price' }).click();
  const quantity = page.getByRole('textbox', { name: 'Quantity of Cumin Seeds' });
  await quantity.fill('1,5');
  await page.getByRole('combobox', { name: 'Unit of Cumin Seeds' }).selectOption('tonnes');
  await page.getByRole('link', { name: 'Go to enquiry' }).click();
  await expect(page.getByText('Read as 1.5 tonnes.')).toBeVisible();

  const other = await context.newPage();
  await open(other, '/products/oats');
  await other.getByRole('button', { name: 'Add to enquiry: Oats' }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Enquiry (2)' })).toBeVisible();

  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(quantity).toHaveValue('1,5');
  // The toast's own chunk, which the service worker of a visitor stores.
  await page.getByRole('button', { name: 'Remove Oats' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await context.setOffline(true);
  await quantity.fill('40');
  await page.getByRole('textbox', { name: 'Name' }).fill('Amal');
  await page.getByRole('button', { name: 'Remove Cumin Seeds' }).press('Enter');
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(requests).toEqual([]);
  const link = await other.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/enquiry#cumin=40tonnes&ask=price&oats=`);

  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await open(colleague, link);
  await colleague.getByRole('button', { name: 'Use this list' }).click();
  await expect(colleague).toHaveURL(/\/enquiry$/);
  const theirs = colleague.getByRole('textbox', { name: 'Quantity of Cumin Seeds' });
  await expect(theirs).toHaveValue('40');
  await expect(colleague.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await colleague.context().close();
});

test('a list of every kind of line fits 320 px and large text, and axe finds nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await storeLines(page, [
    { id: 'cumin', quantity: '25', note: 'Whole. '.repeat(40) },
    { id: 'retired-rice' },
    { id: 'other', title: 'Averylongword'.repeat(9) },
  ]);
  await open(page, '/enquiry');
  await expectNoViolations(page, 'three lines');
  await expectFitsEnlarged(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Enquiry (3)' })).toBeInViewport({ ratio: 1 });
  await expectFits(page, 'three lines at 320 px');
});

test('64 lines: typing in one does not wait for the others, and clearing can be undone', {
  tag: '@desktop',
}, async ({ page }) => {
  await storeLines(page, many(64));
  await open(page, '/enquiry');
  await expect(page.getByText(/^64 lines are the most that one enquiry holds/)).toBeVisible();
  const note = page.getByRole('textbox', { name: 'Note on Goods 31' });
  await page.getByText('Questions and note on Goods 31').click();
  await note.pressSequentially('In bags of 25 kg');
  await expect(note).toHaveValue('In bags of 25 kg');

  await page.getByRole('button', { name: 'Clear the list' }).click();
  await page.getByRole('button', { name: 'Clear list' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  // Folded, a line still says what stands in it.
  await page.getByText('In bags of 25 kg on Goods 31').click();
  await expect(note).toHaveValue('In bags of 25 kg');
});
