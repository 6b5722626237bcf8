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
const content = {
  ...visionMissionDefaultContent,
  vision: { ...visionMissionDefaultContent.vision, text: vision },
};

test('what is published arrives in one request, without the Supabase client', async ({
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
  await open(page, '/vision-mission');
  await expect(page.getByText(vision)).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByText(vision)).toBeVisible();
  expect(requests.filter((url) => url.includes('/rest/v1/'))).toHaveLength(1);
  expect(requests.filter((url) => /supabase/.test(url))).toEqual([]);
  await context.close();
});

test('the page does not wait for it, and stays as it is when the backend fails', async ({
  browser,
  request,
  admin,
  section,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await publishElsewhere(request, admin, section, content, 0);
  const context = await browser.newContext();
  const page = await context.newPage();
  const { seen, release } = await hold(page, editorCalls.published);
  await open(page, '/vision-mission');
  await expect(page.getByText(visionMissionDefaultContent.vision.text)).toBeVisible();
  await expect.poll(() => seen.length).toBe(1);
  release();
  await expect(page.getByText(vision)).toBeVisible();

  for (const answer of [
    { status: 500, body: 'out of order' },
    { status: 200, contentType: 'text/html', body: '<html>Please log in</html>' },
    { status: 200, json: { not: 'rows' } },
  ]) {
    await page.unrouteAll();
    const answered = page.waitForResponse(editorCalls.published);
    await page.route(editorCalls.published, (route) => route.fulfill(answer));
    await page.goto('/vision-mission');
    await answered;
    await expect(page.getByText(visionMissionDefaultContent.vision.text)).toBeVisible();
  }
  await context.close();
});

test.describe('beside drafts', () => {
  const live = { ...contactDefaultContent, email: 'live@saffrongate.example' };
  const drafted = { ...contactDefaultContent, email: 'draft@saffrongate.example' };
  // /auth shows no published content.
  const published = visitorPages.filter(({ path }) => path !== '/auth');

  for (const who of ['guest', 'signed-in user']) {
    test(`a ${who} sees every page as it is published, and not one draft`, async ({
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
