import type { SearchResult } from 'minisearch';
import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { joinedSpelling, readName } from './search-index';
import { placesOf, type TextRange, wordsOf } from './words';

export type MarkedNames = {
  /** The letters to mark: UTF-16 offsets, in order, without overlap. */
  titleRanges: readonly TextRange[];
  /** For "also called": the name that matched where the title did not. Plain text of any script. */
  alsoCalled?: { name: string; ranges: readonly TextRange[] };
};

/** What of the title, and of the name that fits better than the title, a hit has found. */
export function markNames(
  { id, title }: Product,
  query: string,
  { terms }: SearchResult,
): MarkedNames {
  const typed = wordsOf(query);
  const found = new Set(terms);
  const inTitle = mark(title, typed, found);
  const { names, scientificName } = namesOf(id);
  const others = scientificName ? [...names, scientificName] : names;
  const [best] = others
    .map((name) => ({ name, ...mark(name, typed, found) }))
    .toSorted((one, other) => other.fit - one.fit);
  if (!best || best.fit <= Math.max(inTitle.fit, 0)) return { titleRanges: inTitle.ranges };
  return { titleRanges: inTitle.ranges, alsoCalled: { name: best.name, ranges: best.ranges } };
}

type Marked = { ranges: TextRange[]; fit: number };

/** `fit` is the number of found words, a little less where the words are not spelt as typed. */
function mark(name: string, typed: readonly string[], found: ReadonlySet<string>): Marked {
  const { words, terms } = readName(name);
  const whole = joinedSpelling(words);
  let fit = whole === joinedSpelling(typed) ? 0.5 : 0;
  const marked = words.flatMap((word, at) => {
    if (!terms[at]?.some((term) => found.has(term))) return [];
    fit += typed.includes(word) ? 1 : 0.9;
    return [{ at, letters: markedLetters(word, typed) }];
  });
  // "kingfish" has found no word of "King Fish", but all of it.
  const wholly = marked.length === 0 && found.has(whole);
  if (marked.length === 0 && !wholly) return { ranges: [], fit };
  const places = placesOf(name);
  if (wholly) return { ranges: [[places[0]?.[0] ?? 0, places.at(-1)?.at(-1) ?? 0]], fit: 0.9 };
  const ranges = marked.map(({ at, letters: [from, to] }): TextRange => {
    const offsets = places[at] ?? [];
    return [offsets[from] ?? 0, offsets[to] ?? 0];
  });
  return { ranges, fit };
}

/** The typed letters where a word contains them as they are, else all of it. */
function markedLetters(word: string, typed: readonly string[]): TextRange {
  const part = typed.find((each) => word.includes(each)) ?? word;
  const from = word.indexOf(part);
  return [from, from + part.length];
}
