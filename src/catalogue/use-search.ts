import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store';
import type { Category } from './categories';
import { products } from './products';
import type { ProductHit, SearchResult } from './search/search-result';
import { hasLettersOrDigits, type SearchText } from './search-text';

type Engine = (query: string, isTyping: boolean) => SearchResult;

const engineStore = createStore<Engine | undefined>(undefined);

export async function loadSearch(): Promise<void> {
  const engine = import('./search/search-products').then(({ searchProducts }) => searchProducts);
  engineStore.set(await engine.catch(() => searchTitles));
}

function searchTitles(query: string): SearchResult {
  const folded = query.toLowerCase();
  const hits = products.flatMap((product): ProductHit[] => {
    const from = product.title.toLowerCase().indexOf(folded);
    return from < 0 ? [] : [{ product, titleRanges: [[from, from + folded.length]] }];
  });
  return { hits, missing: [], asks: [], wanted: [{ title: query }], matched: [] };
}

export type Search = SearchResult & {
  text: string;
  category: Category | undefined;
  hitsInCategory: readonly ProductHit[];
  onlyTitlesSearched: boolean;
  /** While it is being typed, the last word may be the beginning of another one. */
  mayGoOn: boolean;
};

/** `search` is undefined while `loading`, without a letter or digit, and after one or two letters of a word. */
export function useSearch(query: SearchText, category: Category | undefined, isTyping: boolean) {
  const engine = useSyncExternalStore(engineStore.subscribe, engineStore.get, () => undefined);
  const loading = !engine && hasLettersOrDigits(query);
  useEffect(() => {
    if (loading) void loadSearch();
  }, [loading]);
  // The query of the first render was typed on an earlier visit of the page.
  const [paused, setPaused] = useState(query);
  useEffect(() => {
    const timer = setTimeout(setPaused, 1000, query);
    return () => clearTimeout(timer);
  }, [query]);
  const mayGoOn = isTyping && paused !== query;
  const search = useMemo((): Search | undefined => {
    if (!engine || !hasLettersOrDigits(query)) return undefined;
    let result = engine(query, isTyping);
    // What a beginning has found stays after a pause: `pist` is no word, but has found pistachios.
    const whole = mayGoOn ? result : engine(query, false);
    if (result.hits.every(({ product }, at) => product === whole.hits[at]?.product)) result = whole;
    const { hits, missing, asks, isQuestion } = result;
    const onlyTitlesSearched = engine === searchTitles;
    // `best`, or `5 kg`, may be the beginning of `best basmati`.
    const isEmpty = hits.length + missing.length + (mayGoOn ? 0 : asks.length) === 0;
    if (!onlyTitlesSearched && isEmpty && (mayGoOn || !isQuestion)) return undefined;
    const hitsInCategory = hits.filter(({ product }) => !category || product.category === category);
    return { ...result, text: query, category, hitsInCategory, onlyTitlesSearched, mayGoOn };
  }, [engine, query, category, isTyping, mayGoOn]);
  return { search, loading };
}
