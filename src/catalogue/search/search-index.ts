import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { joined, sortedKey, soundOf, spellingOf, wordsOf } from './folding';
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
  scientific: ReadonlyMap<string, Matches>;
  varieties: ReadonlyMap<string, Matches>;
  notListed: ReadonlySet<string>;
  fill: ReadonlySet<string>;
  questions: ReadonlySet<string>;
  descriptors: ReadonlySet<string>;
  /** By a word for a form of goods ("flour"): the products that are listed in that form. */
  forms: ReadonlyMap<string, ReadonlySet<Product>>;
  /** Keys by the sound of their spelling. */
  sounds: () => ReadonlyMap<string, readonly string[]>;
};

const weights = { name: 10, nameWord: 8, kind: 8, kindWord: 3 };

export function indexProducts(products: readonly Product[]): ProductIndex {
  const absent = new Set(
    [...Object.values(notListed), ...Object.values(notListedPackaged)].flatMap((shelf) =>
      listed(shelf).flatMap(phraseKeys),
    ),
  );
  const described = words(descriptors);
  const formWords = words(Object.keys(forms).join(' '));
  const sortNames = new Set(varieties.flatMap(([, sorts]) => listed(sorts).map(spellingOf)));
  const terms = new Map<string, Map<Product, number>>();
  const scientific = new Map<string, Map<Product, number>>();
  const implied = new Map<string, Map<Product, number>>();

  function addName(product: Product, name: string, isKind: boolean, isOnPage = true) {
    for (const key of phraseKeys(name))
      add(terms, key, product, isKind ? weights.kind : weights.name);
    for (const word of wordsOf(name).map(spellingOf)) {
      if (
        absent.has(word) ||
        (!isOnPage && (described.has(word) || formWords.has(word) || sortNames.has(word)))
      )
        continue;
      add(terms, word, product, isKind ? weights.kindWord : weights.nameWord);
    }
  }
  for (const product of products) {
    const { names, scientificName = '' } = namesOf(product.id);
    for (const word of wordsOf(scientificName))
      add(scientific, spellingOf(word), product, weights.name);
    for (const name of [product.title, ...names]) addName(product, name, false);
    for (const name of moreNamesOf(product.id)) addName(product, name, false, false);
    for (const { names: ofKind, of } of kinds)
      if (isOf(product, of)) for (const name of ofKind) addName(product, name, true);
    for (const [of, sorts] of varieties)
      if (isOf(product, of))
        for (const key of listed(sorts).flatMap(phraseKeys))
          add(implied, key, product, weights.kind);
  }
  let sounds: Map<string, string[]> | undefined;
  return {
    products,
    terms,
    scientific,
    varieties: implied,
    notListed: absent,
    fill: words(fillWords),
    questions: words(questionWords),
    descriptors: described,
    forms: new Map(
      Object.entries(forms).flatMap(([ofForm, fitting]) => {
        // Names of categories have spaces: their first words tell them apart.
        const fits = new Set(products.filter((product) => isOf(product, fitting.split(' '))));
        return [...words(ofForm)].map((word) => [word, fits] as const);
      }),
    ),
    sounds: () => (sounds ??= bySound([...terms.keys(), ...absent, ...implied.keys()])),
  };
}

function bySound(keys: readonly string[]): Map<string, string[]> {
  const sounding = new Map<string, string[]>();
  for (const key of keys) {
    const sound = soundOf(key);
    sounding.set(sound, [...(sounding.get(sound) ?? []), key]);
  }
  return sounding;
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
