import { open } from './support/pages';
import { expect, test } from './support/test';

/** Stands in the Supabase client's code and nowhere in the site's own. */
const clientMark = 'GoTrueClient';
const backendPaths = /^\/(auth|rest|storage|realtime|functions)\/v1/;

test('a visitor asks the backend for what is published only, and does not download its client', {
  tag: '@desktop',
}, async ({ page }) => {
  const asked: string[] = [];
  const scripts = new Map<string, Promise<string>>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (backendPaths.test(pathname)) asked.push(pathname);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && !scripts.has(pathname)) scripts.set(pathname, response.text());
  });
  // budgets.test.ts reads what the other pages' HTML names.
  const paths = ['/auth', '/', '/products', '/contact', '/no-such-page'];
  for (const path of paths) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
  }
  const withClient: string[] = [];
  for (const [pathname, text] of scripts) {
    if ((await text).includes(clientMark)) withClient.push(pathname);
  }
  expect(scripts.size).toBeGreaterThan(5);
  // Once for each page but the one to sign in on, which shows none of it.
  expect(asked).toEqual(paths.slice(1).map(() => '/rest/v1/site_sections'));
  expect(withClient).toEqual([]);
});

test('the client is downloaded by whoever signs in', { tag: '@desktop' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  await open(page, '/auth');
  const client = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes(clientMark),
  );
  const answer = page.waitForResponse((response) =>
    backendPaths.test(new URL(response.url()).pathname),
  );
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await form.locator('input[type="password"]').fill('wrong-password');
  await form.getByRole('button', { name: 'Login' }).click();
  expect((await client).ok()).toBe(true);
  expect((await answer).status()).toBe(400);
});
