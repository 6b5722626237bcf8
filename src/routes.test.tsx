import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasScreen, internalLinks, renderRoute } from '@/../tests/render-route';
import { readCategoryParam } from '@/catalogue/category-param';
import { company } from '@/config/company';
import { adminSectionPath, indexedPaths, paths, productPath, productsPath } from '@/config/paths';
import { sectionKeys } from '@/content/sections/section';

const screens = [...Object.values(paths), ...sectionKeys.map(adminSectionPath), '/About/'];

test.each([...screens, productsPath('Rice')])('%s has a screen', (path) => {
  expect(hasScreen(path)).toBe(true);
});

test.each(['/nope', '/about/more', '/admin/nope', '/auth/nope', '/products/rice'])(
  'the unknown address %s has no screen',
  (address) => {
    expect(hasScreen(address)).toBe(false);
  },
);

test.each([...indexedPaths, productPath('cumin'), paths.enquiry])(
  '%s has landmarks, and an outline, links and pictures that are sound',
  async (path) => {
    await renderRoute(path);
    for (const landmark of ['main', 'banner', 'contentinfo'] as const) {
      expect(screen.getAllByRole(landmark)).toHaveLength(1);
    }
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    const leftOut = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(leftOut, levels.join(' ')).toEqual([]);

    // Every page can be reached from every page.
    const reachable = internalLinks(document.body);
    for (const other of indexedPaths) expect(reachable).toContain(other);

    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    // Social icons without a URL are placeholders; the skip link points into the page.
    const elsewhere = hrefs.filter(
      (href) =>
        !/^(\/|mailto:\S+@\S+$|tel:\+\d+$|https:\/\/(wa\.me\/\d+(\?text=\S+)?$|www\.google\.com\/maps\/|maps\.apple\.com\/\?q=)|$|#main$)/.test(
          href,
        ),
    );
    expect(elsewhere).toEqual([]);
    for (const address of reachable) {
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

test('the page for unknown addresses searches the products', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { main, router, user } = await renderRoute('/nope');
  await user.type(main.getByRole('searchbox', { name: 'Search products' }), 'cumin{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Our Products' });
  expect(router.state.location).toMatchObject({ pathname: '/products', search: '?q=cumin' });
});
