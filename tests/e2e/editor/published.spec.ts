import { contactDefaultContent } from '../../../src/content/sections/contact/default-content';
import { visionMissionDefaultContent } from '../../../src/content/sections/vision-mission/default-content';
import { accounts, createSession, hold } from '../support/accounts';
import {
  editorCalls,
  expect,
  publishElsewhere,
  saveDraftElsewhere,
  signInContext,
  test,
} from '../support/editor';
import { open } from '../support/pages';

test.use({ section: 'vision-mission' });

const vision = 'A pantry for the whole Gulf.';
/** What the About page shows of it. */
const summary = 'The Gulf in one pantry.';
const content = {
  ...visionMissionDefaultContent,
  vision: { ...visionMissionDefaultContent.vision, text: vision, summary },
};

// What the page does when the backend fails is in faults.spec.ts.
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
  page.on('request', (each) => requests.push(each.url()));
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
  expect(requests.filter((url) => /supabase/.test(url))).toEqual([]);
  await context.close();
});

test('neither a guest nor a signed-in user sees one draft beside what is published', async ({
  browser,
  request,
  admin,
  section,
}) => {
  const live = { ...contactDefaultContent, email: 'live@saffrongate.example' };
  const drafted = { ...contactDefaultContent, email: 'draft@saffrongate.example' };
  // One section has a draft over a publication, the other a draft alone.
  await publishElsewhere(request, admin, 'contact', live);
  await saveDraftElsewhere(request, admin, 'contact', drafted);
  await saveDraftElsewhere(request, admin, section, content);
  const session = await createSession(request, accounts.user);
  for (const who of ['guest', 'user'] as const) {
    await test.step(who, async () => {
      const context = await browser.newContext();
      if (who === 'user') await signInContext(context, { session });
      const page = await context.newPage();
      // It shows both sections, which come with one request, the same on every page.
      await open(page, '/about');
      // The e-mail address in the footer shows that the published content has arrived.
      await expect(page.getByRole('contentinfo')).toContainText(live.email);
      expect(await page.content()).not.toMatch(new RegExp(`${drafted.email}|${vision}|${summary}`));
      await context.close();

      const entries = await request.get('/rest/v1/section_entries', {
        headers: {
          apikey: 'sb_publishable_embedded_backend',
          ...(who === 'user' && { authorization: `Bearer ${JSON.parse(session).access_token}` }),
        },
      });
      expect(await entries.json()).toEqual([]);
    });
  }
});
