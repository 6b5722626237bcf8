import type { Query, QueryCombination, SearchResult } from 'minisearch';
import { fillWords } from './fill-words';
import {
  type IndexedField,
  indexedFields,
  joinedSpelling,
  type ProductIndex,
  termsOf,
} from './search-index';
import { wordsOf } from './words';

/** Whole names before words of a name, these before kinds of goods, and descriptions last. */
const boost = {
  name: 10,
  nameWord: 8,
  scientificName: 8,
  kind: 11,
  joinedKind: 7,
  kindWord: 4,
  descriptionWord: 0.02,
} satisfies Record<IndexedField, number>;
const namedFields = indexedFields.filter((field) => field !== 'descriptionWord');
/** Of what a word of the index that is spelt exactly counts. */
const weights = { prefix: 0.3, fuzzy: 0.2 };
const soundWeight = 0.3;
/** A word counts once, however often and in however long a text it stands. */
const bm25 = { k: 0, b: 0, d: 0.5 };
/** Below this share of the best score, a hit of only some of the words is noise. */
const leastShare = 0.3;

/** The products that a query finds, the best first. */
export function findProducts(index: ProductIndex, query: string): SearchResult[] {
  const all = wordsOf(query);
  const said = all.filter((word) => !fillWords.has(word));
  const words = said.length > 0 ? said : all;
  if (words.length === 0) return [];
  if (words.length === 1) return run(index, queryFor(index, words[0] ?? ''));

  const joined = queryFor(index, joinedSpelling(words), ['name', 'kind', 'joinedKind'], 1);
  const withAll = (fields: readonly IndexedField[]) => {
    const queries = words.map((word) => queryFor(index, word, fields));
    return run(index, anyOf([{ combineWith: 'AND', queries }, joined]));
  };
  const described = withAll(indexedFields);
  const named = withAll(namedFields);
  if (named.length > 0) return distinct([...named, ...described]);
  // "dragon fruit" is not any fruit: a product with some of the words needs one in its names.
  const some = run(index, anyOf(words.map((word) => queryFor(index, word)))).filter(isNamed);
  const best = some.filter(({ score }) => score > (some[0]?.score ?? 0) * leastShare);
  return best.length > 0 ? distinct([...described.filter(isNamed), ...best]) : described;
}

function distinct(hits: readonly SearchResult[]): SearchResult[] {
  return [...new Map(hits.map((hit) => [hit.id, hit])).values()];
}

/** The best first, equal ones in the order of the catalogue. */
function run({ search, products }: ProductIndex, query: QueryCombination): SearchResult[] {
  const hits = new Map(search.search(query, { bm25, boost, weights }).map((hit) => [hit.id, hit]));
  return [...products.keys()]
    .flatMap((id) => hits.get(id) ?? [])
    .toSorted((one, other) => Math.round(other.score) - Math.round(one.score));
}

function isNamed({ match }: SearchResult): boolean {
  const names: string[] = ['name', 'nameWord', 'scientificName'] satisfies IndexedField[];
  return Object.values(match).some((fields) => fields.some((field) => names.includes(field)));
}

/**
 * A word that is in the index as typed means that word ("atta" is no part of "matta"); else words that
 * sound like it or begin with it; else those that contain it; else, misspelt, those most like it.
 */
function queryFor(
  index: ProductIndex,
  word: string,
  fields: readonly IndexedField[] = indexedFields,
  mostWrong = 2,
): QueryCombination {
  const { spellings, sounds } = index;
  const [spelling, sound] = termsOf(word);
  const exactly = termQuery(spelling, fields);
  if (spellings.has(spelling)) return exactly;
  // Words of descriptions are known, too: "chilli" is no way to write chole.
  const known = index.search.search(exactly).length > 0;
  const audible = sound && word.length > 2 && !known;
  const begun = anyOf([
    termQuery(spelling, fields, { prefix: true }),
    ...(audible ? [soundQuery(sound, fields, { prefix: sound.length > 3 })] : []),
  ]);
  if (known || beginsAny(spellings, spelling) || (audible && beginsAny(sounds, sound)))
    return begun;
  const parts = spelling.length > 3 ? [...spellings].filter((each) => each.includes(spelling)) : [];
  if (parts.length > 0) return anyOf(parts.map((part) => termQuery(part, fields)));
  const fuzzy = Math.min(wrongLetters(word), mostWrong);
  // Mangoes are no misspelt *Vigna mungo*.
  const spoken = fields.filter((each) => each !== 'scientificName' && each !== 'descriptionWord');
  const misspelt = anyOf([
    termQuery(spelling, spoken, { prefix: true, fuzzy }),
    ...(sound && sound.length > 4 ? [soundQuery(sound, spoken, { fuzzy })] : []),
  ]);
  if (fuzzy === 0 || index.search.search(misspelt).length > 0) return misspelt;
  // MiniSearch counts two swapped letters as two wrong ones.
  return anyOf(swapped(spelling).map((each) => termQuery(each, spoken, { fuzzy: fuzzy - 1 })));
}

/** A word with each two neighbouring letters swapped. */
function swapped(word: string): string[] {
  return Array.from(
    word.slice(1),
    (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2),
  );
}

function beginsAny(terms: ReadonlySet<string>, beginning: string): boolean {
  for (const term of terms) if (term.startsWith(beginning)) return true;
  return false;
}

/** One in words of four letters, two in words of eight, none in numbers. */
function wrongLetters(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

type Reach = { prefix?: boolean; fuzzy?: number };

function termQuery(term: string, fields: readonly IndexedField[], reach: Reach = {}) {
  const whole = (text: string) => [text];
  return {
    queries: [term],
    fields: [...fields],
    tokenize: whole,
    processTerm: (text: string) => text,
    ...reach,
  };
}

function soundQuery(sound: string, fields: readonly IndexedField[], reach: Reach) {
  return { ...termQuery(sound, fields, reach), boostTerm: () => soundWeight };
}

function anyOf(queries: Query[]): QueryCombination {
  return { combineWith: 'OR', queries };
}
