import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';
import type { Found } from './find-products';
import { spellingOf, tokensOf } from './folding';
import { joinedSpelling, termsOf } from './search-index';

/** UTF-16 offsets in a text: from the first, up to and without the second. */
type TextRange = readonly [from: number, to: number];

export type MarkedNames = {
  /** The letters to mark: in order, without overlap. */
  titleRanges: readonly TextRange[];
  /** For "also called": the name that matched where the title did not. Plain text of any script. */
  alsoCalled?: { name: string; ranges: readonly TextRange[] };
};

/** What of the title, and of the name that fits better than the title, a hit has found. */
export function markNames({ id, title }: Product, query: string, { terms }: Found): MarkedNames {
  const typed = tokensOf(query).map(({ text }) => spellingOf(text));
  const found = new Set(terms);
  const { ranges: titleRanges, fit } = mark(title, typed, found);
  const { names, scientificName } = namesOf(id);
  const [best] = (scientificName ? [...names, scientificName] : names)
    .map((name) => ({ name, ...mark(name, typed, found) }))
    .toSorted((one, other) => other.fit - one.fit);
  if (!best || best.fit <= fit) return { titleRanges };
  return { titleRanges, alsoCalled: { name: best.name, ranges: best.ranges } };
}

/** `fit` is the number of found tokens, a little less where they are not spelt as typed. */
function mark(name: string, typed: readonly string[], found: ReadonlySet<string>) {
  const tokens = tokensOf(name);
  const whole = joinedSpelling(name);
  const marked = tokens.filter(({ text }) => termsOf(text).some((term) => found.has(term)));
  const isWhole = found.has(whole);
  if (marked.length === 0) {
    // "kingfish" has found no token of "King Fish", but all of it.
    return isWhole
      ? { ranges: [[0, name.length]] as TextRange[], fit: 0.9 }
      : { ranges: [], fit: 0 };
  }
  const exact = marked.filter(({ text }) => typed.includes(spellingOf(text)));
  const ranges = marked.map(({ text, at }): TextRange => {
    const begun = typed.find((each) => text.toLowerCase().startsWith(each));
    return [at, at + (begun ?? text).length];
  });
  return { ranges, fit: marked.length + exact.length / 10 + (whole === typed.join('') ? 0.5 : 0) };
}
