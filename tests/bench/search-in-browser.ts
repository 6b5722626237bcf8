import { namesOf } from '@/catalogue/product-names';
import { type Product, products } from '@/catalogue/products';
import { indexProducts } from '@/catalogue/search/search-index';
import { searchIndex } from '@/catalogue/search/search-products';
import { buyerQueries } from '../search/buyer-queries';

const queries = Object.values(buyerQueries).flat();

/** Milliseconds for each index that is built and each query, each time with the first one apart. */
export function measureSearch(entries: number, runs: number) {
  const items = invent(entries);
  const indexing = Array.from({ length: runs }, () => timed(() => indexProducts(items)));
  const index = indexProducts(items);
  // Each query as its letters come in: the first ones match the most.
  const typed = queries.flatMap((query, at) =>
    at % 8 === 0 ? [...query].map((_, end) => query.slice(0, end + 1)) : [query],
  );
  const searching = typed.map((query) => timed(() => searchIndex(index, query)));
  return { indexing, searching, terms: index.terms.size };
}

/** The catalogue, and copies of its goods with a word of their own until there are enough. */
function invent(entries: number): Product[] {
  return Array.from({ length: entries }, (_, at) => {
    const product: Product = products[at % products.length] ?? products[0];
    if (at < products.length) return product;
    const title = [product.title, inventedWord(at), ...namesOf(product.id).names].join(' ');
    return { ...product, id: `${product.id}-${at}`, title };
  });
}

function inventedWord(number: number): string {
  const syllables = ['ba', 'ke', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'];
  return [...String(number)].map((digit) => syllables[Number(digit)]).join('');
}

function timed(run: () => void): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
