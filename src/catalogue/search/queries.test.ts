import { expect, test } from 'vitest';
import { ambiguousQueries, buyerQueries } from './buyer-queries';
import { searchProducts } from './search-products';

const cases = Object.entries(buyerQueries).flatMap(([id, queries]) =>
  queries.map((query) => ({ query, ids: [id] as readonly string[] })),
);
for (const [query, ids] of ambiguousQueries) cases.push({ query, ids });

const ranks = cases.map(({ query, ids }) => {
  const { hits } = searchProducts(query);
  const rank = hits.findIndex(({ product }) => ids.includes(product.id));
  return { query, rank: rank < 0 ? Number.POSITIVE_INFINITY : rank };
});

function shareOf(limit: number): number {
  return ranks.filter(({ rank }) => rank < limit).length / ranks.length;
}

test('each product is looked for in at least three ways, and all in at least 150', () => {
  for (const queries of Object.values(buyerQueries)) expect(queries.length).toBeGreaterThan(2);
  expect(cases.length).toBeGreaterThan(150);
  expect(new Set(cases.map(({ query }) => query)).size).toBe(cases.length);
});

test('95 % of the queries bring their product first, 99 % among the first three', () => {
  const missed = ranks.filter(({ rank }) => rank > 0);
  expect(shareOf(1), JSON.stringify(missed)).toBeGreaterThan(0.95);
  expect(shareOf(3), JSON.stringify(missed)).toBeGreaterThan(0.99);
});
