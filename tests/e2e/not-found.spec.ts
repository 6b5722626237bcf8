import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

for (const path of ['/no-such-page', '/about/us/deeper', '/admin/no-such-section']) {
  test(`${path} is not found, says so and logs the path`, { tag: '@desktop' }, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await open(page, path);

    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Page not found | Saffron Gate');
    expect(logged.filter((text) => text.includes(path))).toHaveLength(1);

    if (path !== '/no-such-page') return;
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expectPage(page, '/');
  });
}
