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
  for (const { id, alt, title, description } of products) {
    const sentences = description.match(/[^.]+\./g) ?? [];
    expect(sentences.length, `sentences of ${id}`).toBeOneOf([1, 2]);
    expect(sentences[0]?.length, `first sentence of ${id}`).toBeLessThanOrEqual(66);
    expect(description.length, `description of ${id}`).toBeLessThanOrEqual(150);
    expect(alt.length, `alt of ${id}`).toBeGreaterThan(title.length);
    expect(alt.length, `alt of ${id}`).toBeLessThanOrEqual(125);
  }
});

test('a product is found by its id in any case, and nothing else is', () => {
  expect(findProduct('Cumin')?.title).toBe('Cumin Seeds');
  for (const id of [undefined, '', 'cumi', 'constructor', '__proto__', 'cumin ']) {
    expect(findProduct(id)).toBeUndefined();
  }
});
