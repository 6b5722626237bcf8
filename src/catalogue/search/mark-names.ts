import { spellingOf, spellingsOf, tokensOf } from '@/catalogue/goods/folding';
import { namesOf } from '@/catalogue/product-names';
import type { Product } from '@/catalogue/products';

export type TextRange = readonly [from: number, to: number];

export type MarkedNames = {
  titleRanges: readonly TextRange[];
  /** Another name, in any script, all of whose words are typed, if the title lacks one of them: the first of those shown. */
  alsoCalled?: { name: string; ranges: readonly TextRange[] };
};

export function markNames(query: string, product: Product, keys: readonly string[]): MarkedNames {
  const typed = spellingsOf(query);
  const inTitle = markName(product.title, typed, keys);
  const { names, scientificName = '' } = namesOf(product.id);
  const extraWords = ({ words }: typeof inTitle) =>
    words.filter((word) => !inTitle.words.includes(word)).length;
  const [alsoCalled] = [...names, scientificName]
    .map((name) => markName(name, typed, keys))
    .filter((marked) => marked.isTyped && extraWords(marked) > 0)
    .toSorted((one, other) => extraWords(other) - extraWords(one));
  return { titleRanges: inTitle.ranges, alsoCalled };
}

function markName(name: string, typed: readonly string[], keys: readonly string[]) {
  const tokens = tokensOf(name);
  const whole = spellingsOf(name).join('');
  const marked = tokens.filter(({ text }) => keys.includes(spellingOf(text)));
  // The query "kingfish" matches neither token of "King Fish", but does match the joined tokens.
  if (marked.length === 0 && keys.includes(whole))
    return { name, ranges: [[0, name.length] as const], words: [whole], isTyped: true };
  const spellings = marked.map(({ text }) => spellingOf(text));
  return {
    name,
    ranges: marked.map(({ from, to }): TextRange => [from, to]),
    words: spellings.map((word) => typed.find((each) => word.startsWith(each)) ?? word),
    isTyped: marked.length === tokens.length,
  };
}
