import MiniSearch from 'minisearch';
import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { soundOf, spellingOf, tokensOf } from './folding';
import { kinds } from './kinds';

/**
 * How much a match counts, by what it matches: a whole name ("dates" is all of *Dates* and a part of *Dry
 * Dates*), a token of one, and the same of kinds of goods (rice, fish, basmati).
 */
export const boost = { name: 10, nameToken: 8, scientificToken: 8, kind: 8, kindToken: 3 };

export type IndexedField = keyof typeof boost;

export const indexedFields = Object.keys(boost) as IndexedField[];

export type ProductIndex = {
  search: MiniSearch<Product>;
  products: ReadonlyMap<string, Product>;
};

export function indexProducts(items: readonly Product[]): ProductIndex {
  const search = new MiniSearch<Product>({
    fields: indexedFields,
    extractField: (product, field) =>
      field === 'id' ? product.id : namesIn(field as IndexedField, product).join('\n'),
    tokenize: (names, field) =>
      field?.endsWith('Token')
        ? tokensOf(names).map(({ text }) => text)
        : names.split('\n').map(joinedSpelling),
    processTerm: termsOf,
  });
  search.addAll(items);
  return { search, products: new Map(items.map((item) => [item.id, item])) };
}

function namesIn(field: IndexedField, { id, title, category }: Product): readonly string[] {
  const { names, scientificName = '' } = namesOf(id);
  if (field === 'scientificToken') return [scientificName];
  if (field === 'name' || field === 'nameToken') return [title, ...names];
  return kinds
    .filter(({ of }) => of.some((each) => each === id || each === category))
    .flatMap((kind) => kind.names);
}

/** A token is found as it is spelt, and as it sounds. */
export function termsOf(token: string): string[] {
  const spelling = spellingOf(token);
  return [spelling, soundOf(spelling)];
}

/** Several tokens as one: "king fish" is also written without its space. */
export function joinedSpelling(text: string): string {
  return tokensOf(text)
    .map((token) => spellingOf(token.text))
    .join('');
}
