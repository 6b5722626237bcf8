import { company } from '../config/company.ts';
import { paths, publicPaths } from '../config/paths.ts';

/** For search engines: every page that anybody may open (https://www.sitemaps.org/protocol.html). */
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

export function robots(): string {
  return [
    'User-agent: *',
    `Disallow: ${paths.auth}`,
    `Disallow: ${paths.admin}`,
    '',
    `Sitemap: ${company.url}/sitemap.xml`,
    '',
  ].join('\n');
}
