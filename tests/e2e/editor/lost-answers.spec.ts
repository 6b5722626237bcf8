import { visionMissionDefaultContent } from '../../../src/content/sections/vision-mission/default-content';
import { hold } from '../support/accounts';
import {
  backUp,
  editorCalls,
  expect,
  openEditor,
  readStored,
  status,
  test,
} from '../support/editor';
import { summary } from '../support/vision-mission';

// Lost answers without a reload are in tests/database/two-editors.test.ts.

test.use({ section: 'vision-mission' });

const text = 'To be the first call for kitchens from Al Qusais to Fujairah.';
const more = `${text} And beyond.`;

const withSummary = (summary: string) => ({
  ...visionMissionDefaultContent,
  vision: { ...visionMissionDefaultContent.vision, summary },
});

test('a save whose answer was lost is recognised after a reload, and a copy that is taken up during a save meets what was saved', async ({
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
    await page.route(
      editorCalls.write,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    // Whatever is tried again before the reload does not arrive.
    await page.route('**/rest/v1/site_section_writes*', (route) => route.abort());
    await summary(page).fill(text);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Couldn't save: still here, retrying\./);
    await summary(page).fill(more);
    await page.reload();
    await page.unroute('**/rest/v1/site_section_writes*');
    await page.getByRole('button', { name: 'Bring back my typing' }).click();
    await expect(summary(page)).toHaveValue(more);
    await page.keyboard.press('Control+s');
    await expect(status(page)).toHaveText(/^Draft saved/);
    await expect(page.getByRole('dialog')).toBeHidden();
    const { draft } = await readStored(request, admin, section);
    expect(draft.content).toEqual(withSummary(more));
  });

  await test.step('a copy that is taken up during a save', async () => {
    await summary(page).fill('Left on this device.');
    await backUp(page);
    await page.reload();
    await expect(page.getByText(/^Edits from/)).toBeVisible();
    const { seen, release } = await hold(page, editorCalls.write);
    await summary(page).fill(text);
    await page.keyboard.press('Control+s');
    await expect.poll(() => seen.length).toBe(1);
    await page.getByRole('button', { name: 'Bring back my typing' }).click();
    await expect(status(page)).toHaveText(/^Restoring…/);
    release();
    await expect(summary(page)).toHaveValue('Left on this device.');
    await expect
      .poll(async () => (await readStored(request, admin, section)).draft.content.vision.summary)
      .toBe(text);
    await backUp(page);
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('dialog', {
      name: 'You changed this section in another window',
    });
    await expect(conflict).toBeVisible();
    expect((await readStored(request, admin, section)).draft.content.vision.summary).toBe(text);
  });
});
