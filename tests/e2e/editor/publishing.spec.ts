import type { Browser, Page } from '@playwright/test';
import { servicesCopy } from '../../../src/content/services/copy';
import { downloadedJson } from '../support/downloads';
import {
  editorCalls,
  expect,
  openEditor,
  publish,
  publishElsewhere,
  readStored,
  runSql,
  saveDraftElsewhere,
  status,
  test,
} from '../support/editor';

test.use({ section: 'services' });

const [imports, supplyChain] = servicesCopy.services;
const newName = 'Import & Distribution from 30 Origins';

/** The site's own text, with another name for its first service. */
function renamed(name: string) {
  const [first, ...others] = servicesCopy.services;
  return { ...servicesCopy, services: [{ ...first, name }, ...others] };
}

/** Unfolds the first service, and gives its name. */
async function firstName(page: Page) {
  await page.getByText(imports.name, { exact: true }).click();
  return page.getByRole('textbox', { name: 'Name' });
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Publish Services' });
const sheetButton = (page: Page) =>
  sheet(page).getByRole('button', { name: 'Publish', exact: true });

async function openSheet(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(sheet(page)).toBeVisible();
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: item }).click();
}

/** What a guest reads as the services' names, once the site has asked for what is published. */
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
    'Services 1 › Name: Write a name.',
    'Services 1 › Features 6 › Feature: Write a feature.',
  ]);
  await expect(sheet(page)).toBeHidden();

  const row = page.getByRole('group').filter({ hasText: imports.features[0].text });
  await page.getByText(imports.summary.slice(0, 60)).first().click();
  await expect(row).toBeHidden();
  await summary.getByRole('button', { name: /Feature: Write a feature/ }).click();
  const feature = page.getByRole('textbox', { name: 'Feature' }).last();
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
  await expect(sheetButton(page)).toBeDisabled();
  await expect(sheet(page)).toContainText(
    'Nothing to publish: the site shows exactly this already.',
  );
  await sheet(page).getByRole('button', { name: 'Not yet' }).click();

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
  await expect(before.headings.first()).toHaveText(imports.name);
  await before.close();

  await openSheet(page);
  await expect(sheet(page).getByRole('heading', { level: 3 })).toHaveText([
    'Services',
    `Services › ${newName} › Name`,
    `Services › ${newName} › Features`,
  ]);
  await expect(sheet(page).getByRole('listitem').getByRole('listitem')).toHaveText([
    'Moved “Market Expansion Support” from 3 to 1',
    'Added “One contact for all of it”',
    `Removed “${imports.features[1].text}”`,
  ]);
  await expect(sheet(page).getByRole('deletion')).toHaveText([/Global $/]);
  await expect(sheet(page).getByRole('insertion')).toHaveText([/ from 30 Origins$/]);
  await sheetButton(page).click();
  await expect(status(page)).toHaveText(/^Live since \d\d:\d\d$/);
  await expect(sheet(page)).toBeHidden();

  const after = await namesForGuest(browser, baseURL);
  await expect(after.headings.filter({ hasText: newName })).toBeVisible();
  await expect(after.headings.first()).toHaveText('Market Expansion Support');
  await after.close();
  const { draft, published } = await readStored(request, admin, section);
  expect(draft).toBeUndefined();
  expect(published.version).toBe(1);
});

test('an earlier version goes into the draft, not live, and can then be published', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, renamed('The first name'), 0);
  await publishElsewhere(request, admin, section, renamed('The second name'), 1);
  await openEditor(page, section);
  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Services' });
  await expect(history.getByRole('listitem')).toHaveText([
    /^Version 2 Live.*Amal Haddad · 1 change$/,
    /^Version 1.*Amal Haddad · first version$/,
  ]);
  await history.getByRole('button', { name: /^Version 1/ }).click();
  await expect(history.getByRole('deletion')).toHaveText([/second/]);
  await expect(history.getByRole('insertion')).toHaveText([/first/]);
  await history.getByRole('button', { name: 'Copy into draft' }).click();
  await expect(history).toBeHidden();
  await expect(status(page)).toHaveText(/^Draft saved/);
  const { draft, published } = await readStored(request, admin, section);
  expect(draft.content.services[0].name).toBe('The first name');
  expect(published.version).toBe(2);

  await publish(page);
  const after = await readStored(request, admin, section);
  expect(after.published.version).toBe(3);
  expect(after.published.content).toEqual(renamed('The first name'));
});

test('a history of a thousand versions is read twenty at a time', async ({
  page,
  request,
  admin,
  section,
}) => {
  // Long ago, so that they are nobody's recent changes.
  await runSql(
    request,
    `insert into public.site_section_revisions
       (section, version, content, changes, published_at, publisher_name)
     select '${section}', version, '{}', 2, timestamptz '2020-01-01' + version * interval '1 hour', 'Noor'
     from generate_series(1, 999) as version`,
  );
  await publishElsewhere(request, admin, section, renamed(newName), 0);
  await openEditor(page, section);
  const asked: string[] = [];
  page.on('request', (each) => {
    if (each.url().includes('site_section_revisions')) asked.push(each.url());
  });
  await choose(page, 'History');
  const history = page.getByRole('dialog', { name: 'History of Services' });
  const versions = history.getByRole('listitem').getByRole('button');
  await expect(versions).toHaveCount(20);
  await expect(versions.first()).toHaveText(/^Version 1000 Live/);
  expect(asked).toHaveLength(1);
  await history.getByRole('button', { name: 'Show older versions' }).click();
  await expect(versions).toHaveCount(40);
  await expect(versions.nth(20)).toBeFocused();
  await expect(versions.last()).toHaveText(/^Version 961/);
  expect(asked).toHaveLength(2);
  for (const url of asked) expect(new URL(url).searchParams.get('limit')).toBe('20');
});

test('what is in the form can be downloaded', async ({ page, admin, section }) => {
  expect(admin.token).not.toBe('');
  await openEditor(page, section);
  await (await firstName(page)).fill(newName);
  const { fileName, content } = await downloadedJson(page, () => choose(page, 'Download JSON'));
  expect(fileName).toBe('services.json');
  expect(content).toEqual(renamed(newName));
});

test('a draft is discarded after a question, and its text offered on the next opening', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, renamed('What is live'), 0);
  await saveDraftElsewhere(request, admin, section, renamed('The draft'), { base: 1 });
  await openEditor(page, section);
  await choose(page, 'Discard draft');
  const question = page.getByRole('dialog', { name: 'Discard the draft?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('The draft', { exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Typed since');
  await choose(page, 'Discard draft');
  await question.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('What is live', { exact: true })).toBeVisible();
  await expect(status(page)).toHaveText('No changes');
  expect((await readStored(request, admin, section)).draft).toBeUndefined();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Services' }).click();
  await expect(page.getByText('Discarded edits from a moment ago on this device.')).toBeVisible();
  await expect(page.getByText('What is live', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use them' }).click();
  await expect(page.getByText('Typed since', { exact: true })).toBeVisible();
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
  await expect(status(page)).toHaveText(/^Live since/);
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
  await expect(status(page)).toHaveText(/^Live since/);
  const { published, draft } = await readStored(request, admin, section);
  expect(published).toMatchObject({ version: 1, content: renamed(newName) });
  expect(draft).toBeUndefined();
});
