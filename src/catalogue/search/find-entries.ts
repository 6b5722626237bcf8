import { type FoundEntry, markEntry } from './mark-entry';
import { costs } from './match-word';
import { type Field, lookUp, type Phrase, type SearchIndex, type TypedWord } from './search-index';
import { wordsOf } from './words';

/** Words that buyers add to the goods they look for; left out where another word is left. */
const fillWords = new Set(
  'a an and the of in for from with to by per kg kgs gm gms g lb lbs bag bags carton cartons box boxes ton tons price prices rate buy best quality wholesale supplier suppliers dubai uae import export trading ki ka ke ko wala aur و في من के की का और کی کا کے اور'.split(
    ' ',
  ),
);

const fieldCosts: Record<Field, number> = { title: 0, name: 0.25, kind: 1, description: 10 };

/** An entry that matches: how well, and as which words the query was read. */
type Score = {
  entry: number;
  /** The part of the query, by weight, that the entry has, and the part that it is named. */
  covered: number;
  strength: number;
  cost: number;
  named: boolean;
  typed: readonly TypedWord[];
};

/** Entries that match the query, the best first; equal ones stay in the order of the index. */
export function findEntries<Item>(index: SearchIndex<Item>, query: string): FoundEntry<Item>[] {
  const all = wordsOf(query);
  const said = all.filter((word) => !fillWords.has(word));
  const words = said.length > 0 ? said : all;
  const typed = words.flatMap((text) => splitUnknown(index, lookUp(index, text)));
  const best = new Map(scoreReading(index, typed).map((score) => [score.entry, score]));
  const complete = [...best.values()].some(({ covered }) => covered > 0.99);
  for (const score of words.length > 1 ? scoreJoined(index, words, !complete) : []) {
    const other = best.get(score.entry);
    if (!other || compare(score, other) < 0) best.set(score.entry, score);
  }
  const sorted = [...best.values()].toSorted(
    (one, other) => compare(one, other) || one.entry - other.entry,
  );
  return sorted
    .filter(({ covered }) => covered > (sorted[0]?.covered ?? 0) - 0.01)
    .flatMap(({ entry, typed }) => {
      const found = index.entries[entry];
      return found ? [markEntry(found, typed)] : [];
    });
}

function compare(one: Score, other: Score): number {
  return other.strength - one.strength || one.cost - other.cost;
}

/** "basmatirice" as two words, where the one is unknown and both halves are known. */
function splitUnknown(index: SearchIndex<unknown>, typed: TypedWord): TypedWord[] {
  if ([...typed.matches.values()].some(({ cost }) => cost < costs.misspelt)) return [typed];
  for (let at = 3; at <= typed.text.length - 3; at += 1) {
    const halves = [typed.text.slice(0, at), typed.text.slice(at)];
    if (halves.every((half) => index.vocabulary.get(half)?.named)) {
      return halves.map((half) => lookUp(index, half));
    }
  }
  return [typed];
}

/** "water melon" as one word, which may be misspelt where the two words together are unknown. */
function scoreJoined(index: SearchIndex<unknown>, words: readonly string[], misspelt: boolean) {
  const { text, matches } = lookUp(index, words.join(''));
  const wanted = [...matches].filter(([, { cost, loose }]) =>
    cost < costs.misspelt ? cost < costs.part : misspelt && !loose,
  );
  return scoreReading(index, [{ text, matches: new Map(wanted) }]);
}

/**
 * Scores each entry that has at least one of the words. Rare words weigh more than common ones, as in
 * https://en.wikipedia.org/wiki/Tf-idf ("white oats" means oats), and words of descriptions less. An
 * entry without all of the words needs one in its names: "dragon fruit" is not any fruit.
 */
function scoreReading(index: SearchIndex<unknown>, typed: readonly TypedWord[]): Score[] {
  const found = typed.map((word) => bestPlaces(index, word));
  const weights = found.map(({ size }) => (size ? Math.log(1 + index.entries.length / size) : 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const known = found.every(({ size }) => size > 0);
  const scores = new Map<number, Score>();
  found.forEach((places, at) => {
    const share = (weights[at] ?? 0) / total;
    for (const [entry, { cost, field }] of places) {
      const score = scores.get(entry) ?? {
        entry,
        covered: 0,
        strength: 0,
        cost: 0,
        named: false,
        typed,
      };
      score.covered += share;
      score.strength += field === 'description' ? share * 0.4 : share;
      score.cost += cost;
      score.named ||= field === 'title' || field === 'name';
      scores.set(entry, score);
    }
  });
  return [...scores.values()]
    .filter(({ covered, named }) => named || (known && covered > 0.99))
    .map((score) => ({ ...score, cost: score.cost + restOf(index, score) }));
}

/** Where each entry has a typed word at the least cost. */
function bestPlaces(index: SearchIndex<unknown>, { matches }: TypedWord) {
  const best = new Map<number, { cost: number; field: Field }>();
  for (const [word, match] of matches) {
    for (const { entry, field } of index.vocabulary.get(word)?.places ?? []) {
      if (field === 'description' && match.cost > costs.beginning) continue;
      const cost = match.cost + fieldCosts[field];
      if (cost < (best.get(entry)?.cost ?? Number.POSITIVE_INFINITY))
        best.set(entry, { cost, field });
    }
  }
  return best;
}

/** Less than any other difference: how far the query is from being one whole name of the entry. */
function restOf(index: SearchIndex<unknown>, { entry, typed }: Score): number {
  const phrases = index.entries[entry]?.phrases ?? [];
  return Math.min(...phrases.map((phrase) => restIn(phrase, typed)));
}

function restIn({ field, words, joined }: Phrase, typed: readonly TypedWord[]): number {
  if (field === 'description') return 1;
  const single = typed.length === 1 && joined && typed[0]?.matches.get(joined);
  if (single && !single.end) return 0;
  const shared = typed.filter(({ matches }) => words.some((word) => matches.has(word))).length;
  if (shared === 0) return 1;
  const rest = (typed.length - shared) * 0.1 + Math.max(0, words.length - shared) * 0.05;
  return Math.min(0.8, field === 'kind' ? rest + 0.4 : rest);
}
