import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { company } from '../../src/config/company.ts';
import { indexedPaths, paths } from '../../src/config/paths.ts';
import { dist, read } from './built-site.ts';

// The pages of products: product-pages.test.ts. What the sitemap lists: src/prerender/page-paths.test.ts.

function headOf(file: string) {
  const html = read(file);
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const names = metas.map(([, name]) => name);
  expect(names, `meta elements of ${file}`).toEqual([...new Set(names)]);
  return {
    html,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    meta: Object.fromEntries(metas.map(([, name, content]) => [name, content])),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
  };
}

test('every page has a preview of its own, with a picture', async () => {
  const seen = new Set<string>();
  for (const path of indexedPaths) {
    const { html, title, meta, canonical } = headOf(
      path === paths.home ? 'index.html' : `${path}.html`,
    );
    expect(title).toMatch(new RegExp(`^.+ \\| ${company.name}$`));
    expect(meta.description?.length).toBeGreaterThan(60);
    expect(canonical).toBe(company.url + path);
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:site_name': company.name,
      'og:title': title,
      'og:description': meta.description,
      'og:url': canonical,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta.robots).toBeUndefined();
    expect(html).toContain('<script type="application/ld+json">{"@context":"https://schema.org"');
    seen.add(title).add(meta.description ?? '');

    const picture = new URL(meta['og:image'] ?? '');
    expect(picture.origin).toBe(company.url);
    const file = await sharp(join(dist, picture.pathname)).metadata();
    expect(file).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
  expect(seen.size, 'titles and descriptions').toBe(2 * indexedPaths.length);
});

test.each(['shell.html', '404.html'])('search engines are kept from %s', (file) => {
  const { html, meta, canonical } = headOf(file);
  expect(meta.robots).toBe('noindex');
  expect(canonical).toBeUndefined();
  expect(html).not.toContain('ld+json');
});

test('search engines are led to the sitemap, and kept from no page', () => {
  expect(read('sitemap.xml')).toContain(`<loc>${company.url}/about</loc>`);
  expect(read('robots.txt')).toContain(`Sitemap: ${company.url}/sitemap.xml`);
  expect(read('robots.txt')).not.toContain('Disallow');
});
