import MiniSearch from 'minisearch';
import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { kinds } from './kinds';
import { soundOf, stemOf, wordsOf } from './words';

/**
 * What is indexed of a product, as terms: the words of its names, and each name as one word ("dates" is
 * all of *Dates* and a part of *Dry Dates*). Kinds are words for several goods: rice, fish, basmati.
 */
export const indexedFields = [
  'name',
  'nameWord',
  'scientificName',
  'kind',
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

type Document = { id: string } & Record<IndexedField, string[]>;

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
  const read = reader();
  const documents = items.map(({ id, title, category, description }) => {
    const { names, scientificName = '' } = namesOf(id);
    const ofKind = kinds.filter(({ of }) => of.some((each) => each === id || each === category));
    const all = [title, ...names];
    const kindNames = ofKind.flatMap((kind) => kind.names);
    return {
      id,
      name: distinct(all.flatMap((name) => read(name).joined)),
      nameWord: distinct(all.flatMap((name) => read(name).terms)),
      scientificName: distinct(wordsOf(scientificName).map(stemOf)),
      kind: distinct(kindNames.flatMap((name) => read(name).joined)),
      kindWord: distinct(kindNames.flatMap((name) => read(name).terms)),
      descriptionWord: distinct(wordsOf(description).map(stemOf)),
    };
  });
  search.addAll(documents);
  const terms = new Set(
    documents.flatMap(({ id, descriptionWord, ...named }) => Object.values(named).flat()),
  );
  return {
    search,
    spellings: new Set([...terms].filter((term) => !term.startsWith(soundMark))),
    sounds: new Set([...terms].filter((term) => term.startsWith(soundMark))),
    products: new Map(items.map((item) => [item.id, item])),
  };
}

type ReadName = { terms: string[]; joined: string[] };

/** Reads each name once: those of a kind stand at many products. */
function reader(): (name: string) => ReadName {
  const known = new Map<string, ReadName>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    const words = wordsOf(name);
    const read = {
      terms: words.flatMap((word) => termsOf(word) as string[]),
      joined: [joinedSpelling(words), soundMark + soundOf(joinedSpelling(words))],
    };
    known.set(name, read);
    return read;
  };
}

/** Several words as one: "king fish" is also written without its space. */
export function joinedSpelling(words: readonly string[]): string {
  return words.map(stemOf).join('');
}

function distinct(terms: readonly string[]): string[] {
  return [...new Set(terms)].filter(Boolean);
}
