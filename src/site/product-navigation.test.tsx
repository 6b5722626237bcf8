import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { categories } from '@/catalogue/categories';
import { filterProducts, type Product } from '@/catalogue/products';
import { productPath } from '@/config/paths';
import { NeighbourLinks } from './product-navigation';

function neighboursOf(product: Product) {
  render(<NeighbourLinks product={product} />, { wrapper: MemoryRouter });
  const pathOf = (name: RegExp) => screen.queryByRole('link', { name })?.getAttribute('href');
  const found = { previous: pathOf(/^Previous/), next: pathOf(/^Next/) };
  cleanup();
  return found;
}

test.each(categories)('next leads through all of %s, and previous back', (category) => {
  const all = filterProducts(category);
  const paths = all.map(({ id }) => productPath(id));
  const neighbours = all.map(neighboursOf);
  expect(neighbours.map(({ next }) => next)).toEqual([...paths.slice(1), undefined]);
  expect(neighbours.map(({ previous }) => previous)).toEqual([undefined, ...paths.slice(0, -1)]);
});
