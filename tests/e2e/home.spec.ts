import { aboutDefaultContent } from '../../src/content/sections/about/default-content';
import { contactDefaultContent } from '../../src/content/sections/contact/default-content';
import { open } from './support/pages';
import { expect, test } from './support/test';

// Slides, figures, cards and where they lead are in home-page.test.tsx.

test('home fills the screen with a slide, and shows what was published since the build', async ({
  page,
}) => {
  const teaser = { ...aboutDefaultContent.teaser, heading: 'Published a minute ago' };
  const email = 'new@saffrongate.example';
  await page.route('**/rest/v1/site_sections*', (route) =>
    route.fulfill({
      json: [
        { section: 'about', entry: 1, format: 1, content: { ...aboutDefaultContent, teaser } },
        { section: 'contact', entry: 1, format: 1, content: { ...contactDefaultContent, email } },
      ],
    }),
  );
  await open(page, '/');
  const box = await page.getByRole('region', { name: 'Our goods' }).boundingBox();
  const screen = page.viewportSize();
  expect(box?.x).toBe(0);
  // The scroll bar, where there is one, keeps its own place.
  expect(box?.width).toBeGreaterThan((screen?.width ?? 0) - 20);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(screen?.height ?? 0, 0);

  await expect(page.getByRole('contentinfo')).toContainText(email);
  await expect(page.getByRole('heading', { name: teaser.heading })).toBeVisible();

  await test.step('the sections stand in the specified order', async () => {
    const main = page.getByRole('main');
    const tops = await Promise.all(
      [
        main.getByRole('region', { name: 'Our goods' }),
        main.getByText('About Us', { exact: true }),
        main.getByRole('region', { name: 'In figures' }),
        ...['Vision and Mission', 'Core Values', 'All Products', 'Why Choose Us'].map((name) =>
          main.getByRole('heading', { level: 2, name, exact: true }),
        ),
      ].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  await test.step('a click anywhere on a reason leads to Why Choose Us', async () => {
    const reason = page
      .getByRole('article')
      .filter({ has: page.locator('a[href="/why-choose-us"]') })
      .nth(1);
    await reason.click({ position: { x: 20, y: 20 } });
    await expect(page).toHaveURL('/why-choose-us');
  });
});
