import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Category } from './categories';
import { CategoryFilter } from './category-filter';
import { filterProducts } from './filter-products';
import { ProductGrid } from './product-grid';

function Catalogue({ first }: { first?: Category }) {
  const [category, setCategory] = useState(first);
  const products = filterProducts(category);
  return (
    <MemoryRouter>
      <CategoryFilter selected={category} onSelect={setCategory} />
      <ProductGrid products={products} />
    </MemoryRouter>
  );
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

test('the buttons stand in the specified order', () => {
  render(<Catalogue />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'All',
    'Rice',
    'Spices',
    'Pulses',
    'Nuts & Dry Fruits',
    'Fresh Fruits & Vegetables',
    'Seafood, Meat and Poultry',
    'Grains',
    'Others',
  ]);
});

test('exactly one button is pressed, whatever is chosen', async () => {
  const user = userEvent.setup();
  render(<Catalogue />);
  for (const button of screen.getAllByRole('button')) {
    await user.click(button);
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([button]);
  }
});

test('choosing what is chosen already changes nothing', async () => {
  const user = userEvent.setup();
  render(<Catalogue first="Rice" />);
  const before = titles();
  await user.click(screen.getByRole('button', { name: 'Rice' }));
  expect(titles()).toEqual(before);
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Rice');
});

test('the buttons work by keyboard', async () => {
  const user = userEvent.setup();
  render(<Catalogue />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Rice' })).toHaveFocus();
  await user.keyboard(' ');
  expect(titles()).toHaveLength(7);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(titles()).toHaveLength(6);
});
