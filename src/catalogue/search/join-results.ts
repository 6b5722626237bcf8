import type { Product } from '@/catalogue/products';
import type { ProductHit, SearchResult } from './search-result';

/** What a list of goods finds. Each of `results` is that of one of them. */
export function joinResults(results: readonly SearchResult[]): SearchResult {
  const found = results.filter(({ hits }) => hits.length > 0);
  const missed = results.filter(({ missing, isNoted }) => missing.length > 0 && !isNoted);
  // What is only similar to something else comes last, and is named where nothing else was found.
  const listed = found.filter((result) => !missed.includes(result));
  const similar = found.filter((result) => missed.includes(result));
  const inOrder = [listed, similar].flatMap((some) => [
    ...some.flatMap(({ hits }) => hits.slice(0, 1)),
    ...some.flatMap(({ hits }) => hits.slice(1)),
  ]);
  const products = new Set(inOrder.map(({ product }) => product));
  const isListed = (product: Product) =>
    listed.some(({ hits }) => hits.some((hit) => hit.product === product));
  const areSimilar = [...products].some((product) => !isListed(product));
  const asking = results.find(({ isAsking, asks }) => isAsking && asks.length === 0)?.hits[0];
  return {
    hits: [...products].map((product) => {
      const hit = hitOf(product, isListed(product) ? listed : similar);
      return { ...asked(hit, asking), isSimilar: !isListed(product) };
    }),
    missing: (missed.length > 0 ? missed : results).flatMap(({ missing }) => missing),
    wanted: missed.flatMap(({ wanted }) => wanted),
    asks: results.flatMap(({ asks }) => asks),
    isNoted: missed.length === 0,
    ...(areSimilar && { areSimilar: listed.length === 0 ? 'all' : 'last' }),
    matched: (listed.length > 0 ? listed : found).map(({ matched }) => matched).join(', '),
  };
}

function hitOf(product: Product, results: readonly SearchResult[]): ProductHit {
  const of = (some: readonly SearchResult[]) =>
    some.flatMap(({ hits, wanted }) =>
      hits.filter((hit) => hit.product === product).map((hit) => ({ hit, wanted })),
    );
  // `rice, matta rice 5 bags`
  const alone = of(results.filter(({ hits }) => hits.length === 1));
  const hit = (alone[0] ?? of(results)[0])?.hit ?? { product, titleRanges: [] };
  if (alone.length < 2) return hit;
  // `maida 20 kg and atta 50 kg` are one product.
  const areNoted = alone.every(({ hit }) => hit.note);
  const parts = alone.map(({ hit: { note, amount }, wanted }) =>
    [areNoted ? note : wanted[0]?.title, amount?.quantity].filter(Boolean).join(' '),
  );
  return { ...hit, note: parts.join('; '), amount: undefined };
}

/** `MOQ of rice and dal` is asked of both. */
function asked(hit: ProductHit, asking: ProductHit | undefined): ProductHit {
  if (!asking?.note || hit.note?.includes(asking.note)) return hit;
  return { ...hit, note: [hit.note, asking.note].filter(Boolean).join(', ') };
}
