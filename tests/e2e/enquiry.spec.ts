import { expectFits, expectFitsEnlarged, expectNoViolations } from './support/accessibility';
import { open } from './support/pages';
import { expect, test } from './support/test';

// Lines, questions, links, undo, two tabs: src/site/pages/enquiry-page.test.tsx, src/enquiry.

test('from a product, without a network, to a link that another browser opens', {
  tag: '@desktop',
}, async ({ page, context, browser, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/products/cumin');
  await page.getByRole('button', { name: 'Price' }).click();
  const quantity = page.getByRole('textbox', { name: 'Quantity of Cumin Seeds' });
  await quantity.fill('1,5');
  await page.getByRole('combobox', { name: 'Unit of Cumin Seeds' }).selectOption('tonnes');
  await page.getByRole('link', { name: /^In your enquiry/ }).click();
  await expect(page.getByText('Read as 1.5 tonnes.')).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Enquiry (1)' })).toBeVisible();
  // Loads the toast's chunk while there is a network: service workers are blocked in this test.
  await page.getByRole('button', { name: 'Remove Cumin Seeds' }).click();
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
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}/enquiry#cumin=40tonnes&ask=price`);

  const colleague = await (await browser.newContext({ baseURL })).newPage();
  await open(colleague, link);
  await colleague.getByRole('button', { name: 'Use this list' }).click();
  await expect(colleague).toHaveURL(/\/enquiry$/);
  const theirs = colleague.getByRole('textbox', { name: 'Quantity of Cumin Seeds' });
  await expect(theirs).toHaveValue('40');
  await expect(colleague.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await colleague.context().close();
});

test('a list of every kind of line is accessible, fits 320 px and large text, and loses one line to a double tap', {
  tag: '@phone',
}, async ({ page }) => {
  const lines = [
    { id: 'cumin', quantity: '25', note: 'Whole. '.repeat(40) },
    { id: 'retired-rice' },
    { id: 'other', title: 'Averylongword'.repeat(9) },
  ];
  await page.addInitScript(
    (text) => localStorage.setItem('enquiry', text),
    JSON.stringify({ lines }),
  );
  await open(page, '/enquiry');
  await expectNoViolations(page, 'three lines');
  await expectFitsEnlarged(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Enquiry (3)' })).toBeInViewport({ ratio: 1 });
  await expectFits(page, 'three lines at 320 px');

  // The second press of a double tap would hit the next line. What counts as one: src/lib/start-up/second-press.test.ts.
  await page.getByRole('button', { name: 'Remove Cumin Seeds' }).dblclick();
  await expect(header.getByRole('link', { name: 'Enquiry (2)' })).toBeVisible();
});
