import type { Product } from '@/catalogue/products';
import { initialOf, isLike, joined, phraseKeys, soundOf, spellingOf, wordsOf } from './folding';
import { romanise } from './romanise';
import { keysByInitial, meanings, type Role } from './search-index';

export type Reading = {
  role: Role;
  text: string;
  keys: readonly string[];
  matches?: ReadonlyMap<Product, number>;
};

const amount =
  /\d+(?:[.,]\d+)?\s*(?:kgs?|gms?|g|lbs?|tons?|mt|bags?|cartons?|boxes)(?![\p{L}\p{N}])/giu;

/** Tries longer phrases first. If `isTyping`, the last word also matches as the beginning of a longer word. */
export function readQuery(query: string, isTyping: boolean): Reading[] {
  const words = wordsOf(query.replace(amount, ' '));
  const parts: (string | Reading)[] = [...(words.length > 0 ? words : wordsOf(query))];

  function readPhrases(length: number, read: (phrase: readonly string[]) => Reading | undefined) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const phrase = parts.slice(start, start + length);
      const reading = phrase.every((part) => typeof part === 'string') && read(phrase);
      if (reading) parts.splice(start, length, reading);
    }
  }
  for (let length = parts.length; length > 0; length -= 1) readPhrases(length, readExactly);
  readPhrases(2, readMisspelled);
  return parts.map((part, index) => {
    if (typeof part !== 'string') return part;
    const begun = isTyping && index === parts.length - 1 && readBeginning(part);
    return begun || readMisspelled([part]) || withoutMeaning(part);
  });
}

function readExactly(phrase: readonly string[]): Reading | undefined {
  for (const words of [phrase, phrase.map(romanise)])
    for (const key of phraseKeys(words)) {
      const meaning = meanings.get(key);
      const isGoods = meaning && ['name', 'variety', 'notListed'].includes(meaning.role);
      if (meaning && (isGoods || phrase.length === 1))
        return { ...meaning, text: phrase.join(' '), keys: [key, ...words.map(spellingOf)] };
    }
  return undefined;
}

function readBeginning(text: string): Reading | undefined {
  if ([...text].length < 3) return { text, keys: [], role: 'begun' };
  const begun = spellingOf(text);
  const keys: string[] = [];
  const matches = new Map<Product, number>();
  for (const [key, meaning] of meanings) {
    if (!['name', 'weak'].includes(meaning.role) || !key.startsWith(begun)) continue;
    keys.push(key);
    for (const [product, weight] of meaning.matches ?? []) {
      const share = (weight * begun.length) / key.length;
      matches.set(product, Math.max(matches.get(product) ?? 0, share));
    }
  }
  return keys.length > 0 ? { text, keys, role: 'name', matches } : undefined;
}

function readMisspelled(phrase: readonly string[]): Reading | undefined {
  const text = phrase.join(' ');
  const typed = joined(phrase.map(romanise));
  const sound = soundOf(typed);
  if (typed.length < 4 || sound.length < 3 || /\p{N}/u.test(typed)) return undefined;
  const distance = (key: string) =>
    Math.abs(key.length - typed.length) + (consonants(key) === consonants(typed) ? 0 : 2);
  // Short names of varieties resemble ordinary words, e.g. "Hilo" and "hello", so a misspelling never finds them.
  const candidates = (keysByInitial.get(initialOf(typed)) ?? []).filter(
    (key) => key.length > 5 || meanings.get(key)?.role !== 'variety',
  );
  // Arabic words have fewer letters (vowels are omitted), so a misspelling must be longer to be unambiguous.
  const shortest = /[a-z]/.test(typed) ? 5 : 6;
  const mostWrong = typed.length < shortest ? 0 : typed.length < 8 ? 1 : 2;
  for (let wrong = 0; wrong <= mostWrong; wrong += 1) {
    const [key = ''] = candidates
      .filter((each) => (wrong === 0 ? soundOf(each) === sound : isLike(typed, each, wrong)))
      // People leave out letters more often than they add some, so prefer the longer key.
      .toSorted((one, other) => distance(one) - distance(other) || other.length - one.length);
    const { role, matches } = meanings.get(key) ?? {};
    if (!role || role === 'fill') continue;
    if (role === 'weak') return { text, keys: [], role: 'descriptor' };
    const isSure = role !== 'name' || (wrong === 0 && typed.length > 4);
    return { text, keys: matches ? [key] : [], role: isSure ? role : 'guessed', matches };
  }
  return undefined;
}

function withoutMeaning(text: string): Reading {
  return { text, keys: [], role: /\p{N}/u.test(text) ? 'descriptor' : 'unknown' };
}

function consonants(spelling: string): string {
  return soundOf(spelling).replace(/[aiu]+/g, '');
}
