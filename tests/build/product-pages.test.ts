import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { namesOf } from '../../src/catalogue/product-names.ts';
import { products } from '../../src/catalogue/products.ts';
import { company } from '../../src/config/company.ts';
import { dist, firstLoad, read } from './built-site.ts';

const mastersFolder = join(import.meta.dirname, '../../src/pictures/masters/products');

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');
}

test.each(products)('the page of $title says all that is known of it', (product) => {
  const { id, title, category, description, alt } = product;
  const html = read(`/products/${id}.html`);
  expect(html).toContain(`<html data-prerendered="/products/${id}"`);
  const text = textOf(html.slice(html.indexOf('<body')));
  const { names, scientificName = '' } = namesOf(id);
  expect(names.length).toBeGreaterThan(1);
  for (const words of [title, category, description, scientificName, ...names]) {
    expect(text).toContain(words);
  }
  expect(text.includes('Scientific name')).toBe(scientificName !== '');
  expect(textOf(/<h1[^>]*>.*?<\/h1>/.exec(html)?.[0] ?? '').trim()).toBe(title);
  expect(html).toContain(`alt="${alt}"`);
  expect(text).not.toContain('undefined');

  const url = `${company.url}/products/${id}`;
  expect(textOf(/<title>[^<]*/.exec(html)?.[0] ?? '').trim()).toBe(
    `${title} | ${category} | ${company.name}`,
  );
  expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(html).not.toContain('noindex');
  expect(firstLoad(`/products/${id}.html`).picture).toContain(`/pictures/products/${id}-`);
});

test.each(products)('the preview of $title is its master, not enlarged', async ({ id }) => {
  const html = read(`/products/${id}.html`);
  const meta = (name: string) =>
    new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const picture = meta('og:image').replace(company.url, '');
  expect(picture).toBe(`/share/products/${id}.jpg`);
  const { width, height, format } = await sharp(join(dist, picture)).metadata();
  expect([format, String(width), String(height)]).toEqual([
    'jpeg',
    meta('og:image:width'),
    meta('og:image:height'),
  ]);
  expect(width / height).toBeCloseTo(1200 / 630);
  const master = await sharp(join(mastersFolder, `${id}.jpg`)).metadata();
  expect(width).toBeLessThanOrEqual(master.width);
  expect(height).toBeLessThanOrEqual(master.height);
});

test('names in another script say their language, and the scientific one is Latin', () => {
  const html = read('/products/cumin.html');
  for (const name of ['lang="hi">जीरा<', 'lang="ar">كمون<', '>Jeera<', 'Cuminum cyminum</i>'])
    expect(html).toContain(name);
});
