import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

test('unknown addresses and products are not found, say so and log the path', {
  tag: '@desktop',
}, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const path of [
    '/about/us/deeper',
    '/admin/no-such-section',
    '/products/unobtainium',
    '/no-such-page',
  ]) {
    await test.step(path, async () => {
      const answer = page.waitForResponse((response) => response.url().endsWith(path));
      await open(page, path);
      expect((await answer).status()).toBe(path.startsWith('/admin') ? 200 : 404);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
      await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
      await expect(page).toHaveTitle('Page not found | Saffron Gate');
      const robots = page.locator('meta[name="robots"]').first();
      await expect(robots).toHaveAttribute('content', 'noindex');
      await expect.poll(() => logged.filter((text) => text.includes(path))).toHaveLength(1);
    });
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expectPage(page, '/');
});
