import type { Page } from '@playwright/test';
import { visionMissionDefaultContent } from '../../../src/content/sections/vision-mission/default-content';
import { hold } from '../support/accounts';
import {
  backUp,
  countEntries,
  editorCalls,
  expect,
  openEditor,
  otherAdministrator,
  publishElsewhere,
  readStored,
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

test('a save whose answer was lost is recognised after a reload, and typing of before is brought back over newer typing by a choice', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|status of 409/);
  page.on('dialog', (dialog) => void dialog.accept());
  await openEditor(page, section);

  await test.step('a lost answer, and a reload', async () => {
    await page.route(editorCalls.write, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await summary(page).fill(text);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^We don’t know yet whether it was saved/);
    await summary(page).fill(more);
    await page.unroute(editorCalls.write);
    await page.reload();
    await page.getByRole('button', { name: 'Bring back my typing' }).click();
    await expect(summary(page)).toHaveValue(more);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(page.getByRole('dialog')).toBeHidden();
    const { draft } = await readStored(request, admin, section);
    expect(draft.content).toEqual(withSummary(more));
  });

  await test.step('typing of before, over newer typing', async () => {
    await summary(page).fill('Left on this device.');
    await backUp(page);
    await page.reload();
    await expect(page.getByText(/^You wrote something here/)).toBeVisible();
    await expect(summary(page)).toHaveValue(more);
    await summary(page).fill(text);
    await page.getByRole('button', { name: 'Bring back my typing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare your unfinished edit' });
    await expect(dialog).toContainText('Which text shall we keep?');
    await dialog
      .getByRole('radio', { name: /^What you wrote at .*Left on this device\.$/ })
      .check();
    const { seen, release } = await hold(page, editorCalls.write);
    await dialog.getByRole('button', { name: 'Bring back my typing' }).click();
    // The newer text is stored in the history before the form replaces it; until then the form takes no keys.
    await expect(status(page)).toHaveText(/^Changing the form…/);
    await expect.poll(() => seen.length).toBe(1);
    await expect(summary(page)).toHaveValue(text);
    release();
    await expect(summary(page)).toHaveValue('Left on this device.');
    await expect(page.getByText(/^You wrote something here/)).toBeHidden();
    expect(await countEntries(request, admin, section, 'aside')).toBe(1);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    const { draft } = await readStored(request, admin, section);
    expect(draft.content).toEqual(withSummary('Left on this device.'));
  });
});

/** Until `end` is called, the server makes each write, but its answer is lost. `ids` are those of the writes. */
async function loseAnswers(page: Page) {
  const ids: string[] = [];
  await page.route(editorCalls.write, async (route) => {
    ids.push(route.request().postDataJSON().write_id);
    await route.fetch();
    await route.abort();
  });
  const end = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };
  return { ids, end };
}

test('a publication whose answer is lost is unknown, sent again with its id, and then told, also when a draft was saved since', async ({
  page,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await openEditor(page, section);
  await summary(page).fill(text);

  await test.step('published', async () => {
    const { ids, end } = await loseAnswers(page);
    await page.getByRole('button', { name: 'Publish…' }).click();
    const sheet = page.getByRole('dialog', { name: /^Publish / });
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    const unknown = 'We don’t know yet whether it was published. Asking again…';
    await expect(sheet.getByRole('alert')).toHaveText(unknown);
    await expect(status(page)).toHaveText(unknown);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
    await page.keyboard.press('Escape');
    await summary(page).fill(more);
    await page.keyboard.press('Control+s');
    await end();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expect(status(page)).toHaveText(/^Draft saved/);
    expect(await countEntries(request, admin, section, 'published')).toBe(1);
  });

  await test.step('published, and by a colleague since', async () => {
    await summary(page).fill('Mine.');
    const { end } = await loseAnswers(page);
    await page.getByRole('button', { name: 'Publish…' }).click();
    const sheet = page.getByRole('dialog', { name: /^Publish / });
    await sheet.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(sheet.getByRole('alert')).toContainText('We don’t know yet');
    const colleague = await otherAdministrator(request);
    await publishElsewhere(request, colleague, section, withSummary(text));
    await end();
    const toast = page
      .getByRole('listitem')
      .filter({ hasText: 'Published, and published again since' });
    await expect(toast).toContainText(
      /Your text was published at \d\d:\d\d\. Bilal Khan published another after it/,
    );
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Show newest' }).click();
    await expect(summary(page)).toHaveValue(text);
  });
});
