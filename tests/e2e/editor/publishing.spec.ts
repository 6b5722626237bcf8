import type { Browser, Page } from '@playwright/test';
import { editorCalls, expect, openEditor, readStored, status, test } from '../support/editor';
import { firstName, newName, oldName, renamed } from '../support/services';

test.use({ section: 'services' });

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Publish Services' });
const sheetButton = (page: Page) =>
  sheet(page).getByRole('button', { name: 'Publish', exact: true });

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(sheet(page)).toBeVisible();
}

/** The services' names on a guest's page, after the request for the published content. */
async function namesForGuest(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const asked = page.waitForResponse(editorCalls.published);
  await page.goto('/services');
  await asked;
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  return { headings, close: () => context.close() };
}

test('what is wrong keeps a section from being published, and leads to its fields', async ({
  page,
  admin,
  section,
}) => {
  expect(admin.token).not.toBe('');
  await openEditor(page, section);
  await (await firstName(page)).fill('');
  await page.getByRole('button', { name: /^Delete Samples/ }).click();
  await page.getByRole('button', { name: 'Add a feature' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'to fix before publishing' });
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText('2 things to fix before publishing');
  await expect(summary.getByRole('listitem')).toHaveText([
    'Service 1 › Name: Write a name.',
    'Service 1 › Feature 5 › Feature: Write a feature.',
  ]);
  await expect(sheet(page)).toBeHidden();

  const feature = page.getByRole('textbox', { name: 'Feature' }).last();
  await page.getByText('Untitled', { exact: true }).click();
  await expect(feature).toBeHidden();
  await summary.getByRole('button', { name: /Feature: Write a feature/ }).click();
  await expect(feature).toBeFocused();
  await page.keyboard.type('One contact for all of it');
  await expect(summary.getByRole('heading')).toHaveText('1 thing to fix before publishing');
  await summary.getByRole('button').click();
  await page.keyboard.type(newName);
  await expect(page.getByText('All fixed: publish when you are ready')).toBeVisible();
  await openSheet(page);
  await expect(sheetButton(page)).toBeEnabled();
});

test('the sheet says what will change, and guests read it once it is published', async ({
  page,
  browser,
  baseURL,
  request,
  admin,
  section,
}) => {
  await openEditor(page, section);
  await openSheet(page);
  await expect(sheet(page)).toContainText(
    'Nothing to publish: the website shows exactly this already.',
  );
  await sheet(page).getByRole('button').click();

  await (await firstName(page)).fill(newName);
  await page.getByRole('button', { name: /^Delete Samples/ }).click();
  await page.getByRole('button', { name: 'Add a feature' }).click();
  await page.keyboard.type('One contact for all of it');
  for (const place of [2, 1]) {
    await page.getByRole('button', { name: 'Move Market Expansion Support up' }).click();
    await expect(
      page.getByText(`Market Expansion Support moved to position ${place} of 3`),
    ).toBeAttached();
  }
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  const before = await namesForGuest(browser, baseURL);
  await expect(before.headings.first()).toHaveText(oldName);
  await before.close();

  await openSheet(page);
  await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText([
    'Services',
    `Services › ${newName} › Name`,
    `Services › ${newName} › Features`,
  ]);
  await expect(sheet(page).getByRole('listitem').getByRole('listitem')).toHaveText([
    'Moved “Market Expansion Support” from 3 to 1',
    'Added “One contact for all of it” as number 5 of 5',
    'Removed “Samples and specifications before you order”',
  ]);
  await expect(sheet(page).getByRole('deletion')).toHaveText([/Global $/]);
  await expect(sheet(page).getByRole('insertion')).toHaveText([/ from 30 Origins$/]);
  await sheetButton(page).click();
  await expect(status(page)).toHaveText(/^Published at \d\d:\d\d$/);
  await expect(sheet(page)).toBeHidden();

  const after = await namesForGuest(browser, baseURL);
  await expect(after.headings.filter({ hasText: newName })).toBeVisible();
  await expect(after.headings.first()).toHaveText('Market Expansion Support');
  await after.close();
  const { draft, published } = await readStored(request, admin, section);
  expect(draft).toBeUndefined();
  expect(published.version).toBe(1);
});

test('a publication that fails says so in the sheet, and succeeds on another press', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/, /ERR_FAILED/);
  await openEditor(page, section);
  await (await firstName(page)).fill(newName);
  await openSheet(page);
  const failure = sheet(page).getByRole('alert');

  await page.route(editorCalls.publish, (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'out of order' } }),
  );
  await sheetButton(page).click();
  await expect(failure).toHaveText(
    "Couldn't publish: your text is still here. The server has a problem at the moment. Try again in a few minutes.",
  );
  await page.unroute(editorCalls.publish);
  await page.route(editorCalls.publish, (route) => route.abort());
  await sheetButton(page).click();
  await expect(failure).toContainText('We could not reach the server.');
  await page.unroute(editorCalls.publish);
  await sheetButton(page).click();
  await expect(status(page)).toHaveText(/^Published at/);
  await expect(page.getByText(newName, { exact: true })).toBeVisible();
  const { published } = await readStored(request, admin, section);
  expect(published).toMatchObject({ version: 1, content: renamed(newName) });
});

test('a publication whose answer was lost is recognised, not made twice', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/, /status of 409/);
  await openEditor(page, section);
  await (await firstName(page)).fill(newName);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await page.route(
    editorCalls.publish,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await openSheet(page);
  await sheetButton(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText('We could not reach the server.');
  await sheetButton(page).click();
  await expect(status(page)).toHaveText(/^Published at/);
  const { published, draft } = await readStored(request, admin, section);
  expect(published).toMatchObject({ version: 1, content: renamed(newName) });
  expect(draft).toBeUndefined();
});
