import MiniSearch from 'minisearch';
import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { kinds } from './kinds';
import { soundOf, stemOf, wordsOf } from './words';

/**
 * What is indexed of a product, as terms: the words of its names, and each name as one word ("dates" is
 * all of *Dates* and a part of *Dry Dates*). Kinds are words for several goods: rice, fish, basmati; a
 * word that is all of one kind is no word of another, too, which halves what these add to the index.
 */
export const indexedFields = [
  'name',
  'nameWord',
  'scientificName',
  'kind',
  'joinedKind',
  'kindWord',
  'descriptionWord',
] as const;

export type IndexedField = (typeof indexedFields)[number];

export type ProductIndex = {
  search: MiniSearch<Document>;
  /** The terms of names and kinds: as they are spelt, and how they sound. */
  spellings: ReadonlySet<string>;
  sounds: ReadonlySet<string>;
  products: ReadonlyMap<string, Product>;
};

type Document = { id: string } & Record<IndexedField, ReadonlySet<string>>;

/** How a word is looked for: as it is spelt, and as it sounds; a sound of one letter says nothing. */
export function termsOf(word: string): [spelling: string] | [spelling: string, sound: string] {
  const spelling = stemOf(word);
  const sound = soundOf(spelling);
  return sound.length > 1 ? [spelling, soundMark + sound] : [spelling];
}

/** Begins the terms for sounds; no word contains it. */
export const soundMark = '~';

export function indexProducts(items: readonly Product[]): ProductIndex {
  const search = new MiniSearch<Document>({
    fields: [...indexedFields],
    // The documents below consist of terms.
    stringifyField: (terms) => terms,
    tokenize: (terms) => terms as unknown as string[],
    processTerm: (term) => term,
  });
  const documents = items.map(({ id, title, category, description }): Document => {
    const { names, scientificName = '' } = namesOf(id);
    const own = [title, ...names].map(readName);
    const kindNames = kinds
      .filter(({ of }) => of.some((each) => each === id || each === category))
      .flatMap((kind) => kind.names.map(readName));
    const kind = new Set(kindNames.filter(isOneWord).flatMap(({ joined }) => joined));
    const kindWord = kindNames.flatMap(({ terms }) => terms.flat());
    return {
      id,
      name: new Set(own.flatMap(({ joined }) => joined)),
      nameWord: new Set(own.flatMap(({ terms }) => terms.flat())),
      scientificName: new Set(wordsOf(scientificName).map(stemOf)),
      kind,
      joinedKind: new Set(
        kindNames.filter((each) => !isOneWord(each)).flatMap(({ joined }) => joined),
      ),
      kindWord: new Set(kindWord.filter((term) => !kind.has(term))),
      descriptionWord: new Set(wordsOf(description).map(stemOf)),
    };
  });
  search.addAll(documents);
  const spellings = new Set<string>();
  const sounds = new Set<string>();
  for (const { id, descriptionWord, ...named } of documents) {
    for (const terms of Object.values(named)) {
      for (const term of terms) (term.startsWith(soundMark) ? sounds : spellings).add(term);
    }
  }
  return { search, spellings, sounds, products: new Map(items.map((item) => [item.id, item])) };
}

type ReadName = {
  words: readonly string[];
  /** Of each word. */
  terms: readonly (readonly string[])[];
  /** Of the name as one word. */
  joined: readonly string[];
};

function isOneWord({ words }: ReadName): boolean {
  return words.length === 1;
}

const readNames = new Map<string, ReadName>();

/** Reads each name of the catalogue once: those of a kind stand at many products, and hits are marked by them. */
export function readName(name: string): ReadName {
  const before = readNames.get(name);
  if (before) return before;
  const words = wordsOf(name);
  const terms = words.map(termsOf);
  const spelling = joinedSpelling(words);
  const joined = words.length === 1 ? terms.flat() : [spelling, soundMark + soundOf(spelling)];
  const read = { words, terms, joined };
  readNames.set(name, read);
  return read;
}

/** Several words as one: "king fish" is also written without its space. */
export function joinedSpelling(words: readonly string[]): string {
  return words.map(stemOf).join('');
}
