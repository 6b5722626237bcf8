import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGoods } from '@/catalogue/goods/goods-files';
import { products } from '@/catalogue/products';
import { searchProducts } from './search-products';

/** `at` names the line in a failure. */
const linesOf = (file: string) =>
  readGoods(join(import.meta.dirname, '../../../tests/search', file)).map((cells, index) => ({
    cells,
    at: `${file}:${index + 2} ${cells.join(' | ')}`,
  }));

const idsOf = (query: string) => searchProducts(query).hits.map(({ product }) => product.id);
const goods = (file: string) => readGoods(join(import.meta.dirname, '../goods', file));
const names = goods('names.tsv');
const notSold = linesOf('not-sold.tsv');

const buyers = linesOf('buyer-queries.tsv').map(({ cells: [wanted = '', query = ''], at }) => {
  const rank = idsOf(query).findIndex((id) => wanted.split(',').includes(id));
  return { wanted, rank: rank < 0 ? Number.POSITIVE_INFINITY : rank, at };
});

test('95 % of what buyers type brings the product first, 99 % among the first three', () => {
  const missed = (limit: number) => buyers.filter(({ rank }) => rank >= limit).map(({ at }) => at);
  expect(missed(1).length / buyers.length, missed(1).join('\n')).toBeLessThan(0.05);
  expect(missed(3).length / buyers.length, missed(3).join('\n')).toBeLessThan(0.01);
});

test('each product is looked for in at least three ways', () => {
  const ways = (id: string) => buyers.filter(({ wanted }) => wanted === id).length;
  expect(products.filter(({ id }) => ways(id) < 3)).toEqual([]);
});

test('nothing is found for 95 % of the goods that are not sold', () => {
  const taken = notSold.filter(({ cells: [query = ''] }) => idsOf(query).length > 0);
  const lines = taken.map(({ at }) => at);
  expect(lines.length / notSold.length, lines.join('\n')).toBeLessThan(0.05);
});

test('of goods of another sort, the sort is named as missing', () => {
  const wrong = linesOf('other-sort.tsv').filter(({ cells: [sort = '', query = ''] }) => {
    return !searchProducts(query).missing.join(' ').split(' ').includes(sort);
  });
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test('each answer has these goods in front, or none, and says what is missing and what is asked', () => {
  const wrong = linesOf('answers.tsv').filter(({ cells }) => {
    const [, first = '', ...said] = cells;
    const query = said.pop() ?? '';
    const { missing, asks } = searchProducts(query);
    const front = idsOf(query).slice(0, first ? first.split(',').length : undefined);
    return [front.toSorted(), missing, asks].join('\t') !== [first, ...said].join('\t');
  });
  expect(wrong.map(({ at }) => at)).toEqual([]);
});

test('the note and the amount go with each product as they were typed, or with what is asked for', () => {
  const wrong = linesOf('amounts.tsv').flatMap(({ cells, at }) => {
    const [id = '', ...expected] = cells;
    const { hits, wanted } = searchProducts(expected.pop() ?? '');
    const { note, amount } = hits.find(({ product }) => product.id === id) ?? { note: 'no hit' };
    const asked = wanted.map((each) => [each.title, each.amount?.quantity, ''].join('\t'));
    const said = id ? [[note, amount?.quantity, amount?.unit].join('\t')] : asked;
    return said.join() === expected.join('\t') ? [] : `${at}: ${said}`;
  });
  expect(wrong).toEqual([]);
});

test.each(products)('each name of $title brings it, and nothing of it is denied', (product) => {
  const own = names.filter(([of]) => of === product.id).map((columns) => columns.at(-1) ?? '');
  const wrong = [product.title, ...own].filter((name) => {
    const { hits, missing } = searchProducts(name);
    return missing.length > 0 || !hits.some((hit) => hit.product.id === product.id);
  });
  expect(wrong).toEqual([]);
});

test('goods that are not listed bring nothing', () => {
  const found = goods('not-listed.tsv').filter(([, name = '']) => idsOf(name).length > 0);
  expect(found).toEqual([]);
});
