import { render as renderAlone, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { categoryHues } from './categories';
import { ProductGrid } from './product-grid';
import { products } from './products';

const render = (grid: ReactNode) => renderAlone(<MemoryRouter>{grid}</MemoryRouter>);

test('each product is one card, with its own picture, texts and category', () => {
  render(<ProductGrid products={products} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(products.length);
  for (const [index, product] of products.entries()) {
    const card = within(cards[index] ?? document.body);
    expect(card.getByRole('heading', { level: 3, name: product.title })).toBeInTheDocument();
    const link = card.getByRole('link');
    expect(link).toHaveAccessibleName(product.title);
    expect(link).toHaveAttribute('href', `/products/${product.id}`);
    const [summary = ''] = product.description.split(/(?<=\.) /);
    expect(card.getByText(summary)).toBeInTheDocument();
    expect(card.getByText(product.category)).toBeInTheDocument();
    const picture = card.getByRole('img', { name: product.alt });
    expect(picture.getAttribute('src')).toContain(product.id);
  }
});

test('pictures are offered as AVIF at several widths, and reserve their space', () => {
  render(<ProductGrid products={products.slice(0, 1)} />);
  const picture: HTMLImageElement = screen.getByRole('img');
  expect(picture.srcset).toMatch(/^\/\S+\.avif \d+w(, \/\S+\.avif \d+w)+$/);
  expect(picture.sizes).toMatch(/, 6.6rem$/);
  expect(Number(picture.getAttribute('width'))).toBe(960);
  expect(Number(picture.getAttribute('height'))).toBe(720);
});

test('a card has the hue of its product, its badge that of the category', () => {
  const [product] = products;
  render(<ProductGrid products={[product]} />);
  const hueOf = ({ style }: HTMLElement) => style.getPropertyValue('--hue');
  expect(hueOf(screen.getByRole('listitem'))).toBe(`${product.hue}`);
  expect(hueOf(screen.getByText(product.category))).toBe(`${categoryHues[product.category]}`);
});

test('pictures load lazily', () => {
  render(<ProductGrid products={products.slice(0, 2)} />);
  const loading = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
  expect(loading).toEqual(['lazy', 'lazy']);
});

test('what can be done with a product stands on its card', () => {
  render(
    <ProductGrid
      products={products.slice(0, 2)}
      Action={({ product }) => <button type="button">Take {product.title}</button>}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByRole('button')).toHaveTextContent('Take Idly Rice');
  expect(within(second as HTMLElement).getByRole('button')).toHaveTextContent('Take Boiled Rice');
});
