import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categories } from './categories';
import { findProduct, products } from './products';

test('each category holds as many products as specified, in their order', () => {
  const counts = categories.map((category) => [
    category,
    products.filter((product) => product.category === category).length,
  ]);
  expect(counts).toEqual([
    ['Rice', 7],
    ['Spices', 6],
    ['Pulses', 12],
    ['Nuts & Dry Fruits', 8],
    ['Fresh Fruits & Vegetables', 13],
    ['Seafood, Meat and Poultry', 12],
    ['Grains', 5],
    ['Others', 1],
  ]);
  const order = products.map((product) => categories.indexOf(product.category));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('each product has an id, texts and a picture of its own', () => {
  for (const key of ['id', 'title', 'alt', 'description', 'picture'] as const) {
    expect(new Set(products.map((product) => product[key])).size, key).toBe(products.length);
  }
  const masters = join(import.meta.dirname, '../pictures/masters');
  expect(readdirSync(join(masters, 'products'))).toHaveLength(products.length);
  const without = products.filter(({ picture }) => !existsSync(join(masters, `${picture}.jpg`)));
  expect(without).toEqual([]);
});

test('a description is two sentences, the first short enough for a card, and a picture has words', () => {
  const wrong = products.filter(({ alt, title, description }) => {
    const sentences = description.match(/[^.]+\./g) ?? [];
    const [first = ''] = sentences;
    const isShort = first.length <= 66 && description.length <= 150 && sentences.length <= 2;
    return !isShort || alt.length <= title.length || alt.length > 125;
  });
  expect(wrong).toEqual([]);
});

test('a product is found by its id in any case, and nothing else is', () => {
  expect(findProduct('Cumin')?.title).toBe('Cumin Seeds');
  for (const id of [undefined, '', 'cumi', 'constructor', '__proto__', 'cumin ']) {
    expect(findProduct(id)).toBeUndefined();
  }
});
