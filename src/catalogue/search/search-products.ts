import { type Product, products } from '@/catalogue/products';
import { readSearchParam } from '@/catalogue/search-param';
import { findProducts } from './find-products';
import { type MarkedNames, markNames } from './mark-names';
import { isQuality, wantedIn } from './query-tokens';
import { indexProducts, type ProductIndex } from './search-index';

export type ProductHit = MarkedNames & { product: Product };

export type SearchResult = {
  /** The best first. A query without letters or digits finds nothing: show all products for it. */
  hits: readonly ProductHit[];
  /** The tokens of the query, as typed, that the best hit has in none of its names. */
  missing: readonly string[];
  /** False where only a state or an origin is missing ("frozen"): the hits are the goods asked for. */
  similar: boolean;
};

let index: ProductIndex | undefined;

/** Searches the catalogue. Any text is a query; what `readSearchParam` cuts off is not looked at. */
export function searchProducts(query: string): SearchResult {
  index ??= indexProducts(products);
  return searchIndex(index, readSearchParam(query));
}

export function searchIndex(index: ProductIndex, query: string): SearchResult {
  const tokens = wantedIn(query);
  const goods = tokens.filter((token) => !isQuality(token));
  let found = findProducts(index, tokens);
  if ((found[0]?.tokens.size ?? 0) < tokens.length && goods.length < tokens.length)
    found = findProducts(index, goods);
  const missing = tokens.filter((token) => !found[0]?.tokens.has(token));
  const hits = found.map((hit) => ({ product: hit.product, ...markNames(query, hit) }));
  return { hits, missing, similar: missing.some((token) => !isQuality(token)) };
}
