import { initialOf, phraseKeys, spellingsOf } from '@/catalogue/goods/folding';
import { words as forms } from '@/catalogue/goods/forms.tsv';
import { isOf } from '@/catalogue/goods/groups';
import { words as foundNames } from '@/catalogue/goods/names.tsv?found';
import { words as weakNames } from '@/catalogue/goods/names.tsv?weak';
import { words as notListed } from '@/catalogue/goods/not-listed.tsv';
import { unpackWords } from '@/catalogue/goods/packed-words';
import { words as varieties } from '@/catalogue/goods/varieties.tsv';
import { words as otherWords } from '@/catalogue/goods/words.tsv';
import { namesOf } from '@/catalogue/product-names';
import { type Product, products } from '@/catalogue/products';
import { unitNames } from '@/catalogue/quantity/unit-names';

/** The roles of a word or phrase. If it has several, the first of them counts. */
const precedence = [
  'ignored', // of, for; though names may contain it
  'each', // ignored, but the only amount of a list is that of each of its goods (each)
  'joins', // ignored, but it parts goods (and)
  'purpose', // tells what goods before it are for (for): see `withPurpose`; otherwise ignored
  'quote', // asks for an offer (price, wholesale), as any enquiry does: ignored beside goods, alone a question
  'asked', // asks about any goods (MOQ, delivery), and goes with them as a note
  'turns', // denies or counts the word after it (without, half): both go with the goods as a note
  'weak', // describes and is in a name (black, as in black pepper): alone it finds goods, beside other words it narrows
  'name', // names a product or a kind of products (cumin, rice)
  'describes', // describes goods and is in no name (halal), even if a variety is called so, too (chaman)
  'brand', // of the trade (India Gate): named as missing, and goes along as a note
  'notListed', // names goods that the catalogue does not have
  'variety', // or grade, breed, use (medjool): trade terms are short and resemble much, so all else comes first
] as const;

type GivenRole = (typeof precedence)[number];

/** `readQuery` gives the other words of a query roles, too. */
export type Role =
  | GivenRole
  | 'guessed' // resembles a name in sound or spelling, but not closely enough to be `name`
  | 'begun' // the last word, still being typed, with fewer than three letters
  | 'unknown';

export const weights = { name: 10, kind: 8, titleWord: 7.5, nameWord: 7, kindWord: 3 };

type Meaning = { role: GivenRole; matches?: Map<Product, number> };

/** Keyed by `phraseKeys`. */
export const meanings = new Map<string, Meaning>();

/** The keys of `or`: words that join two goods, either of which will do. */
export const eitherKeys = new Set(unpackWords(otherWords.either).flatMap(keysOf));
/** The keys of varieties, even of those that count as names. */
export const sortKeys = new Set<string>();
const unlistedKeys = new Set(unpackWords(notListed.all).flatMap(keysOf));
export const unitKeys = new Set(Object.values(unitNames).flat().flatMap(spellingsOf));
const descriptors = new Set([
  ...unpackWords(otherWords.describes),
  ...Object.values(weakNames).flatMap(unpackWords),
  // A name of a unit without a number (`bori 25kg x 4`) says how the goods are packed.
  ...unitKeys,
]);

for (const [of, sorts] of Object.entries(varieties)) {
  const owners = products.filter((each) => isOf(each, of));
  for (const key of unpackWords(sorts).flatMap(keysOf)) {
    sortKeys.add(key);
    for (const product of owners) addMeaning(key, 'variety', product, weights.kind);
  }
}
for (const key of unlistedKeys) addMeaning(key, 'notListed');
for (const [role, words] of Object.entries(otherWords))
  for (const key of unpackWords(words).flatMap(keysOf))
    addMeaning(key, role === 'either' ? 'joins' : (role as GivenRole));
for (const product of products) {
  const { names, scientificName } = namesOf(product.id);
  addName(product, spellingsOf(product.title), weights.name, weights.titleWord);
  for (const each of [...names, ...(scientificName ? [scientificName] : [])])
    addName(product, spellingsOf(each), weights.name, weights.nameWord);
}
for (const [of, names] of [...Object.entries(foundNames), ...Object.entries(weakNames)])
  for (const product of products.filter((each) => isOf(each, of)))
    for (const each of unpackWords(names))
      if (of === product.id) addName(product, each.split(' '), weights.name);
      else addName(product, each.split(' '), weights.kind, weights.kindWord);

for (const key of unitKeys) if (!meanings.has(key)) addMeaning(key, 'describes');

/** Limits the candidates for a misspelling to keys whose sound begins with the same letter. */
export const keysByInitial = new Map<string, string[]>();
for (const key of meanings.keys()) {
  const keys = keysByInitial.get(initialOf(key)) ?? [];
  keys.push(key);
  keysByInitial.set(initialOf(key), keys);
}

/** The group of the goods that have a form, by the words for it: `wheat` by `flour`. */
export const groupOfForm = new Map(
  Object.entries(forms).flatMap(([of, words]) =>
    unpackWords(words).map((word) => [word, of] as const),
  ),
);

function addName(product: Product, words: readonly string[], weight: number, weightOfWord = 0) {
  const roleOf = (key: string) => (descriptors.has(key) ? 'weak' : 'name');
  for (const key of phraseKeys(words)) addMeaning(key, roleOf(key), product, weight);
  for (const word of weightOfWord > 0 ? words : [])
    if (!unlistedKeys.has(word)) addMeaning(word, roleOf(word), product, weightOfWord);
}

function addMeaning(key: string, role: GivenRole, product?: Product, weight = 0) {
  const known = meanings.get(key);
  if (known && precedence.indexOf(known.role) < precedence.indexOf(role)) return;
  const meaning: Meaning = known?.role === role ? known : { role };
  meanings.set(key, meaning);
  if (!product) return;
  meaning.matches ??= new Map();
  meaning.matches.set(product, Math.max(weight, meaning.matches.get(product) ?? 0));
}

function keysOf(phrase: string): string[] {
  return phraseKeys(phrase.split(' '));
}
