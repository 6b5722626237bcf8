import { namesOf } from '@/catalogue/product-names';
import { type Product, products } from '@/catalogue/products';
import { initialOf, phraseKeys, spellingOf, wordsOf } from './folding';
import { kinds } from './vocabulary/kinds';
import { moreNames } from './vocabulary/names';
import { notListed } from './vocabulary/not-listed';
import { varieties } from './vocabulary/varieties';
import { descriptors, fillWords, forms } from './vocabulary/words';

/**
 * The role of a word or phrase in a query. The vocabulary gives these roles:
 * - `name`: it names a product or a kind of products (cumin, rice).
 * - `variety`: it is a variety, grade, breed or use of products (medjool).
 * - `notListed`: it names goods that the catalogue does not have.
 * - `descriptor`: it describes goods and is in no product's name (halal).
 * - `weak`: it describes goods and is in a product's name (black, as in black pepper). Alone, it finds these products.
 *   Beside words that find products, it only narrows the result.
 * - `fill`: it is ignored (of, for).
 * `readQuery` gives the other words of a query these roles:
 * - `guessed`: it resembles a name in sound or spelling, but not closely enough to be `name`.
 * - `begun`: it is the last word, is still being typed and has fewer than three letters.
 * - `unknown`: it is none of these.
 */
export type Role =
  | ('name' | 'variety' | 'notListed' | 'descriptor' | 'weak' | 'fill')
  | ('guessed' | 'begun' | 'unknown');

export const weights = { name: 10, kind: 8, titleWord: 7.5, nameWord: 7, kindWord: 3 };

type Meaning = { role: Role; matches?: Map<Product, number> };

/** Keyed by `phraseKeys`. If a key has several meanings, the last assignment below wins. */
export const meanings = new Map<string, Meaning>();

const unlistedKeys = new Set(
  Object.values(notListed).flatMap((shelf) => listed(shelf).flatMap(keysOf)),
);
const descriptorWords = foldedWords(descriptors);

for (const [of, sorts] of varieties)
  for (const product of products.filter((each) => isOf(each, of)))
    for (const key of listed(sorts).flatMap(keysOf))
      addMatch(key, product, weights.kind, 'variety');
setRole(unlistedKeys, 'notListed');
setRole(descriptorWords, 'descriptor');
for (const product of products) {
  const { names, scientificName } = namesOf(product.id);
  addName(product, product.title, weights.name, weights.titleWord);
  for (const each of [...names, ...(scientificName ? [scientificName] : [])])
    addName(product, each, weights.name, weights.nameWord);
  for (const each of moreNamesOf(product.id)) addName(product, each, weights.name);
  for (const [of, kindNames] of kinds)
    if (isOf(product, of))
      for (const each of listed(kindNames)) addName(product, each, weights.kind, weights.kindWord);
}
setRole(foldedWords(fillWords), 'fill');

/** Limits the candidates for a misspelling to keys whose sound begins with the same letter. */
export const keysByInitial = new Map<string, string[]>();
for (const key of meanings.keys()) {
  const initial = initialOf(key);
  const keys = keysByInitial.get(initial);
  if (keys) keys.push(key);
  else keysByInitial.set(initial, [key]);
}

/** Keyed by a word for a form (flour). The products are those that have this form. */
export const productsByForm = new Map(
  Object.entries(forms).flatMap(([ofForm, fitting]) => {
    const fits = new Set<Product>(products.filter((product) => isOf(product, fitting.split(' '))));
    return [...foldedWords(ofForm)].map((word) => [word, fits] as const);
  }),
);

export function moreNamesOf(id: string): string[] {
  return Object.hasOwn(moreNames, id) ? listed(moreNames[id as keyof typeof moreNames]) : [];
}

function setRole(keys: Iterable<string>, role: Role) {
  for (const key of keys) meanings.set(key, { role });
}

function addName(product: Product, name: string, weight: number, weightOfWord?: number) {
  const roleOf = (key: string) => (descriptorWords.has(key) ? 'weak' : 'name');
  for (const key of keysOf(name)) addMatch(key, product, weight, roleOf(key));
  if (weightOfWord)
    for (const word of foldedWords(name))
      if (!unlistedKeys.has(word)) addMatch(word, product, weightOfWord, roleOf(word));
}

function addMatch(key: string, product: Product, weight: number, role: Role) {
  const known = meanings.get(key);
  const matches = (known?.role === role && known.matches) || new Map();
  matches.set(product, Math.max(weight, matches.get(product) ?? 0));
  if (known?.matches !== matches) meanings.set(key, { role, matches });
}

function keysOf(phrase: string): string[] {
  return phraseKeys(wordsOf(phrase));
}

function listed(names: string): string[] {
  return names.split(',').map((name) => name.trim());
}

function foldedWords(text: string): Set<string> {
  return new Set(wordsOf(text).map(spellingOf));
}

function isOf({ id, category }: Product, idsAndCategories: readonly string[]): boolean {
  return idsAndCategories.includes(id) || idsAndCategories.includes(category);
}
