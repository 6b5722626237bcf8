import { costs, matchMisspelt, matchWord, WordForms, type WordMatch } from './match-word';
import { wordsOf } from './words';

/** What a text is to its entry: names come before kinds, these before descriptions. */
export type Field = 'title' | 'name' | 'kind' | 'description';

/** A text of an entry and its words; joined, too, since "king fish" is also typed as one word. */
export type Phrase = { field: Field; text: string; words: readonly string[]; joined?: string };

export type Entry<Item> = { item: Item; phrases: readonly Phrase[] };

/** A word of the index: its forms, and the numbers of the entries in which it stands, by field. */
export type IndexedWord = {
  forms: WordForms;
  places: { entry: number; field: Field }[];
  /** False for words of descriptions only. */
  named: boolean;
};

export type SearchIndex<Item> = {
  entries: readonly Entry<Item>[];
  vocabulary: ReadonlyMap<string, IndexedWord>;
};

/** A typed word and the words of the index that it may mean. */
export type TypedWord = { text: string; matches: ReadonlyMap<string, WordMatch> };

export type SearchText = { field: Field; text: string };

export function buildIndex<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly SearchText[],
): SearchIndex<Item> {
  const vocabulary = new Map<string, IndexedWord>();
  // Most kinds stand at many entries.
  const known = new Map<string, Phrase>();
  const entries = items.map((item, entry) => {
    const phrases = textsOf(item).map(({ field, text }) => {
      const phrase = known.get(field + text) ?? phraseOf(field, text);
      known.set(field + text, phrase);
      return phrase;
    });
    for (const { field, words, joined } of phrases) {
      for (const text of joined ? [...words, joined] : words) {
        let indexed = vocabulary.get(text);
        if (!indexed) {
          indexed = { forms: new WordForms(text), places: [], named: false };
          vocabulary.set(text, indexed);
        }
        indexed.places.push({ entry, field });
        if (field !== 'description') indexed.named = true;
      }
    }
    return { item, phrases };
  });
  return { entries, vocabulary };
}

function phraseOf(field: Field, text: string): Phrase {
  const words = wordsOf(text);
  if (field === 'description' || words.length < 2) return { field, text, words };
  return { field, text, words, joined: words.join('') };
}

/**
 * The words of the index that a typed word may mean. A word that is there as typed has no other
 * spellings and is no part of others ("atta" in "matta"); misspelt is only what is not there at all.
 */
export function lookUp(index: SearchIndex<unknown>, text: string): TypedWord {
  const typed = new WordForms(text);
  const found: [string, WordMatch][] = [];
  for (const [word, indexed] of index.vocabulary) {
    const match = matchWord(typed, indexed.forms);
    if (match && (indexed.named || match.cost === costs.exact)) found.push([word, match]);
  }
  if (found.length === 0) return { text, matches: new Map(lookUpMisspelt(index, typed)) };
  const least = Math.min(...found.map(([, { cost }]) => cost));
  const wanted = found.filter(([, { cost, loose }]) => !loose || cost < Math.floor(least) + 1);
  return { text, matches: new Map(wanted) };
}

function lookUpMisspelt(index: SearchIndex<unknown>, typed: WordForms): [string, WordMatch][] {
  return [...index.vocabulary].flatMap(([word, indexed]) => {
    const match = indexed.named
      ? matchMisspelt(typed, indexed.forms)
      : matchWord(typed, indexed.forms);
    return match ? [[word, match] as [string, WordMatch]] : [];
  });
}
