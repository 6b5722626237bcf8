import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const companyPages = [
  { link: 'Vision & Mission', path: '/vision-mission' },
  { link: 'Core Values', path: '/core-values' },
  { link: 'Services', path: '/services' },
  { link: 'Why Choose Us', path: '/why-choose-us' },
  { link: 'Clients', path: '/clients' },
];

test('the header names the company and leads through the main pages', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(header.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
    'href',
    'tel:+97140000000',
  );
  await expect(header.getByRole('link', { name: '+971 50 000 0000' })).toBeVisible();
  // The first of its kind on the page is the top bar's.
  await expect(page.getByRole('link', { name: 'info@saffrongate.example' }).first()).toBeVisible();
  await expect(page.getByText('Al Qusais, Dubai', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Facebook' }).first()).toBeInViewport();

  await navigation.getByRole('link', { name: 'About Us' }).click();
  await expectPage(page, '/about');
  await expect(navigation.getByRole('link', { name: 'About Us' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await navigation.getByRole('button', { name: 'Products' }).click();
  await navigation.getByRole('link', { name: 'All Products' }).click();
  await expectPage(page, '/products');
  await navigation.getByRole('link', { name: 'Contact' }).click();
  await expectPage(page, '/contact');
  await navigation.getByRole('link', { name: 'Home' }).click();
  await expectPage(page, '/');
});

test('the mobile menu leads through the main pages and those of the company', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('dialog', { name: 'Menu' });

  async function choose(link: string) {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await menu.getByRole('link', { name: link, exact: true }).tap();
  }

  await choose('About Us');
  await expectPage(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await menu.locator('summary').tap();
  await menu.getByRole('link', { name: 'All Products' }).tap();
  await expectPage(page, '/products');
  await choose('Contact');
  await expectPage(page, '/contact');
  await choose('Home');
  await expectPage(page, '/');
  await choose('Get in Touch');
  await expectPage(page, '/contact');
  for (const { link, path } of companyPages) {
    await choose(link);
    await expectPage(page, path);
  }
});

test('the footer leads to every page of the company, and names it', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const company = footer.getByRole('navigation', { name: 'The company' });
  for (const { link, path } of companyPages) {
    await company.getByRole('link', { name: link }).click();
    await expectPage(page, path);
  }
  const quickLinks = footer.getByRole('navigation', { name: 'Quick links' });
  await quickLinks.getByRole('link', { name: 'About' }).click();
  await expectPage(page, '/about');
  await quickLinks.getByRole('link', { name: 'Contact' }).click();
  await expectPage(page, '/contact');

  for (const [name, href] of [
    ['+971 4 000 0000', 'tel:+97140000000'],
    ['+971 50 000 0000', 'tel:+971500000000'],
    ['info@saffrongate.example', 'mailto:info@saffrongate.example'],
  ] as const) {
    const link = footer.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toBeVisible();
  }
  await expect(footer.getByText('Warehouse, Al Qusais Industrial Area')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'not linked yet' })).toHaveCount(4);
  await expect(footer.getByText(/© Saffron Gate Foodstuff & General Trading LLC/)).toBeVisible();
  await footer.getByRole('link', { name: 'Saffron Gate', exact: true }).click();
  await expectPage(page, '/');
});
