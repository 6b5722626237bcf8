import type { Locator, Page } from '@playwright/test';
import type { Category } from '../../../src/catalogue/categories';
import { products } from '../../../src/catalogue/products';
import { productLinks } from '../../../src/site/layout/navigation';

export const showAll = `Show all ${products.length} products`;

export function countOf(category: Category): number {
  return products.filter((product) => product.category === category).length;
}

/** What the menu lists: src/site/layout/site-layout.test.tsx. */
export const menuNames = productLinks.map(({ label }) => label);

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
