import { aboutDefaultContent } from '../../src/content/sections/about/default-content';
import { contactDefaultContent } from '../../src/content/sections/contact/default-content';
import { open } from './support/pages';
import { expect, test } from './support/test';

const slides = ['Spices', 'Rice', 'Dry Fruits', 'Pulses', 'Fruits & Vegetables'];

test('home shows its sections in the specified order', async ({ page }) => {
  await open(page, '/');
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2, includeHidden: true })
    .allTextContents();

  expect(headings.slice(0, 5)).toEqual(slides);
  // After About Us, whose heading is free: the figures have none.
  expect(headings.slice(6)).toEqual([
    'Vision and Mission',
    'Core Values',
    'All Products',
    'Why Choose Us',
  ]);
  const about = await page.getByRole('main').getByText('About Us', { exact: true }).boundingBox();
  const figures = await page.getByRole('region', { name: 'In figures' }).boundingBox();
  const vision = await page.getByRole('heading', { name: 'Vision and Mission' }).boundingBox();
  expect(about?.y).toBeLessThan(figures?.y ?? 0);
  expect(figures?.y).toBeLessThan(vision?.y ?? 0);
});

test('each of the five slides has a title, a subtitle and Explore Now', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/');
  const carousel = page.getByRole('region', { name: 'Our goods' });
  const groups = carousel.getByRole('group', { name: /of 5/, includeHidden: true });

  await expect(groups).toHaveCount(5);
  for (const [index, title] of slides.entries()) {
    const slide = groups.nth(index);
    await expect(slide.getByRole('heading', { includeHidden: true })).toHaveText(title);
    await expect(slide.getByRole('paragraph', { includeHidden: true })).toHaveText(/\w{3}.*\.$/);
    const button = slide.getByRole('link', { name: 'Explore Now', includeHidden: true });
    await expect(button).toHaveAttribute('href', '/products');
  }
});

test('the first slide fills the screen below the header', async ({ page }) => {
  await open(page, '/');
  const box = await page.getByRole('region', { name: 'Our goods' }).boundingBox();
  const screen = page.viewportSize();
  expect(box?.x).toBe(0);
  // The scroll bar, where there is one, keeps its own place.
  expect(box?.width).toBeGreaterThan((screen?.width ?? 0) - 20);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(screen?.height ?? 0, 0);
});

test('home states the four figures', async ({ page }) => {
  await open(page, '/');
  const figures = page.getByRole('region', { name: 'In figures' });
  await expect(figures.getByRole('definition')).toHaveText(['15+', '500+', '50+', '98%']);
  await expect(figures.getByRole('term')).toHaveText([
    'Years of Excellence',
    'Happy Clients',
    'Countries Reached',
    'Client Satisfaction',
  ]);
});

test('home shows four value cards and three reasons, each leading on', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/core-values"]')).toHaveText([
    'Integrity',
    'Excellence',
    'Innovation',
    'Client-Centric',
  ]);
  await expect(main.locator('a[href="/why-choose-us"]')).toHaveCount(3);
  await expect(main.locator('a[href="/vision-mission"]')).toHaveText(['Our Vision', 'Our Mission']);
});

test('a click anywhere on a reason leads to Why Choose Us', async ({ page }) => {
  await open(page, '/');
  const reason = page
    .getByRole('article')
    .filter({ has: page.locator('a[href="/why-choose-us"]') })
    .nth(1);
  await reason.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/why-choose-us');
});

test('what was published since the build arrives after hydration', {
  tag: '@desktop',
}, async ({ page }) => {
  const teaser = { ...aboutDefaultContent.teaser, heading: 'Published a minute ago' };
  const email = 'new@saffrongate.example';
  await page.route('**/rest/v1/site_sections*', (route) =>
    route.fulfill({
      json: [
        { section: 'about', version: 1, content: { ...aboutDefaultContent, teaser } },
        { section: 'contact', version: 1, content: { ...contactDefaultContent, email } },
      ],
    }),
  );
  await open(page, '/');
  await expect(page.getByRole('contentinfo')).toContainText(email);
  await expect(page.getByRole('heading', { name: teaser.heading })).toBeVisible();
});
