import {
  costs,
  formsOf,
  matchMisspelt,
  matchWord,
  type WordForms,
  type WordMatch,
} from './match-word';
import { type Word, wordsOf } from './words';

/** What a text is to its entry: names come before kinds, these before descriptions. */
export type Field = 'title' | 'name' | 'kind' | 'description';

/** A text of an entry and its words; joined, too, since "king fish" is also typed as one word. */
export type Phrase = { field: Field; text: string; words: readonly Word[]; joined?: Word };

export type Entry<Item> = { item: Item; phrases: readonly Phrase[] };

export type SearchIndex<Item> = {
  entries: readonly Entry<Item>[];
  /** Every word once. */
  vocabulary: ReadonlyMap<string, WordForms>;
  /** Words of descriptions only, in which no misspelling is looked for. */
  described: ReadonlySet<string>;
};

export type TypedWord = { text: string; matches: ReadonlyMap<string, WordMatch> };

export type SearchText = { field: Field; text: string };

export function buildIndex<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => readonly SearchText[],
): SearchIndex<Item> {
  const vocabulary = new Map<string, WordForms>();
  const described = new Set<string>();
  const entries = items.map((item) => {
    const phrases = textsOf(item).map(phraseOf);
    for (const { field, words, joined } of phrases) {
      for (const { text } of joined ? [...words, joined] : words) {
        if (!vocabulary.has(text)) {
          vocabulary.set(text, formsOf(text));
          if (field === 'description') described.add(text);
        } else if (field !== 'description') described.delete(text);
      }
    }
    return { item, phrases };
  });
  return { entries, vocabulary, described };
}

function phraseOf({ field, text }: SearchText): Phrase {
  const words = wordsOf(text);
  if (field === 'description' || words.length < 2) return { field, text, words };
  return { field, text, words, joined: joinWords(words) };
}

/** As if they were written without the space between them. */
export function joinWords(words: readonly Word[]): Word {
  return {
    text: words.map(({ text }) => text).join(''),
    from: words[0]?.from ?? 0,
    to: words.at(-1)?.to ?? 0,
    origins: words.flatMap(({ origins }) => origins),
  };
}

/**
 * The words of the index that a typed word may mean. A word that is there as typed has no other
 * spellings and is no part of others ("atta" in "matta"); misspelt is only what is not there at all.
 */
export function lookUp(index: SearchIndex<unknown>, text: string): TypedWord {
  const typed = formsOf(text);
  const matches = new Map<string, WordMatch>();
  for (const [word, forms] of index.vocabulary) {
    const match = matchWord(typed, forms);
    if (match && (match.cost === 0 || !index.described.has(word))) matches.set(word, match);
  }
  const named = [...matches].filter(([word]) => !index.described.has(word));
  const least = Math.min(...named.map(([, { cost }]) => cost));
  for (const [word, { cost }] of matches) {
    if (cost > least && (cost === costs.sound || cost === costs.part)) matches.delete(word);
  }
  if (matches.size > 0) return { text, matches };
  for (const [word, forms] of index.vocabulary) {
    const match = index.described.has(word) ? matchWord(typed, forms) : matchMisspelt(typed, forms);
    if (match) matches.set(word, match);
  }
  return { text, matches };
}
