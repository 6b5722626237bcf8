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
import { open, visitorPages } from '../support/pages';

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
  await publishElsewhere(request, admin, section, content, 0);
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

test.describe('beside drafts', () => {
  const live = { ...contactDefaultContent, email: 'live@saffrongate.example' };
  const drafted = { ...contactDefaultContent, email: 'draft@saffrongate.example' };
  /** The pages that show one of the two sections, and one that shows both. */
  const published = visitorPages.filter(({ path }) =>
    /^\/(contact|vision-mission|about)$/.test(path),
  );

  for (const who of ['guest', 'signed-in user']) {
    test(`a ${who} sees what is published, and not one draft`, async ({
      browser,
      request,
      admin,
      section,
    }) => {
      // One section has a draft over a published version, the other a draft alone.
      await publishElsewhere(request, admin, 'contact', live, 0);
      await saveDraftElsewhere(request, admin, 'contact', drafted, { base: 1 });
      await saveDraftElsewhere(request, admin, section, content);
      const session = who === 'guest' ? undefined : await createSession(request, accounts.user);
      const context = await browser.newContext();
      if (session) await signInContext(context, { session });
      const page = await context.newPage();
      // The request is the same for a signed-in user, so one page is enough.
      for (const { path, heading } of session ? visitorPages.slice(0, 1) : published) {
        await page.goto(path);
        // The e-mail address in the footer shows that the published content has arrived.
        await expect(page.getByRole('contentinfo')).toContainText(live.email);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
        expect(await page.content(), path).not.toMatch(new RegExp(`${drafted.email}|${vision}`));
      }
      await page.goto('/admin/contact');
      await expect(page).toHaveURL(session ? '/' : '/auth');
      await context.close();

      const token = session && JSON.parse(session).access_token;
      const drafts = await request.get('/rest/v1/site_section_drafts', {
        headers: {
          apikey: 'sb_publishable_embedded_backend',
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
      expect(await drafts.json()).toEqual([]);
    });
  }
});
