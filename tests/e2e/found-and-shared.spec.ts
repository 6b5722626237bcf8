import { expect, test } from './support/test';

// Previews, titles, what search engines read: tests/build.

test('an address that changed on its way leads to its page, also where the host has no rule for it or sends another page', {
  tag: '@desktop',
}, async ({ page, request, baseURL, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  // As a whole URL: `//about` alone would be another host.
  const answer = await request.get(`${baseURL}//About.html?from=mail`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/about?from=mail']);
  for (const address of ['/no-such-page', '/about/us/deeper', '/products/unobtainium'])
    expect((await request.get(address)).status(), address).toBe(404);
  const html = (path: string) => page.request.get(path).then((response) => response.text());
  for (const [address, status, body] of [
    ['/About)?from=mail', 404, await html('/no-such-page')],
    ['/about.html?from=mail', 200, await html('/products/turmeric')],
  ] as const) {
    await page.route(
      (url) => url.pathname + url.search === address,
      (route) => route.fulfill({ status, body, contentType: 'text/html' }),
    );
    await page.goto(address);
    await expect(page).toHaveURL('/about?from=mail');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  }
  await expect(page).toHaveTitle(/^About Us/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /about$/);
  await expect(page.locator('head title')).toHaveCount(1);
});

test('no session of a link stays in the address', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/#access_token=secret-1&refresh_token=secret-2&type=signup&sb=');
  await expect(page).not.toHaveURL(/secret/);
});
