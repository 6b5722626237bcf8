import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasScreen, linkedAddresses, renderRoute } from '@/../tests/render-route';
import { readCategoryParam } from '@/catalogue/category-param';
import { company } from '@/config/company';
import { adminSectionPath, paths, productsPath } from '@/config/paths';
import { sectionKeys } from '@/content/sections/section-keys';

const publicPages = [
  {
    path: paths.home,
    heading: company.tagline,
    title: 'Food importer and distributor, Dubai | Saffron Gate',
  },
  { path: paths.about, heading: 'About Us', title: 'About Us | Saffron Gate' },
  {
    path: paths.visionMission,
    heading: 'Vision & Mission',
    title: 'Vision & Mission | Saffron Gate',
  },
  { path: paths.coreValues, heading: 'Core Values', title: 'Core Values | Saffron Gate' },
  { path: paths.services, heading: 'Our Services', title: 'Services | Saffron Gate' },
  { path: paths.whyChooseUs, heading: 'Why Choose Us', title: 'Why Choose Us | Saffron Gate' },
  { path: paths.clients, heading: 'Our Clients', title: 'Clients | Saffron Gate' },
  { path: paths.products, heading: 'Our Products', title: 'Products | Saffron Gate' },
  { path: paths.contact, heading: 'Get in Touch', title: 'Contact | Saffron Gate' },
];

test.each(Object.entries(paths))('%s (%s) has a screen', (_name, path) => {
  expect(hasScreen(path)).toBe(true);
});

test.each(sectionKeys)('the admin section %s has a screen', (key) => {
  expect(hasScreen(adminSectionPath(key))).toBe(true);
});

test('a product category is the products screen with a query', () => {
  expect(productsPath()).toBe('/products');
  expect(productsPath('Nuts & Dry Fruits')).toBe('/products?category=Nuts%20%26%20Dry%20Fruits');
  expect(hasScreen(productsPath('Rice'))).toBe(true);
});

test.each([
  '/nope',
  '/about/more',
  '/admin/nope',
  '/admin/hero/more',
  '/auth/nope',
  '/products/rice',
])('the unknown address %s has no screen', (address) => {
  expect(hasScreen(address)).toBe(false);
});

test.each(publicPages)(
  '$path has a name, landmarks, and links and pictures that are sound',
  async (page) => {
    await renderRoute(page.path);
    expect(document.title).toBe(page.title);
    const description = document.head.querySelector('meta[name="description"]');
    expect(description?.getAttribute('content')?.length).toBeGreaterThan(50);
    const main = screen.getAllByRole('heading', { level: 1 });
    expect(main.map(({ textContent }) => textContent)).toEqual([page.heading]);
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps).toEqual([]);
    for (const landmark of ['main', 'banner', 'contentinfo'] as const) {
      expect(screen.getAllByRole(landmark)).toHaveLength(1);
    }

    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    // Social icons without a URL are placeholders; the skip link points into the page.
    const elsewhere = hrefs.filter(
      (href) =>
        !/^(\/|mailto:\S+@\S+$|tel:\+\d+$|https:\/\/(wa\.me\/\d+$|www\.google\.com\/maps\/|maps\.apple\.com\/\?q=)|$|#main$)/.test(
          href,
        ),
    );
    expect(elsewhere).toEqual([]);
    for (const address of linkedAddresses(document.body)) {
      expect(hasScreen(address), address).toBe(true);
      const category = new URL(address, 'http://site.example').searchParams.get('category');
      expect(readCategoryParam(category).unknown, address).toBeUndefined();
    }

    for (const picture of document.querySelectorAll('img')) {
      expect(picture).toHaveAttribute('alt');
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0);
      expect(picture.getAttribute('src')).not.toMatch(/^https?:/);
    }
  },
);

test('every page can be reached from every page', async () => {
  await renderRoute(paths.contact);
  const reachable = new Set(linkedAddresses(document.body));
  for (const { path } of publicPages) expect(reachable).toContain(path);
});

test.each(['/nope', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E', '/%E0%A4%A'])(
  '%s shows the page for unknown addresses and logs the path',
  async (address) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    // React Router warns about a URL that cannot be decoded, but renders the page.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { main, router, user } = await renderRoute(address);
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/^404$/);
    expect(main.getByText('Oops! Page not found')).toBeInTheDocument();
    expect(document.title).toBe('Page not found | Saffron Gate');
    expect(log).toHaveBeenCalledWith(expect.stringContaining(address));
    await user.click(main.getByRole('link', { name: 'Return to Home' }));
    await screen.findByRole('heading', { level: 1, name: company.tagline });
    expect(router.state.location.pathname).toBe('/');
  },
);

test('an address in capitals or with a slash at its end is the same screen', async () => {
  await renderRoute('/About/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About Us');
});

test('a guest who opens the admin area is sent to sign in', async () => {
  const { router } = await renderRoute(paths.admin);
  expect(router.state.location.pathname).toBe('/auth');
});
