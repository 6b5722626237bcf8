import { expect, test } from 'vitest';
import { ambiguousQueries, buyerQueries } from '@/../tests/search/buyer-queries';
import { goodsNotSold, goodsOfAnotherSort } from '@/../tests/search/goods-not-sold';
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

test('at least 60 goods that are not sold, each once and none a query of the above', () => {
  const goods = [...goodsNotSold, ...goodsOfAnotherSort.map(([query]) => query)];
  expect(new Set([...goods, ...cases.map(({ query }) => query)]).size).toBe(
    goods.length + cases.length,
  );
  expect(goodsNotSold.length).toBeGreaterThan(60);
});

test('nothing is found for 95 % of the goods that are not sold', () => {
  const taken = goodsNotSold
    .map((query) => ({ query, titles: searchProducts(query).hits.map((hit) => hit.product.title) }))
    .filter(({ titles }) => titles.length > 0);
  expect(taken.length / goodsNotSold.length, JSON.stringify(taken)).toBeLessThan(0.05);
});

test('of goods of another sort, the sort is named as missing', () => {
  for (const [query, missing] of goodsOfAnotherSort) {
    expect(searchProducts(query).missing.join(' ').split(' '), query).toContain(missing);
  }
});
