import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { categoryHues } from '@/catalogue/categories';
import { products } from '@/catalogue/products';
import { ProductGrid } from './product-grid';

test('each product is one card, with its own picture, texts, category and colours', () => {
  render(<ProductGrid products={products} />, { wrapper: MemoryRouter });
  const cards = screen.getAllByRole('listitem');
  const hueOf = ({ style }: HTMLElement) => Number(style.getPropertyValue('--hue'));
  for (const [index, product] of products.entries()) {
    const card = within(cards[index] ?? document.body);
    expect(card.getByRole('heading', { level: 3, name: product.title })).toBeInTheDocument();
    const link = card.getByRole('link', { name: product.title });
    expect(link).toHaveAttribute('href', `/products/${product.id}`);
    const [summary = ''] = product.description.split(/(?<=\.) /);
    expect(card.getByText(summary)).toBeInTheDocument();
    expect(hueOf(card.getByText(product.category))).toBe(categoryHues[product.category]);
    expect(hueOf(cards[index] ?? document.body)).toBe(product.hue);
    const picture = card.getByRole('img', { name: product.alt });
    expect(picture.getAttribute('src')).toContain(product.id);
    expect(picture).toHaveAttribute('loading', 'lazy');
  }
  expect(cards).toHaveLength(products.length);
});
