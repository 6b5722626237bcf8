import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { joined, spellingOf, tokensOf, wordsOf } from './folding';
import { moreNamesOf } from './search-index';

/** UTF-16 offsets in a text: from the first, up to and without the second. */
type TextRange = readonly [from: number, to: number];

export type MarkedNames = {
  /** The letters to mark: in order, without overlap. */
  titleRanges: readonly TextRange[];
  /** For "also called": the name that matched where the title did not. Plain text of any script. */
  alsoCalled?: { name: string; ranges: readonly TextRange[] };
};

/** What to mark in the title, and the other name that matches more of the query, if there is one. */
export function markNames(
  query: string,
  { id, title }: Product,
  terms: readonly string[],
): MarkedNames {
  const typed = wordsOf(query).map(spellingOf);
  const { names, scientificName = '' } = namesOf(id);
  const inTitle = mark(title, typed, terms);
  const [best] = [...names, ...moreNamesOf(id), scientificName]
    .map((name) => ({ name, ...mark(name, typed, terms) }))
    .map((each) => ({ ...each, more: each.words.filter((word) => !inTitle.words.includes(word)) }))
    .toSorted((one, other) => other.more.length - one.more.length || other.fit - one.fit);
  if (!best || (best.more.length === 0 && best.fit <= inTitle.fit))
    return { titleRanges: inTitle.ranges };
  return { titleRanges: inTitle.ranges, alsoCalled: { name: best.name, ranges: best.ranges } };
}

/** `fit` is the number of found tokens, a little more where they are spelt as typed. */
function mark(name: string, typed: readonly string[], found: readonly string[]) {
  const tokens = tokensOf(name);
  const whole = joined(tokens.map(({ text }) => text));
  const marked = tokens.filter(({ text }) => found.includes(spellingOf(text)));
  const ranges = marked.map(({ text, offset }): TextRange => {
    const begun = typed.find((each) => text.toLowerCase().startsWith(each)) ?? text;
    return [offset, offset + begun.length];
  });
  // "kingfish" has found no token of "King Fish", but all of it.
  if (ranges.length === 0 && found.includes(whole))
    return { ranges: [[0, name.length] as const], words: [], fit: 1 };
  const spellings = marked.map(({ text }) => spellingOf(text));
  const exact = spellings.filter((word) => typed.includes(word));
  const words = spellings.map((word) => typed.find((each) => word.startsWith(each)) ?? word);
  const isWhole = whole === joined(typed);
  return { ranges, words, fit: words.length + exact.length / 10 + (isWhole ? 0.5 : 0) };
}
