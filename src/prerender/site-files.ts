import { company } from '../config/company.ts';
import { publicPaths } from '../config/paths.ts';

/** All public pages (https://www.sitemaps.org/protocol.html). */
export function sitemap(): string {
  const urls = publicPaths.map((path) => `  <url><loc>${company.url}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Nothing is disallowed: a crawler that may not fetch /auth and /admin cannot read their `noindex`
 * (https://developers.google.com/search/docs/crawling-indexing/block-indexing).
 */
export function robots(): string {
  return ['User-agent: *', 'Allow: /', '', `Sitemap: ${company.url}/sitemap.xml`, ''].join('\n');
}
