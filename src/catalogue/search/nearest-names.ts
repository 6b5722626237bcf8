import { markNames } from './mark-names';
import { type ProductIndex, termsOf } from './search-index';
import { wordsOf } from './words';

const shown = 3;

/** Names of the goods that are spelt or sound most like the query: some 29 % of the letters differ at most. */
export function nearestNames({ search, products }: ProductIndex, query: string): string[] {
  const terms = wordsOf(query)
    .filter((word) => word.length > 3)
    .flatMap((word) => termsOf(word));
  const hits = search.search({
    combineWith: 'OR',
    queries: terms.map((term) => ({
      queries: [term],
      fields: ['name', 'nameWord'],
      tokenize: (whole: string) => [whole],
      processTerm: (whole: string) => whole,
      fuzzy: 0.29,
      maxFuzzy: 5,
    })),
  });
  return hits.slice(0, shown).flatMap((hit) => {
    const product = products.get(hit.id);
    return product ? (markNames(product, query, hit).alsoCalled?.name ?? product.title) : [];
  });
}
