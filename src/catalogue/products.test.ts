import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import pictures from '@/pictures/manifest.gen.json';
import { pictureSources } from '@/pictures/picture-sources';
import { categories, categoryHues } from './categories';
import { findProduct, products } from './products';

const mastersFolder = join(import.meta.dirname, '../pictures/masters/products');
const publicFolder = join(import.meta.dirname, '../../public');

function expectUnique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

/** Linear sRGB of an OKLCH colour by CSS Color 4; channels outside 0 to 1 are out of gamut. */
function linearRgb([lightness, chroma]: readonly [number, number], hue: number) {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    blue: -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  };
}

type Rgb = ReturnType<typeof linearRgb>;

const luminance = ({ red, green, blue }: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function displayColour(name: string): [number, number] {
  const css = readFileSync(join(import.meta.dirname, './product-grid.css'), 'utf8');
  const [, lightness, chroma] =
    new RegExp(`${name}: oklch\\(([\\d.]+) ([\\d.]+) var\\(--hue\\)\\)`).exec(css) ?? [];
  return [Number(lightness), Number(chroma)];
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
  const { srcSet, src } = pictureSources(picture);
  const files = srcSet.split(', ').map((each) => each.split(' ')[0] ?? '');
  expect([...files, src].filter((file) => !existsSync(join(publicFolder, file)))).toEqual([]);
});

test('no product picture is without its product', () => {
  const ids = products.map((product) => product.id).toSorted();
  expect(readdirSync(mastersFolder).toSorted()).toEqual(ids.map((id) => `${id}.jpg`).toSorted());
  const listed = Object.keys(pictures).filter((name) => name.startsWith('products/'));
  expect(listed.toSorted()).toEqual(ids.map((id) => `products/${id}`));
});

test.each(products)(
  '$title is described in two sentences, the first short enough for a card',
  ({ description }) => {
    expect(description.split('. ')[0]?.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(150);
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(description.match(/[.!?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2);
  },
);

test.each(products)('the picture of $title is put into words', ({ alt, title }) => {
  expect(alt.length).toBeGreaterThan(20);
  expect(alt.length).toBeLessThanOrEqual(125);
  expect(alt.toLowerCase()).not.toBe(title.toLowerCase());
  expect(alt).not.toMatch(/^(picture|image|photo)/i);
});

test.each(Object.entries(categoryHues))('the badge of %s is legible', (_category, hue) => {
  const tint = linearRgb(displayColour('--tint'), hue);
  const ink = linearRgb(displayColour('--tint-ink'), hue);
  expect((luminance(tint) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThanOrEqual(7);
  // Browsers would change a colour that is out of gamut.
  const channels = [...Object.values(tint), ...Object.values(ink)];
  expect(channels.filter((channel) => !(channel >= 0 && channel <= 1))).toEqual([]);
});

test('a product is found by its id in any case, and nothing else is', () => {
  expect(findProduct('Cumin')?.title).toBe('Cumin Seeds');
  for (const id of [undefined, '', 'cumi', 'constructor', '__proto__', 'cumin ']) {
    expect(findProduct(id)).toBeUndefined();
  }
});
