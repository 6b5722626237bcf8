import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictures } from '@/pictures/manifest.gen';
import { pictureSources } from '@/pictures/picture-sources';
import { categories } from './categories';
import { products } from './products';

const mastersFolder = join(import.meta.dirname, '../pictures/masters/products');
const publicFolder = join(import.meta.dirname, '../../public');

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

/** Relative luminance of `#rrggbb`, by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(dark: string, light: string): number {
  return (luminance(light) + 0.05) / (luminance(dark) + 0.05);
}

test('each category holds as many products as specified', () => {
  const counts = categories.map((category) => [
    category,
    products.filter((product) => product.category === category).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    Rice: 7,
    Spices: 6,
    Pulses: 12,
    'Nuts & Dry Fruits': 8,
    'Fresh Fruits & Vegetables': 13,
    'Seafood, Meat and Poultry': 12,
    Grains: 5,
    Others: 1,
  });
  expect(products).toHaveLength(64);
});

test('the products stand in the order of the categories', () => {
  const order = products.map((product) => categories.indexOf(product.category));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('no id, title, alternative text or description occurs twice', () => {
  expectUnique(products.map((product) => product.id));
  expectUnique(products.map((product) => product.title));
  expectUnique(products.map((product) => product.alt));
  expectUnique(products.map((product) => product.description));
});

test.each(products)('$title has a picture of its own: master and variants', ({ id, picture }) => {
  expect(picture).toBe(`products/${id}`);
  expect(existsSync(join(mastersFolder, `${id}.jpg`))).toBe(true);
  const { avif, webp, src } = pictureSources(picture);
  const files = [...avif.split(', '), ...webp.split(', ')].map((each) => each.split(' ')[0] ?? '');
  expect([...files, src].filter((file) => !existsSync(join(publicFolder, file)))).toEqual([]);
});

test('no product picture is without its product', () => {
  const ids = products.map((product) => product.id).toSorted();
  expect(readdirSync(mastersFolder).toSorted()).toEqual(ids.map((id) => `${id}.jpg`).toSorted());
  const listed = Object.keys(pictures).filter((name) => name.startsWith('products/'));
  expect(listed.toSorted()).toEqual(ids.map((id) => `products/${id}`));
});

test.each(products)('$title is described in one or two sentences', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(150);
  expect(description).toMatch(/^[A-Z].*\.$/);
  expect(description.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2);
});

test.each(products)('the picture of $title is put into words', ({ alt, title }) => {
  expect(alt.length).toBeGreaterThan(20);
  expect(alt.length).toBeLessThanOrEqual(125);
  expect(alt.toLowerCase()).not.toBe(title.toLowerCase());
  expect(alt).not.toMatch(/^(picture|image|photo)/i);
});

test.each(products)('the badge of $title is legible', ({ colours }) => {
  expect(colours.tint).toMatch(/^#[0-9a-f]{6}$/);
  expect(colours.ink).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrast(colours.ink, colours.tint)).toBeGreaterThanOrEqual(7);
});
