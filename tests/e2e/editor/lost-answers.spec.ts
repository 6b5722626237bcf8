import type { Route } from '@playwright/test';
import { visionMissionDefaultContent } from '../../../src/content/sections/vision-mission/default-content';
import { hold } from '../support/accounts';
import {
  editorCalls,
  expect,
  openEditor,
  pressPublish,
  publish,
  publishElsewhere,
  readStored,
  runSql,
  saveDraftElsewhere,
  status,
  test,
} from '../support/editor';
import { summary } from '../support/vision-mission';

test.use({ section: 'vision-mission' });

const text = 'To be the first call for kitchens from Al Qusais to Fujairah.';
const more = `${text} And beyond.`;

const withSummary = (summary: string) => ({
  ...visionMissionDefaultContent,
  vision: { ...visionMissionDefaultContent.vision, summary },
});

/** Lets the request through and drops its answer. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

test('a draft whose answer was lost is recognised as saved, also when one types on', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 409/);
  await openEditor(page, section);
  await page.route(editorCalls.saveDraft, loseAnswer, { times: 1 });
  await summary(page).fill('A first text.');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(page.getByRole('dialog')).toBeHidden();
  const first = await readStored(request, admin, section);
  expect(first.draft.content).toEqual(withSummary('A first text.'));

  await page.route(editorCalls.saveDraft, loseAnswer, { times: 1 });
  await summary(page).fill(text);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Couldn't save: still here, retrying\./);
  await summary(page).fill(more);
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(summary(page)).toHaveValue(more);
  const { draft } = await readStored(request, admin, section);
  expect(draft.content).toEqual(withSummary(more));
});

test('a save whose answer was lost is recognised after a reload, too', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 409/);
  await openEditor(page, section);
  await page.route(editorCalls.saveDraft, loseAnswer, { times: 1 });
  // Whatever is tried again before the reload does not arrive.
  await page.route('**/rest/v1/site_section_writes*', (route) => route.abort());
  await summary(page).fill(text);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Couldn't save: still here, retrying\./);
  await summary(page).fill(more);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute('**/rest/v1/site_section_writes*');
  await page.getByRole('button', { name: 'Use them' }).click();
  await expect(summary(page)).toHaveValue(more);
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText(/^Draft saved/);
  await expect(page.getByRole('dialog')).toBeHidden();
  const { draft } = await readStored(request, admin, section);
  expect(draft.content).toEqual(withSummary(more));
});

test('typing on after the answer to a publication was lost is published on top', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 409/);
  await openEditor(page, section);
  await page.route(editorCalls.publish, loseAnswer, { times: 1 });
  await summary(page).fill(text);
  await pressPublish(page);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText("Couldn't publish");
  // A publication is not repeated without another press.
  await expect(status(page)).toHaveText(/^Couldn't publish: still here\. /);
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await summary(page).fill(more);
  await publish(page);
  const { published, draft } = await readStored(request, admin, section);
  expect(published).toMatchObject({ version: 2, content: withSummary(more) });
  expect(draft).toBeUndefined();
});

test('a save that fails after its screen was left is not tried again', async ({
  page,
  expectedErrors,
  section,
  admin,
}) => {
  expect(admin.token).not.toBe('');
  expectedErrors.push(/status of 500/);
  await page.clock.install();
  await openEditor(page, section);
  let requests = 0;
  let answer = (_: null) => {};
  const asked = new Promise<null>((resolve) => {
    answer = resolve;
  });
  await page.route(editorCalls.saveDraft, async (route) => {
    requests += 1;
    await asked;
    await route.fulfill({ status: 500, json: { message: 'out of order' } });
  });
  await summary(page).fill(text);
  await page.keyboard.press('Control+s');
  await expect.poll(() => requests).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  const failed = page.waitForResponse(editorCalls.saveDraft);
  answer(null);
  await (await failed).finished();
  await page.clock.runFor(120_000);
  expect(requests).toBe(1);
});

test('a conflict that nothing explains is said, and not asked about for ever', async ({
  page,
  section,
  admin,
  expectedErrors,
}) => {
  expect(admin.token).not.toBe('');
  expectedErrors.push(/status of 409/);
  await openEditor(page, section);
  let requests = 0;
  await page.route(editorCalls.publish, (route) => {
    requests += 1;
    return route.fulfill({ status: 409, json: { code: 'PT409', message: 'Too late.' } });
  });
  await summary(page).fill(text);
  await pressPublish(page);
  await expect(status(page)).toHaveText(/^Couldn't publish: still here\. Somebody else/);
  expect(requests).toBe(2);
  await expect(summary(page)).toHaveValue(text);
});

test('a draft is published although what it began from was deleted in SQL', async ({
  page,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, withSummary('What was live.'), 0);
  await saveDraftElsewhere(request, admin, section, withSummary(text), { base: 1 });
  await runSql(request, `delete from public.site_sections where section = '${section}'`);
  await openEditor(page, section);
  await publish(page);
  const { published } = await readStored(request, admin, section);
  expect(published).toMatchObject({ version: 2, content: withSummary(text) });
});

test('a copy that is taken up during a save meets what was saved', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await openEditor(page, section);
  await summary(page).fill('Left on this device.');
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Edits from/)).toBeVisible();

  const { seen, release } = await hold(page, editorCalls.saveDraft);
  await summary(page).fill(text);
  await page.keyboard.press('Control+s');
  await expect.poll(() => seen.length).toBe(1);
  await page.getByRole('button', { name: 'Use them' }).click();
  await expect(status(page)).toHaveText(/^Restoring…/);
  release();
  await expect(summary(page)).toHaveValue('Left on this device.');
  await expect
    .poll(async () => (await readStored(request, admin, section)).draft?.content.vision.summary)
    .toBe(text);
  await expect(status(page)).toHaveText(/^Saved on this computer only/);
  await page.keyboard.press('Control+s');
  const conflict = page.getByRole('dialog', {
    name: 'You changed this section in another window',
  });
  await expect(conflict).toBeVisible();
  expect((await readStored(request, admin, section)).draft.content.vision.summary).toBe(text);
});
