import { visionMissionDefaultContent } from '../../../src/content/sections/vision-mission/default-content';
import { hold } from '../support/accounts';
import { editorCalls, expect, publishElsewhere, test } from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'vision-mission' });

const clientMark = 'GoTrueClient';

const vision = 'A pantry for the whole Gulf.';
const summary = 'The Gulf in one pantry.';
const content = {
  ...visionMissionDefaultContent,
  vision: { ...visionMissionDefaultContent.vision, text: vision, summary },
};

test('what is published arrives in one request that no page waits for, without the Supabase client', async ({
  browser,
  request,
  admin,
  section,
}) => {
  await publishElsewhere(request, admin, section, content);
  const context = await browser.newContext();
  const page = await context.newPage();
  const requests: string[] = [];
  const scripts: Promise<string>[] = [];
  page.on('request', (each) => requests.push(each.url()));
  page.on('response', (each) => {
    if (each.url().endsWith('.js')) scripts.push(each.text());
  });
  const { seen, release } = await hold(page, editorCalls.published);
  await open(page, '/vision-mission');
  await expect(page.getByText(visionMissionDefaultContent.vision.text)).toBeVisible();
  await expect.poll(() => seen.length).toBe(1);
  release();
  await expect(page.getByText(vision)).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByText(summary)).toBeVisible();
  expect(requests.filter((url) => url.includes('/rest/v1/'))).toHaveLength(1);
  expect((await Promise.all(scripts)).filter((text) => text.includes(clientMark))).toEqual([]);
  await context.close();
});
