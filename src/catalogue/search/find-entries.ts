import {
  type Entry,
  joinWords,
  lookUp,
  type Phrase,
  type SearchIndex,
  type TypedWord,
} from './search-index';
import { rangeOf, type TextRange, type Word, wordsOf } from './words';

export type FoundEntry<Item> = {
  item: Item;
  titleRanges: readonly TextRange[];
  /** The name that matched where the title did not. */
  name?: { text: string; ranges: readonly TextRange[] };
};

/** Words that buyers add to the goods they look for; left out where another word is left. */
const fillWords = new Set(
  'a an and the of in for from with to by per kg kgs gm gms g lb lbs bag bags carton cartons box boxes ton tons price prices rate buy best quality wholesale supplier suppliers dubai uae import export trading ki ka ke ko wala aur و في من के की का और کی کا کے اور'.split(
    ' ',
  ),
);

const fieldCosts = { title: 0, name: 0.25, kind: 1, description: 10 };

/** Entries that match the query, the best first; equal ones stay in the order of the index. */
export function findEntries<Item>(index: SearchIndex<Item>, query: string): FoundEntry<Item>[] {
  const all = wordsOf(query);
  const said = all.filter(({ text }) => !fillWords.has(text));
  const words = said.length > 0 ? said : all;
  const typed = words.flatMap(({ text }) => split(index, lookUp(index, text)));
  const readings = [typed];
  if (words.length > 1) readings.push([lookUp(index, joinWords(words).text)]);
  const scored = index.entries.flatMap((entry) => {
    const scores = readings.flatMap((reading) => scoreEntry(entry, reading) ?? []);
    const best = scores.toSorted((one, other) => compare(one, other))[0];
    return best ? [{ entry, ...best }] : [];
  });
  const most = Math.max(...scored.map(({ share }) => share));
  return scored
    .filter(({ share }) => share > most - 0.01)
    .toSorted(compare)
    .map(({ entry, words }) => markEntry(entry, words));
}

/** "basmatirice" as two words, where the one is unknown and both halves are known. */
function split(index: SearchIndex<unknown>, typed: TypedWord): TypedWord[] {
  if ([...typed.matches.values()].some(({ cost }) => cost < 6)) return [typed];
  for (let at = 3; at <= typed.text.length - 3; at += 1) {
    const halves = [typed.text.slice(0, at), typed.text.slice(at)];
    const known = halves.map((half) => lookUp(index, half));
    if (known.every(({ matches }) => [...matches.values()].some(({ cost }) => cost === 0))) {
      return known;
    }
  }
  return [typed];
}

type Score = { share: number; cost: number; words: readonly TypedWord[] };

function compare(one: Score, other: Score): number {
  return other.share - one.share || one.cost - other.cost;
}

/**
 * The sum of what each typed word costs in the phrase that fits it best. Of several words some may be
 * unknown to the entry ("frozen shrimps"), but then a name has to match, not a kind or a description.
 */
function scoreEntry(entry: Entry<unknown>, typed: readonly TypedWord[]): Score | undefined {
  const costs = typed.map((word) =>
    Math.min(...entry.phrases.map((phrase) => costIn(phrase, word))),
  );
  const found = costs.filter((cost) => cost < Number.POSITIVE_INFINITY);
  if (found.length === 0) return undefined;
  const named = costs.filter((cost) => cost < fieldCosts.description);
  if (found.length < typed.length && named.length === 0) return undefined;
  const rest = Math.min(...entry.phrases.map((phrase) => restOf(phrase, typed)));
  return {
    share: found.length / typed.length,
    cost: found.reduce((sum, cost) => sum + cost, 0) + rest,
    words: typed,
  };
}

/** What a typed word costs in a phrase; of a description only what is written alike, if it is a name, too. */
function costIn({ field, words, joined }: Phrase, { matches }: TypedWord): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { text } of joined ? [...words, joined] : words) {
    const cost = matches.get(text)?.cost ?? Number.POSITIVE_INFINITY;
    if (field === 'description' && cost > 3) continue;
    least = Math.min(least, cost);
  }
  return least + fieldCosts[field];
}

/** Less than any other difference: words of the phrase that were not typed, or a typed word missing in it. */
function restOf(phrase: Phrase, typed: readonly TypedWord[]): number {
  if (phrase.field === 'description') return 1;
  const missing = typed.filter((word) => costIn(phrase, word) === Number.POSITIVE_INFINITY).length;
  if (missing > 0) return 1;
  if (typed.some(({ matches }) => phrase.joined && matches.has(phrase.joined.text))) return 0;
  return Math.min(0.8, Math.max(0, phrase.words.length - typed.length) * 0.05);
}

function markEntry<Item>(entry: Entry<Item>, typed: readonly TypedWord[]): FoundEntry<Item> {
  const [title, ...others] = entry.phrases;
  const titleRanges = title ? rangesIn(title, typed) : [];
  const unmarked = typed.filter((word) => !title || rangesIn(title, [word]).length === 0);
  if (unmarked.length === 0) return { item: entry.item, titleRanges };
  const names = others.filter(({ field }) => field === 'name');
  const best = names.toSorted((one, other) => cheapness(one, typed) - cheapness(other, typed))[0];
  const ranges = best ? rangesIn(best, unmarked) : [];
  if (!best || ranges.length === 0) return { item: entry.item, titleRanges };
  return {
    item: entry.item,
    titleRanges,
    name: { text: best.text, ranges: rangesIn(best, typed) },
  };
}

function cheapness(phrase: Phrase, typed: readonly TypedWord[]): number {
  const costs = typed.map((word) => Math.min(costIn(phrase, word), 50));
  return costs.reduce((sum, cost) => sum + cost, 0) + restOf(phrase, typed);
}

/** The letters of a phrase that the typed words match, in order and without overlap. */
function rangesIn({ words, joined }: Phrase, typed: readonly TypedWord[]): TextRange[] {
  const ranges = typed.flatMap(({ matches }) => {
    const fitting = words.filter(({ text }) => matches.has(text));
    const least = Math.min(...fitting.map(({ text }) => matches.get(text)?.cost ?? 0));
    const best = fitting.filter(({ text }) => matches.get(text)?.cost === least);
    if (best.length === 0 && joined && matches.has(joined.text)) best.push(joined);
    return best.map((word) => marked(word, matches));
  });
  return ranges
    .toSorted(([one], [other]) => one - other)
    .filter(
      ([from], at, sorted) => from >= Math.max(0, ...sorted.slice(0, at).map(([, to]) => to)),
    );
}

function marked(word: Word, matches: TypedWord['matches']): TextRange {
  const match = matches.get(word.text);
  return rangeOf(word, match?.start, match?.end);
}
