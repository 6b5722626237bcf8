import type { Product } from '@/catalogue/products';
import { initialOf, isLike, joined, sortedKey, soundOf, spellingOf, wordsOf } from './folding';
import { romanise } from './romanise';
import type { Meaning, SearchIndex } from './search-index';

/** What some neighbouring words of a query mean. */
export type Reading = Omit<Meaning, 'as'> & {
  /** `guessed`: by a sound or a misspelling, and not sure. `begun`: too short to tell. */
  as: Meaning['as'] | 'guessed' | 'unknown' | 'begun';
  /** As typed. */
  text: string;
  /** The keys of the index that matched: they mark the names. */
  keys: readonly string[];
};

/** Words of the longest phrase. */
const longest = 4;

const amount =
  /\d+(?:[.,]\d+)?\s*(?:kgs?|gms?|g|lbs?|tons?|mt|bags?|cartons?|boxes)(?![\p{L}\p{N}])/giu;

/** `isTyping`: the last word may be the beginning of one. */
export function readQuery(index: SearchIndex, query: string, isTyping: boolean): Reading[] {
  const said = wordsOf(query.replace(amount, ' '));
  const tokens = said.length > 0 ? said : wordsOf(query);
  const readings: (Reading | undefined)[] = tokens.map(() => undefined);
  const taken = tokens.map(() => false);

  function take(
    count: number,
    read: (part: readonly string[], isLast: boolean) => Reading | undefined,
  ) {
    for (let start = 0; start + count <= tokens.length; start += 1) {
      const end = start + count;
      if (taken.slice(start, end).includes(true)) continue;
      const reading = read(tokens.slice(start, end), isTyping && end === tokens.length);
      if (!reading) continue;
      readings[start] = reading;
      taken.fill(true, start, end);
    }
  }
  for (let count = longest; count > 0; count -= 1) take(count, (part) => look(index, part));
  take(2, (part) => guess(index, part));
  take(1, (part, isLast) => (isLast ? begin(index, part) : undefined));
  take(1, (part) => guess(index, part));
  take(1, ([text = '']) => ({
    text,
    keys: [],
    as: /\p{N}/u.test(text) ? 'descriptor' : 'unknown',
  }));
  return readings.filter((reading) => reading !== undefined);
}

function look({ meanings }: SearchIndex, part: readonly string[]): Reading | undefined {
  for (const words of [part, part.map(romanise)])
    for (const key of [joined(words), sortedKey(words)]) {
      const meaning = meanings.get(key);
      const isGoods = meaning && ['name', 'variety', 'notListed'].includes(meaning.as);
      // The words of a phrase too, for the marks.
      if (meaning && (isGoods || part.length === 1))
        return { ...meaning, text: part.join(' '), keys: [key, ...words.map(spellingOf)] };
    }
  return undefined;
}

/** By the beginning of a word, from three letters. */
function begin({ meanings }: SearchIndex, [text = '']: readonly string[]): Reading | undefined {
  if ([...text].length < 3) return { text, keys: [], as: 'begun' };
  const begun = spellingOf(text);
  const keys: string[] = [];
  const matches = new Map<Product, number>();
  for (const [key, meaning] of meanings) {
    if (!['name', 'weak'].includes(meaning.as) || !key.startsWith(begun)) continue;
    keys.push(key);
    for (const [product, weight] of meaning.matches ?? []) {
      const share = (weight * begun.length) / key.length;
      matches.set(product, Math.max(matches.get(product) ?? 0, share));
    }
  }
  return keys.length > 0 ? { text, keys, as: 'name', matches } : undefined;
}

/** By its sound, from four letters, or misspelt, from five. */
function guess({ meanings, initials }: SearchIndex, part: readonly string[]): Reading | undefined {
  const text = part.join(' ');
  const typed = joined(part.map(romanise));
  const sound = soundOf(typed);
  if (typed.length < 4 || sound.length < 3 || /\p{N}/u.test(typed)) return undefined;
  const off = (key: string) =>
    Math.abs(key.length - typed.length) + (bones(key) === bones(typed) ? 0 : 2);
  // Arabic writes few vowels: one wrong letter there makes another word sooner.
  const shortest = /[a-z]/.test(typed) ? 5 : 6;
  const mostWrong = typed.length < shortest ? 0 : typed.length < 8 ? 1 : 2;
  for (let wrong = 0; wrong <= mostWrong; wrong += 1) {
    const [key] = (initials.get(initialOf(typed)) ?? [])
      .filter((each) => (wrong === 0 ? soundOf(each) === sound : isLike(typed, each, wrong)))
      // Short names of sorts are like any word: "hello" is no Hilo.
      .filter((each) => each.length > 5 || meanings.get(each)?.as !== 'variety')
      // Letters are left out more often than added.
      .toSorted((one, other) => off(one) - off(other) || other.length - one.length);
    const best = meanings.get(key ?? '');
    if (!key || !best || best.as === 'fill') continue;
    const { as, matches } = best;
    if (as === 'weak') return { text, keys: [], as: 'descriptor' };
    const isSure = as !== 'name' || (wrong === 0 && typed.length > 4);
    return { text, keys: matches ? [key] : [], as: isSure ? as : 'guessed', matches };
  }
  return undefined;
}

/** A sound without its vowels, which are mistaken most. */
function bones(spelling: string): string {
  return soundOf(spelling).replace(/[aiu]+/g, '');
}
