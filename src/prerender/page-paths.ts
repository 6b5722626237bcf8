import { products } from '../catalogue/products.ts';
import { company } from '../config/company.ts';
import { indexedPaths, productPath } from '../config/paths.ts';

export const pagePaths = [...indexedPaths, ...products.map(({ id }) => productPath(id))];

export function sitemap(): string {
  const urls = pagePaths.map((path) => `  <url><loc>${company.url}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
