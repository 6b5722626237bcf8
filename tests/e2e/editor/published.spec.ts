import { contactCopy } from '../../../src/content/contact/copy';
import { visionMissionCopy } from '../../../src/content/vision-mission/copy';
import { hold } from '../support/accounts';
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
const content = { ...visionMissionCopy, vision: { ...visionMissionCopy.vision, text: vision } };

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
  await expect(page.getByText(visionMissionCopy.vision.text)).toBeVisible();
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
    await expect(page.getByText(visionMissionCopy.vision.text)).toBeVisible();
  }
  await context.close();
});

test('a guest and a signed-in user see the site, and not one draft', async ({
  browser,
  request,
  admin,
  section,
}) => {
  await saveDraftElsewhere(request, admin, section, content);
  const sessions = [undefined, await userSession(request)];
  for (const session of sessions) {
    const context = await browser.newContext();
    if (session) await signInContext(context, { session });
    const page = await context.newPage();
    await open(page, '/vision-mission');
    await expect(page.getByText(visionMissionCopy.vision.text)).toBeVisible();
    await open(page, '/contact');
    await expect(page.getByText(contactCopy.businessHours).first()).toBeVisible();
    await page.goto('/admin/vision-mission');
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
  }
});

async function userSession(request: import('@playwright/test').APIRequestContext) {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: 'sb_publishable_embedded_backend' },
    data: { email: 'user@saffrongate.example', password: 'saffron-user' },
  });
  return answer.text();
}
