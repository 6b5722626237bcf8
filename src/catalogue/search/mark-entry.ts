import type { WordMatch } from './match-word';
import type { Entry, Phrase, TypedWord } from './search-index';
import { placesOf, type TextRange } from './words';

export type FoundEntry<Item> = {
  item: Item;
  titleRanges: readonly TextRange[];
  /** The name that matched where the title did not. */
  name?: { text: string; ranges: readonly TextRange[] };
};

/** The title's letters that the typed words match, and the name for the words that it lacks. */
export function markEntry<Item>(
  { item, phrases }: Entry<Item>,
  typed: readonly TypedWord[],
): FoundEntry<Item> {
  const titles = phrases.filter(({ field }) => field === 'title');
  const titleRanges = titles.flatMap((title) => rangesIn(title, typed));
  const missing = typed.filter((word) => !titles.some((title) => bestIn(title, word)));
  const names = phrases.filter(({ field }) => field === 'name');
  const fits = names.map((name) => ({ name, fit: fitOf(name, missing, typed) }));
  const best = fits.toSorted((one, other) => other.fit - one.fit)[0];
  if (!best || best.fit < 1) return { item, titleRanges };
  return {
    item,
    titleRanges,
    name: { text: best.name.text, ranges: rangesIn(best.name, typed) },
  };
}

/** The number of missing words that the name has, then how alike it is written. */
function fitOf(name: Phrase, missing: readonly TypedWord[], typed: readonly TypedWord[]): number {
  const found = missing.flatMap((word) => bestIn(name, word) ?? []);
  if (found.length === 0) return 0;
  const cost = found.reduce((sum, { match }) => sum + match.cost, 0);
  const others = Math.max(0, name.words.length - typed.length);
  return found.length + 1 / (1 + cost + others * 0.05) / 2;
}

/** The word of a phrase that a typed word fits best; all of its words, where it fits them joined. */
function bestIn({ words, joined }: Phrase, { matches }: TypedWord) {
  const fitting = [...words, joined ?? ''].flatMap((word, at) => {
    const match = matches.get(word);
    return match ? [{ at: at < words.length ? at : undefined, match }] : [];
  });
  return fitting.toSorted((one, other) => one.match.cost - other.match.cost)[0];
}

/** In order and without overlap. */
function rangesIn(phrase: Phrase, typed: readonly TypedWord[]): TextRange[] {
  const places = placesOf(phrase.text);
  const ranges = typed.flatMap((word) => {
    const best = bestIn(phrase, word);
    return best ? [rangeOf(places, best.at, best.match)] : [];
  });
  const sorted = ranges.toSorted(([one], [other]) => one - other);
  return sorted.filter(([from], at) => from >= (sorted[at - 1]?.[1] ?? 0));
}

function rangeOf(
  places: readonly (readonly number[])[],
  at: number | undefined,
  { start = 0, end = Number.POSITIVE_INFINITY }: WordMatch,
): TextRange {
  // Joined words share the offset at which one ends and the next begins.
  const offsets =
    at === undefined ? places.flatMap((place) => place.slice(0, -1)) : (places[at] ?? []);
  const last = (at === undefined ? places.at(-1) : offsets)?.at(-1) ?? 0;
  return [offsets[start] ?? 0, end < offsets.length ? (offsets[end] ?? last) : last];
}
