import type { Locator, Page } from '@playwright/test';

export const categoryCounts = {
  All: 64,
  Rice: 7,
  Spices: 6,
  Pulses: 12,
  'Nuts & Dry Fruits': 8,
  'Fresh Fruits & Vegetables': 13,
  'Seafood, Meat and Poultry': 12,
  Grains: 5,
  Others: 1,
} as const;

export const menuNames = [
  'All Products',
  'Rice',
  'Spices',
  'Pulses',
  'Nuts & Dry Fruits',
  'Fresh Fruits & Vegetables',
  'Grains',
];

function headingOf(category: string): string {
  return category === 'All' ? 'All Products' : category;
}

export function catalogueOf(page: Page) {
  const filter = page.getByRole('group', { name: 'Filter products by category' });
  return {
    filter,
    button: (category: string): Locator =>
      filter.getByRole('button', { name: category, exact: true }),
    // Some slides on home have the same names; they come first.
    heading: (category: string): Locator =>
      page.getByRole('heading', { level: 2, name: headingOf(category), exact: true }).last(),
    cards: page.locator('li:not([hidden])').filter({ has: page.locator('> img') }),
  };
}

export async function columnsOf(cards: Locator): Promise<number> {
  const lefts = await cards.evaluateAll((all) =>
    all.slice(0, 8).map((card) => Math.round(card.getBoundingClientRect().x)),
  );
  return new Set(lefts).size;
}
