import { expectPage, open } from './support/pages';
import { expect, test } from './support/test';

const companyPages = [
  { link: 'Vision & Mission', path: '/vision-mission' },
  { link: 'Core Values', path: '/core-values' },
  { link: 'Services', path: '/services' },
  { link: 'Why Choose Us', path: '/why-choose-us' },
  { link: 'Clients', path: '/clients' },
];

test('the header leads through the main pages', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Main' });

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

test('the mobile menu leads through the main pages', { tag: '@phone' }, async ({ page }) => {
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
});

test('the footer leads to every page that no menu names', async ({ page }) => {
  await open(page, '/');
  const company = page.getByRole('navigation', { name: 'The company' });
  for (const { link, path } of companyPages) {
    await company.getByRole('link', { name: link }).click();
    await expectPage(page, path);
  }
});

test('the footer has quick links, contact details and a copyright line', async ({ page }) => {
  await open(page, '/services');
  const footer = page.getByRole('contentinfo');
  const quickLinks = footer.getByRole('navigation', { name: 'Quick links' });

  await expect(footer.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
    'href',
    'tel:+97140000000',
  );
  await expect(footer.getByRole('link', { name: '+971 50 000 0000' })).toHaveAttribute(
    'href',
    'tel:+971500000000',
  );
  await expect(footer.getByRole('link', { name: 'info@saffrongate.example' })).toHaveAttribute(
    'href',
    'mailto:info@saffrongate.example',
  );
  await expect(footer.getByText('Warehouse, Al Qusais Industrial Area')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'not linked yet' })).toHaveCount(4);
  await expect(footer.getByText(/© Saffron Gate Foodstuff & General Trading LLC/)).toBeVisible();

  await quickLinks.getByRole('link', { name: 'About' }).click();
  await expectPage(page, '/about');
  await quickLinks.getByRole('link', { name: 'Contact' }).click();
  await expectPage(page, '/contact');
  await footer.getByRole('link', { name: 'Saffron Gate', exact: true }).click();
  await expectPage(page, '/');
});

test('the top bar names phones, e-mail and warehouse', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
    'href',
    'tel:+97140000000',
  );
  await expect(header.getByRole('link', { name: '+971 50 000 0000' })).toBeVisible();

  // The first of its kind on the page is the top bar's.
  await expect(page.getByRole('link', { name: 'info@saffrongate.example' }).first()).toBeVisible();
  await expect(page.getByText('Al Qusais, Dubai', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Facebook' }).first()).toBeInViewport();
});

for (const [path, links] of Object.entries({
  '/': {
    'Learn More about Saffron Gate': '/about',
    'Our Vision': '/vision-mission',
    'Our Mission': '/vision-mission',
    Integrity: '/core-values',
    Excellence: '/core-values',
    Innovation: '/core-values',
    'Client-Centric': '/core-values',
    'View All Products': '/products',
  },
  '/about': { 'Contact Us': '/contact', 'Our Services': '/services' },
  '/vision-mission': { 'Get in Touch': '/contact' },
  '/core-values': { 'Our Services': '/services', 'Why Choose Us': '/why-choose-us' },
  '/services': { 'Contact Us Today': '/contact' },
  '/why-choose-us': { 'Get in Touch': '/contact', 'View Our Products': '/products' },
  '/clients': { 'Partner With Us': '/contact' },
  '/products': { 'Get in Touch': '/contact' },
  '/contact': { 'View Our Products': '/products' },
})) {
  test(`the calls to action of ${path} lead where they say`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, path);
    for (const [name, target] of Object.entries(links)) {
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', target);
    }
    const [name = '', target = ''] = Object.entries(links).at(-1) ?? [];
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expectPage(page, target);
  });
}
