import { useMemo, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';
import type { Category } from './categories';
import { countByCategory } from './count-by-category';
import { type Product, products } from './products';
import type { ProductHit, SearchResult } from './search/search-products';
import { readSearchParam } from './search-param';

type Engine = (query: string) => SearchResult;

const engine = createStore<Engine | undefined>(undefined);

/** Called on the first focus of a search field. Without the engine's chunk, titles alone are searched. */
export async function loadSearch(): Promise<void> {
  if (engine.get() && engine.get() !== searchTitles) return;
  try {
    const { searchProducts } = await import('./search/search-products');
    // Builds the index before the first letter is typed.
    searchProducts('');
    engine.set(searchProducts);
  } catch {
    engine.set(searchTitles);
  }
}

function searchTitles(query: string): SearchResult {
  const wanted = query.toLowerCase();
  const found = products.filter(({ title }) => title.toLowerCase().includes(wanted));
  return {
    hits: found.map((product) => {
      const from = product.title.toLowerCase().indexOf(wanted);
      return { product, titleRanges: [[from, from + wanted.length]] };
    }),
    suggestions: [],
  };
}

export type Search = {
  words: string;
  /** Within the category, the best first. */
  products: readonly Product[];
  /** By the product's id. */
  hits: ReadonlyMap<string, ProductHit>;
  /** In all categories. */
  total: number;
  counts: ReadonlyMap<Category, number>;
  suggestions: readonly string[];
};

/** What the catalogue has for a text. Undefined without words, and until the engine is there. */
export function useSearch(text: string, category: Category | undefined): Search | undefined {
  const search = useSyncExternalStore(engine.subscribe, engine.get, () => undefined);
  const words = readSearchParam(text);
  return useMemo(() => {
    if (!search || !/[\p{L}\p{N}]/u.test(words)) return undefined;
    const { hits, suggestions } = search(words);
    const found = hits.map(({ product }) => product);
    return {
      words,
      products: category ? found.filter((each) => each.category === category) : found,
      hits: new Map(hits.map((hit) => [hit.product.id, hit])),
      total: hits.length,
      counts: countByCategory(found),
      suggestions,
    };
  }, [search, words, category]);
}
