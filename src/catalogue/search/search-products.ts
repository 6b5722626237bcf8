import { type Product, products } from '@/catalogue/products';
import { readSearchParam } from '@/catalogue/search-param';
import { findProducts } from './find-products';
import { type MarkedNames, markNames } from './mark-names';
import { nearestNames } from './nearest-names';
import { indexProducts, type ProductIndex } from './search-index';

export type ProductHit = MarkedNames & { product: Product };

export type SearchResult = {
  /** The best first. A query without letters or digits finds nothing: show all products for it. */
  hits: readonly ProductHit[];
  /** Only when nothing is found: up to three names of goods, each of which finds its product. */
  suggestions: readonly string[];
};

let index: ProductIndex | undefined;

/** Searches the catalogue. Any text is a query; what `readSearchParam` cuts off is not looked at. */
export function searchProducts(query: string): SearchResult {
  index ??= indexProducts(products);
  return searchIndex(index, readSearchParam(query));
}

export function searchIndex(index: ProductIndex, query: string): SearchResult {
  const hits = findProducts(index, query).flatMap((hit) => {
    const product = index.products.get(hit.id);
    return product ? [{ product, ...markNames(product, query, hit) }] : [];
  });
  return { hits, suggestions: hits.length > 0 ? [] : nearestNames(index, query) };
}
