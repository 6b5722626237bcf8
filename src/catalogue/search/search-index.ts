import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { initialOf, joined, sortedKey, spellingOf, wordsOf } from './folding';
import { kinds } from './vocabulary/kinds';
import { moreNames } from './vocabulary/names';
import { notListed } from './vocabulary/not-listed';
import { notListedPackaged } from './vocabulary/not-listed-packaged';
import { varieties } from './vocabulary/varieties';
import { descriptors, fillWords, forms } from './vocabulary/words';

/** What a word or phrase of the vocabularies means. */
export type Meaning = {
  /**
   * `weak`: a word of a name that is also said of other goods (black); it narrows results. `fill`: says nothing (of,
   * for).
   */
  as: 'name' | 'weak' | 'variety' | 'notListed' | 'descriptor' | 'fill';
  /** By product, what a match counts: a whole name, a kind of goods, a word of either. */
  matches?: Map<Product, number>;
};

export type SearchIndex = {
  products: readonly Product[];
  /** By the keys of `phraseKeys`. */
  meanings: ReadonlyMap<string, Meaning>;
  /** Keys by the first letter of their sound, which a misspelling is assumed never to change. */
  initials: ReadonlyMap<string, readonly string[]>;
  /** By a word for a form of goods ("flour"): the products that are listed in that form. */
  forms: ReadonlyMap<string, ReadonlySet<Product>>;
};

export const weights = { name: 10, kind: 8, titleWord: 7.5, nameWord: 7, kindWord: 3 };

/** Of several meanings of a word the last one stands. */
export function indexProducts(products: readonly Product[]): SearchIndex {
  const meanings = new Map<string, Meaning>();
  const absent = [...Object.values(notListed), ...Object.values(notListedPackaged)];
  const absentKeys = new Set(absent.flatMap((shelf) => listed(shelf).flatMap(phraseKeys)));
  const described = words(descriptors);

  function mean(keys: Iterable<string>, as: Meaning['as']) {
    for (const key of keys) meanings.set(key, { as });
  }
  function match(key: string, product: Product, weight: number, as: Meaning['as']) {
    const known = meanings.get(key);
    const matches = (known?.as === as && known.matches) || new Map<Product, number>();
    matches.set(product, Math.max(weight, matches.get(product) ?? 0));
    if (known?.matches !== matches) meanings.set(key, { as, matches });
  }
  function addName(product: Product, name: string, whole: number, ofWord: number) {
    const words = ofWord > 0 ? wordsOf(name).map(spellingOf) : [];
    const named = words.filter((word) => !absentKeys.has(word));
    for (const key of phraseKeys(name)) match(key, product, whole, as(key));
    for (const word of named) match(word, product, ofWord, as(word));
  }
  function as(key: string): Meaning['as'] {
    return described.has(key) ? 'weak' : 'name';
  }
  for (const [of, sorts] of varieties)
    for (const product of products.filter((each) => isOf(each, of)))
      for (const key of listed(sorts).flatMap(phraseKeys))
        match(key, product, weights.kind, 'variety');
  mean(absentKeys, 'notListed');
  mean(described, 'descriptor');
  for (const product of products) {
    const { names, scientificName = '' } = namesOf(product.id);
    const { name, titleWord, nameWord, kind, kindWord } = weights;
    addName(product, product.title, name, titleWord);
    for (const each of [...names, scientificName]) addName(product, each, name, nameWord);
    for (const each of moreNamesOf(product.id)) addName(product, each, name, 0);
    for (const [of, kindNames] of kinds)
      if (isOf(product, of))
        for (const each of listed(kindNames)) addName(product, each, kind, kindWord);
  }
  mean(words(fillWords), 'fill');
  const formEntries = Object.entries(forms).flatMap(([ofForm, fitting]) => {
    const fits = new Set(products.filter((product) => isOf(product, fitting.split(' '))));
    return [...words(ofForm)].map((word) => [word, fits] as const);
  });
  const initials = new Map<string, string[]>();
  for (const key of meanings.keys()) {
    const initial = initialOf(key);
    const keys = initials.get(initial) ?? [];
    keys.push(key);
    initials.set(initial, keys);
  }
  return { products, meanings, initials, forms: new Map(formEntries) };
}

/** As the vocabulary lists them. */
export function moreNamesOf(id: string): string[] {
  return Object.hasOwn(moreNames, id) ? listed(moreNames[id as keyof typeof moreNames]) : [];
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

function isOf({ id, category }: Product, of: string | readonly string[]): boolean {
  return of.includes(id) || of.includes(category);
}
