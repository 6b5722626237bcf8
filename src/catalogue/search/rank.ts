import { type Product, products } from '@/catalogue/products';
import type { Reading } from './read-query';
import { weights } from './search-index';

/** Finds products by the surest role in the query. Each weaker role narrows them, unless none would be left. */
export function rank(used: readonly Reading[]): Product[] {
  // The goods come first: `foztoq halabi`, `lamb leg rolled`.
  const first = used.find(({ role }) => role === 'guessed' || role === 'variety');
  const [surest = [], ...narrowing] = ['name', first?.role, 'guessed', 'variety', 'weak']
    .map((tier) => used.filter(({ role }) => role === tier))
    .filter((readings) => readings.length > 0);
  const score = (product: Product) => scoreOf(product, surest);
  // Of sorts, the first is that of the goods: `chickpeas 9mm or 8mm`.
  const [lead] = surest;
  const led = products.filter((each) => lead?.role !== 'variety' || lead.matches?.has(each));
  const matched = mostMatched(led, surest).toSorted((one, other) => score(other) - score(one));
  // `fresh fish`: a word of a category (Fresh Fruits & Vegetables) adds nothing to what is named.
  const named = matched.filter((product) => score(product) > weights.kindWord);
  const found = surest.length > 1 && named.length > 0 ? named : matched;
  // The `w320` of `cashew w320 pistachio` narrows the cashews alone.
  const areRivals = (one: Product, other: Product) =>
    surest.some(({ matches }) => matches?.has(one) && matches.has(other));
  let left = found;
  for (const readings of narrowing)
    left = left.filter((product) => {
      const narrowed = mostMatched(
        left.filter((each) => areRivals(product, each)),
        readings,
      );
      return narrowed.length === 0 || narrowed.includes(product);
    });
  return left;
}

export function scoreOf(product: Product, readings: readonly Reading[]): number {
  return readings.reduce((sum, { matches }) => sum + (matches?.get(product) ?? 0), 0);
}

function mostMatched(among: readonly Product[], readings: readonly Reading[]): Product[] {
  const count = (product: Product) =>
    readings.filter(({ matches }) => matches?.has(product)).length;
  const most = Math.max(1, ...among.map(count));
  return among.filter((product) => count(product) === most);
}
