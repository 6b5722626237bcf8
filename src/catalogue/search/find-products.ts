import type { Product } from '@/catalogue/products';
import { joined, termsOf } from './folding';
import { type Hit, hitsOf, type IndexedField, type ProductIndex } from './search-index';

export type Found = Hit & {
  /** Of the query. */
  tokens: ReadonlySet<string>;
};

const names: readonly IndexedField[] = ['name', 'nameToken'];
const spoken: readonly IndexedField[] = [...names, 'kind', 'kindToken'];

/** The products that match all tokens, the best first; or else those that match what is essential of them. */
export function findProducts(index: ProductIndex, tokens: readonly string[]): Found[] {
  const last = tokens.length - 1;
  const all = combine(index, [
    ...tokens.map((token) => matching([token], lookUp(index, token))),
    last > 0 ? matching(tokens, exactly(index, joined(tokens), ['name', 'kind'])) : [],
  ]);
  const complete = all.filter((found) => found.tokens.size === new Set(tokens).size);
  if (complete.length > 0) return complete;
  // "dragon fruit" is not any fruit, and "green tea" no green peas.
  const essential = tokens.map((token, at) =>
    matching([token], exactly(index, token, at === last ? names : ['name'])),
  );
  return combine(index, essential);
}

function matching(tokens: readonly string[], hits: readonly Hit[]): Found[] {
  return hits.map((hit) => ({ ...hit, tokens: new Set(tokens) }));
}

/** One for each product, the best first, equal ones in the order of the catalogue. */
function combine({ products }: ProductIndex, lists: readonly Found[][]): Found[] {
  const found = new Map<Product, Found>();
  for (const hit of lists.flat()) {
    const before = found.get(hit.product);
    found.set(hit.product, {
      product: hit.product,
      score: hit.score + (before?.score ?? 0),
      terms: [...hit.terms, ...(before?.terms ?? [])],
      tokens: new Set([...hit.tokens, ...(before?.tokens ?? [])]),
    });
  }
  return products
    .flatMap((product) => found.get(product) ?? [])
    .toSorted((one, other) => Math.round(other.score) - Math.round(one.score));
}

/**
 * A token that is in the index as typed means that word ("atta" is no part of "matta"); else words that
 * begin with it or sound like it; else, misspelt, those most like it.
 */
function lookUp(index: ProductIndex, token: string): Hit[] {
  const [spelling, sound] = termsOf(token);
  const exact = hitsOf(index, spelling, [...spoken, 'scientificToken']);
  if (exact.length > 0) return exact;
  const begun = [
    ...hitsOf(index, spelling, spoken, { begun: true }),
    ...hitsOf(index, sound, spoken, { begun: sound.length > 4 }),
  ];
  if (begun.length > 0 || token.length < 5) return begun;
  const wrong = token.length < 8 ? 1 : 2;
  const misspelt = [
    ...hitsOf(index, spelling, spoken, { wrong }),
    ...swapped(spelling).flatMap((each) => hitsOf(index, each, spoken, { wrong: wrong - 1 })),
  ];
  const most = Math.max(...misspelt.map(({ score }) => score));
  // Less than two thirds of the best is noise. Nobody mistakes the first letter: namak is no samak.
  return misspelt
    .filter(({ score }) => score > most * 0.66)
    .filter(({ terms }) => terms.some((term) => termsOf(term)[1][1] === sound[1]));
}

/** The token as it is spelt or, where there is none, as it sounds. */
function exactly(index: ProductIndex, token: string, fields: readonly IndexedField[]): Hit[] {
  const [spelling, sound] = termsOf(token);
  const exact = hitsOf(index, spelling, fields);
  return exact.length > 0 ? exact : hitsOf(index, sound, fields);
}

/** With each two neighbouring letters swapped, which would count as two wrong ones. */
function swapped(token: string): string[] {
  return Array.from(
    token.slice(1),
    (letter, at) => token.slice(0, at) + letter + token[at] + token.slice(at + 2),
  );
}
