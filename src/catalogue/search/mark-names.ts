import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import { joined, spellingOf, tokensOf, wordsOf } from './folding';
import { moreNamesOf } from './search-index';

export type TextRange = readonly [from: number, to: number];

export type MarkedNames = {
  titleRanges: readonly TextRange[];
  /** Another name, in any script, all of whose words are typed, if the title lacks one of them or has a lesser `fit`. */
  alsoCalled?: { name: string; ranges: readonly TextRange[] };
};

export function markNames(query: string, product: Product, keys: readonly string[]): MarkedNames {
  const { id, title } = product;
  const typed = wordsOf(query).map(spellingOf);
  const inTitle = markName(title, typed, keys);
  const extraWords = ({ words }: typeof inTitle) =>
    words.filter((word) => !inTitle.words.includes(word)).length;
  const { names, scientificName = '' } = namesOf(id);
  const moreNames = moreNamesOf(id).sort((one, other) => one.length - other.length);
  const [best = inTitle] = [...names, ...moreNames, scientificName]
    .map((name) => markName(name, typed, keys))
    .filter(({ isTyped }) => isTyped)
    .toSorted((one, other) => extraWords(other) - extraWords(one) || other.fit - one.fit);
  const isBetter = extraWords(best) > 0 || best.fit > inTitle.fit;
  return { titleRanges: inTitle.ranges, alsoCalled: isBetter ? best : undefined };
}

/** `fit` ranks names: 1 per matched word, plus 0.1 if spelled exactly, plus 0.5 if the query is the whole name. */
function markName(name: string, typed: readonly string[], keys: readonly string[]) {
  const tokens = tokensOf(name);
  const whole = joined(tokens.map(({ text }) => text));
  const marked = tokens.filter(({ text }) => keys.includes(spellingOf(text)));
  // The query "kingfish" matches neither token of "King Fish", but does match the joined tokens.
  if (marked.length === 0 && keys.includes(whole))
    return { name, ranges: [[0, name.length] as const], words: [], fit: 1, isTyped: true };
  const ranges = marked.map(({ text, offset }): TextRange => [offset, offset + text.length]);
  const spellings = marked.map(({ text }) => spellingOf(text));
  const exact = spellings.filter((word) => typed.includes(word));
  const words = spellings.map((word) => typed.find((each) => word.startsWith(each)) ?? word);
  const isWhole = whole === joined(typed);
  const isTyped = marked.length === tokens.length;
  return {
    name,
    ranges,
    words,
    isTyped,
    fit: words.length + exact.length / 10 + (isWhole ? 0.5 : 0),
  };
}
