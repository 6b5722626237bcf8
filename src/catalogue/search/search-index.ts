import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { joined, sortedKey, spellingOf, wordsOf } from './folding';
import { kinds } from './kinds';
import { moreNames } from './vocabulary/names';
import { notListed } from './vocabulary/not-listed';
import { notListedPackaged } from './vocabulary/not-listed-packaged';
import { varieties } from './vocabulary/varieties';
import { descriptors, fillWords, forms, questionWords } from './vocabulary/words';

/** By product, what a match counts: a whole name, a kind of goods, a word of either. */
export type Matches = ReadonlyMap<Product, number>;

export type ProductIndex = {
  products: readonly Product[];
  /** Of names and kinds, whole and by word; keys as of `phraseKeys`. */
  terms: ReadonlyMap<string, Matches>;
  varieties: ReadonlyMap<string, Matches>;
  notListed: ReadonlySet<string>;
  words: ReadonlyMap<string, 'fill' | 'question' | 'descriptor'>;
  /** By a word for a form of goods ("flour"): the products that are listed in that form. */
  forms: ReadonlyMap<string, ReadonlySet<Product>>;
  /** Of all three. */
  keys: readonly string[];
};

const weights = { name: 10, nameWord: 8, kind: 8, kindWord: 3 };

export function indexProducts(products: readonly Product[]): ProductIndex {
  const absent = new Set(
    [...Object.values(notListed), ...Object.values(notListedPackaged)].flatMap((shelf) =>
      listed(shelf).flatMap(phraseKeys),
    ),
  );
  const described = words(descriptors);
  // Said of several goods: of these words, only those of the page are names.
  const general = new Set([
    ...described,
    ...words(Object.keys(forms).join(' ')),
    ...varieties.flatMap(([, sorts]) => listed(sorts).map(spellingOf)),
  ]);
  const terms = new Map<string, Map<Product, number>>();
  const implied = new Map<string, Map<Product, number>>();

  function addName(product: Product, name: string, isKind: boolean, isOnPage = true) {
    for (const key of phraseKeys(name))
      add(terms, key, product, isKind ? weights.kind : weights.name);
    for (const word of wordsOf(name).map(spellingOf)) {
      if (absent.has(word) || (!isOnPage && general.has(word))) continue;
      add(terms, word, product, isKind ? weights.kindWord : weights.nameWord);
    }
  }
  for (const product of products) {
    const { names, scientificName = '' } = namesOf(product.id);
    for (const name of [product.title, ...names, scientificName]) addName(product, name, false);
    for (const name of moreNamesOf(product.id)) addName(product, name, false, false);
    for (const { names: ofKind, of } of kinds)
      if (isOf(product, of)) for (const name of ofKind) addName(product, name, true);
    for (const [of, sorts] of varieties)
      if (isOf(product, of))
        for (const key of listed(sorts).flatMap(phraseKeys))
          add(implied, key, product, weights.kind);
  }
  return {
    products,
    terms,
    varieties: implied,
    notListed: absent,
    keys: [...terms.keys(), ...implied.keys(), ...absent],
    words: new Map([
      ...[...described].map((word) => [word, 'descriptor'] as const),
      ...[...words(questionWords)].map((word) => [word, 'question'] as const),
      ...[...words(fillWords)].map((word) => [word, 'fill'] as const),
    ]),
    forms: new Map(
      Object.entries(forms).flatMap(([ofForm, fitting]) => {
        const fits = new Set(products.filter((product) => isOf(product, fitting.split(' '))));
        return [...words(ofForm)].map((word) => [word, fits] as const);
      }),
    ),
  };
}

/** As the vocabulary lists them. */
export function moreNamesOf(id: string): string[] {
  return Object.hasOwn(moreNames, id) ? listed(moreNames[id as keyof typeof moreNames]) : [];
}

function add(to: Map<string, Map<Product, number>>, key: string, product: Product, weight: number) {
  const matches = to.get(key) ?? new Map<Product, number>();
  to.set(key, matches.set(product, Math.max(weight, matches.get(product) ?? 0)));
}

/** "black pepper" is also "blackpepper" and "pepper black". */
function phraseKeys(phrase: string): string[] {
  const tokens = wordsOf(phrase);
  return tokens.length > 1 ? [joined(tokens), sortedKey(tokens)] : [joined(tokens)];
}

function listed(names: string): string[] {
  return names.split(',').map((name) => name.trim());
}

function words(text: string): Set<string> {
  return new Set(wordsOf(text).map(spellingOf));
}

function isOf({ id, category }: Product, of: readonly string[]): boolean {
  return of.includes(id) || of.includes(category);
}
