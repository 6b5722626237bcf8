import { expect, test } from 'vitest';
import { searchProducts } from './search-products';

test.each([
  ['zeera', 'cumin'],
  ['كمون', 'cumin'],
  ['जीरा', 'cumin'],
  ['haldi', 'turmeric'],
  ['prawns', 'shrimp'],
  ['basmathi', 'basmati-1121-steam-rice'],
])('%s brings %s first', (query, id) => {
  expect(searchProducts(query).hits[0]?.product.id).toBe(id);
});
