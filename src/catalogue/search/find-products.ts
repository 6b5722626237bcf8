import type { SearchOptions, SearchResult } from 'minisearch';
import { soundOf, spellingOf } from './folding';
import { boost, type IndexedField, indexedFields, type ProductIndex } from './search-index';

export type Found = {
  id: string;
  score: number;
  /** Of the index. */
  terms: readonly string[];
  /** Of the query. */
  tokens: ReadonlySet<string>;
};

/** The products that match all tokens, the best first; or else those that match what is essential of them. */
export function findProducts(index: ProductIndex, tokens: readonly string[]): Found[] {
  const last = tokens.length - 1;
  const joined = tokens.map(spellingOf).join('');
  const all = combine(index, tokens, [
    ...tokens.map((token, at) => lookUp(index, token, at === last)),
    last > 0 ? exactly(index, joined, ['name', 'kind']) : [],
  ]);
  const complete = all.filter((found) => found.tokens.size === tokens.length);
  if (complete.length > 0) return complete;
  // "dragon fruit" is not any fruit, and "green tea" no green peas.
  const essential = tokens.map((token, at) =>
    exactly(index, spellingOf(token), at === last ? ['name', 'nameToken'] : ['name']),
  );
  const some = combine(index, tokens, essential);
  return best(some);
}

/** Without those that have less than two thirds of the best score, which are noise. */
function best<Hit extends { score: number }>(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ score }) => score > (hits[0]?.score ?? 0) * 0.66);
}

/** One for each product, from the hits of each token and then of all tokens; equal ones as in the catalogue. */
function combine(
  { products }: ProductIndex,
  tokens: readonly string[],
  hits: readonly (readonly SearchResult[])[],
): Found[] {
  const found = new Map<string, Found>();
  for (const [at, { id, score, terms }] of hits.flatMap((each, at) =>
    each.map((hit) => [at, hit] as const),
  )) {
    const before = found.get(id);
    const token = tokens[at];
    found.set(id, {
      id,
      score: score + (before?.score ?? 0),
      terms: [...terms, ...(before?.terms ?? [])],
      tokens: new Set([...(token ? [token] : tokens), ...(before?.tokens ?? [])]),
    });
  }
  return [...products.keys()]
    .flatMap((id) => found.get(id) ?? [])
    .toSorted((one, other) => Math.round(other.score) - Math.round(one.score));
}

/**
 * A token that is in the index as typed means that word ("atta" is no part of "matta"); else words that
 * begin with it or sound like it; else, misspelt, those most like it.
 */
function lookUp(index: ProductIndex, token: string, last: boolean): SearchResult[] {
  const spelling = spellingOf(token);
  const spoken = indexedFields.filter((field) => field !== 'scientificToken');
  const exact = search(index, [spelling], indexedFields);
  if (exact.length > 0) return exact;
  const sound = soundOf(spelling);
  const begun = search(index, spelling.length > 2 ? [spelling, sound] : [spelling], spoken, {
    prefix: (term) => (last || spelling.length > 3) && (term === spelling || term.length > 4),
  });
  if (begun.length > 0 || /\d/.test(spelling)) return begun;
  const misspelt = search(index, [spelling, ...swapped(spelling)], spoken, {
    fuzzy: (term) => wrongLetters(token) - (term === spelling ? 0 : 1),
    // Nobody mistakes the first letter: namak is no samak.
    filter: ({ terms }) => terms.some((term) => soundOf(term)[1] === sound[1]),
  });
  return best(misspelt);
}

/** The token as it is spelt or, where there is none, as it sounds. */
function exactly(index: ProductIndex, spelling: string, fields: readonly IndexedField[]) {
  const exact = search(index, [spelling], fields);
  return exact.length > 0 ? exact : search(index, [soundOf(spelling)], fields);
}

function search(
  { search }: ProductIndex,
  terms: string[],
  fields: readonly IndexedField[],
  options?: SearchOptions,
): SearchResult[] {
  return search.search(
    { combineWith: 'OR', queries: terms },
    {
      fields: [...fields],
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost,
      // A match counts once, however often and in however long a text it stands.
      bm25: { k: 0, b: 0, d: 0.5 },
      weights: { prefix: 0.3, fuzzy: 0.2 },
      ...options,
    },
  );
}

/** With each two neighbouring letters swapped, which MiniSearch would count as two wrong ones. */
function swapped(token: string): string[] {
  return Array.from(
    token.slice(1),
    (letter, at) => token.slice(0, at) + letter + token[at] + token.slice(at + 2),
  );
}

function wrongLetters({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}
