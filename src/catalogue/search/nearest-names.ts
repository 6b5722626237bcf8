import { markNames } from './mark-names';
import { type ProductIndex, soundMark, termsOf } from './search-index';
import { wordsOf } from './words';

const shown = 3;

/** Names of the goods that are spelt or sound most like the query: at most a third of the letters differ. */
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
      fuzzy: term.startsWith(soundMark) ? 0.3 : 0.34,
      maxFuzzy: 5,
    })),
  });
  return hits.slice(0, shown).flatMap((hit) => {
    const product = products.get(hit.id);
    return product ? (markNames(product, query, hit).alsoCalled?.name ?? product.title) : [];
  });
}
