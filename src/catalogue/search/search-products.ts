import type { Category } from '@/catalogue/categories';
import { namesOf } from '@/catalogue/product-names';
import { type Product, products } from '@/catalogue/products';
import { readSearchParam } from '@/catalogue/search-param';
import { findEntries } from './find-entries';
import { kinds } from './kinds';
import { nearestNames } from './nearest-names';
import { buildIndex, type SearchIndex, type SearchText } from './search-index';
import type { TextRange } from './words';

export type ProductHit = {
  product: Product;
  /** The letters to mark: UTF-16 offsets, in order, without overlap. */
  titleRanges: readonly TextRange[];
  /** For "also called": the name that matched where the title did not. Plain text of any script. */
  alsoCalled?: { name: string; ranges: readonly TextRange[] };
};

export type SearchResult = {
  /** The best first. A query without letters or digits finds nothing: show all products for it. */
  hits: readonly ProductHit[];
  /** Only when nothing is found: up to three names of goods, each of which finds its product. */
  suggestions: readonly string[];
};

let index: SearchIndex<Product> | undefined;

/** Searches the catalogue. Any text is a query; what `readSearchParam` cuts off is not looked at. */
export function searchProducts(query: string): SearchResult {
  index ??= indexProducts(products);
  const read = readSearchParam(query);
  const hits = findEntries(index, read).map(({ item, titleRanges, name }) => ({
    product: item,
    titleRanges,
    ...(name && { alsoCalled: { name: name.text, ranges: name.ranges } }),
  }));
  return { hits, suggestions: hits.length > 0 ? [] : nearestNames(index, read) };
}

/** How many of the hits each category has; a category without hits is missing. */
export function countByCategory(hits: readonly ProductHit[]): ReadonlyMap<Category, number> {
  const counts = new Map<Category, number>();
  for (const { product } of hits) {
    counts.set(product.category, (counts.get(product.category) ?? 0) + 1);
  }
  return counts;
}

export function indexProducts(items: readonly Product[]): SearchIndex<Product> {
  return buildIndex(items, textsOf);
}

function textsOf({ id, title, category, description }: Product): SearchText[] {
  const { names, scientificName } = namesOf(id);
  const ofKind = kinds.filter(({ of }) => of.some((each) => each === id || each === category));
  return [
    { field: 'title', text: title },
    ...names.map((text) => ({ field: 'name' as const, text })),
    ...(scientificName ? [{ field: 'name' as const, text: scientificName }] : []),
    ...ofKind.flatMap(({ names }) => names).map((text) => ({ field: 'kind' as const, text })),
    { field: 'description', text: description },
  ];
}
