import type { Product } from '@/catalogue/products';
import type { ProductHit, SearchResult } from './search-result';

/** What a list of goods finds. Each of `results` is that of one of them. */
export function joinResults(results: readonly SearchResult[]): SearchResult {
  const found = results.filter(({ hits }) => hits.length > 0);
  const missed = results.filter(({ missing }) => missing.length > 0);
  // What is only similar to something else comes last, and is named where nothing else was found.
  const listed = found.filter((result) => !missed.includes(result));
  const similar = found.filter((result) => missed.includes(result));
  // `MOQ of rice and dal` is asked of both.
  const asked = results.find(({ isAsking }) => isAsking)?.hits[0]?.note ?? '';
  const hits = new Map<Product, ProductHit>();
  for (const some of [listed, similar]) {
    const isSimilar = some === similar;
    const best = some.flatMap((result) => result.hits.slice(0, 1));
    for (const { product } of [...best, ...some.flatMap((result) => result.hits)]) {
      if (hits.has(product)) continue;
      const hit = hitOf(product, some, isSimilar);
      const note = hit.note?.includes(asked)
        ? hit.note
        : [hit.note, asked].filter(Boolean).join(', ');
      hits.set(product, { ...hit, ...(note && { note }), isSimilar });
    }
  }
  const areSimilar = [...hits.values()].some(({ isSimilar }) => isSimilar);
  return {
    hits: [...hits.values()],
    missing: missed.flatMap(({ missing }) => missing),
    wanted: missed.flatMap(({ wanted }) => wanted),
    asks: results.flatMap(({ asks }) => asks),
    ...(areSimilar && { areSimilar: listed.length === 0 ? 'all' : 'last' }),
    matched: [...new Set((listed.length > 0 ? listed : found).flatMap(({ matched }) => matched))],
  };
}

function hitOf(product: Product, results: readonly SearchResult[], isSimilar: boolean): ProductHit {
  const finding = results.flatMap(({ hits, isLed, wanted }) => {
    const at = hits.findIndex((hit) => hit.product === product);
    const hit = hits[at];
    // `rice, matta rice 5 bags`. `lobia` is black eye beans before it is others.
    return hit ? [{ hit, wanted, rivals: isLed && at === 0 ? 0 : hits.length }] : [];
  });
  const fewest = Math.min(...finding.map(({ rivals }) => rivals));
  const own = finding.filter(({ rivals }) => rivals === fewest);
  const hit = own[0]?.hit ?? { product, titleRanges: [] };
  const isOrdered = own.some(({ hit: { note, amount } }) => note || amount);
  if (own.length < 2 || !(isOrdered || fewest === 0)) return hit;
  // Of `riz arborio 10 kg, riz carnaroli 5 kg`, neither amount is that of another rice.
  if (isSimilar) return { ...hit, note: undefined, amount: undefined };
  // `maida 20 kg and atta 50 kg` are one product.
  const orders = own.map(({ hit: { amount }, wanted }) =>
    [wanted[0]?.title, amount?.quantity].filter(Boolean).join(' '),
  );
  const [amount, ...others] = own.map((order) => order.hit.amount);
  return amount && others.every(Boolean)
    ? { ...hit, note: undefined, amount: { ...amount, quantity: orders.join(' + ') } }
    : { ...hit, note: orders.join('; '), amount: undefined };
}
