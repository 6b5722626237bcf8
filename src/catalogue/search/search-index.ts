import SearchableMap from 'minisearch/SearchableMap';
import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { joined, termsOf, tokensOf } from './folding';
import { kinds } from './kinds';

/**
 * How much a match counts, by what it matches: a whole name ("dates" is all of *Dates* and a part of *Dry
 * Dates*), a token of one, and the same of kinds of goods (rice, fish, basmati).
 */
const boost = { name: 10, nameToken: 8, scientificToken: 8, kind: 8, kindToken: 3 };

export type IndexedField = keyof typeof boost;

export type ProductIndex = {
  products: readonly Product[];
  /** By term: the products, and the fields in which it stands. */
  terms: SearchableMap<Map<Product, Set<IndexedField>>>;
};

export type Hit = {
  product: Product;
  score: number;
  /** Of the index. */
  terms: readonly string[];
};

export function indexProducts(products: readonly Product[]): ProductIndex {
  const terms = new Map<string, Map<Product, Set<IndexedField>>>();
  function add(product: Product, field: IndexedField, tokens: readonly string[]) {
    for (const term of tokens.flatMap(termsOf)) {
      const inProducts = terms.get(term) ?? new Map<Product, Set<IndexedField>>();
      terms.set(term, inProducts.set(product, (inProducts.get(product) ?? new Set()).add(field)));
    }
  }
  const kindsRead = kinds.map(({ names, of }) => ({ of, names: names.map(read) }));
  for (const product of products) {
    const { names, scientificName = '' } = namesOf(product.id);
    add(product, 'scientificToken', read(scientificName));
    for (const name of [product.title, ...names].map(read)) {
      add(product, 'name', [joined(name)]);
      add(product, 'nameToken', name);
    }
    for (const { names, of } of kindsRead) {
      if (!of.some((each) => each === product.id || each === product.category)) continue;
      for (const name of names) {
        add(product, 'kind', [joined(name)]);
        add(product, 'kindToken', name);
      }
    }
  }
  return { products, terms: SearchableMap.from(terms) };
}

function read(name: string): string[] {
  return tokensOf(name).map(({ text }) => text);
}

type Reach = {
  /** Also terms that begin with the one that is looked for. */
  begun?: boolean;
  /** Also terms with so many other letters. */
  wrong?: number;
};

/** The products that have a term in one of the fields. */
export function hitsOf(
  { terms }: ProductIndex,
  term: string,
  fields: readonly IndexedField[],
  { begun, wrong = 0 }: Reach = {},
): Hit[] {
  const hits = new Map<Product, Hit>();
  function take(found: string, likeness: number) {
    for (const [product, inFields] of terms.get(found) ?? []) {
      const matched = fields.filter((field) => inFields.has(field));
      if (matched.length === 0) continue;
      const { score, terms } = hits.get(product) ?? { score: 0, terms: [] };
      const weight = matched.reduce((sum, field) => sum + boost[field], 0);
      hits.set(product, { product, score: score + weight * likeness, terms: [...terms, found] });
    }
  }
  if (begun)
    for (const found of terms.atPrefix(term).keys()) take(found, term.length / found.length);
  else
    for (const [found, [, distance]] of terms.fuzzyGet(term, wrong))
      take(found, 1 / (1 + distance));
  return [...hits.values()];
}
