import type { Product } from '@/catalogue/products';
import { isLike, joined, sortedKey, soundOf, spellingOf, tokensOf } from './folding';
import type { Matches, ProductIndex } from './search-index';

/** What some neighbouring words of a query mean. */
export type Reading =
  | GoodsReading
  | (Words & { as: 'notListed' | 'question' | 'descriptor' | 'fill' | 'unknown' | 'begun' });

export type GoodsReading = Words & {
  as: 'goods' | 'variety';
  matches: Matches;
  /** A word of a name that is said of other goods, too: it narrows what the others find. */
  isWeak: boolean;
};

type Words = {
  /** As typed. */
  text: string;
  /** Of the index. */
  keys: readonly string[];
};

/** Words of the longest phrase. */
const longest = 4;

const amount =
  /\d+(?:[.,]\d+)?\s*(?:kgs?|gms?|g|lbs?|tons?|mt|bags?|cartons?|boxes)(?![\p{L}\p{N}])/giu;

/** `isTyping`: the last word may be the beginning of one. */
export function readQuery(index: ProductIndex, query: string, isTyping: boolean): Reading[] {
  const said = tokensOf(query.replace(amount, ' '));
  const tokens = (said.length > 0 ? said : tokensOf(query)).map(({ text }) => text);
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
  for (let count = longest; count > 1; count -= 1) {
    take(count, (part) => readPhrase(index, part, ['notListed']));
    take(count, (part) => readPhrase(index, part, ['goods', 'variety']));
  }
  take(1, ([token = '']) => readWord(index, token));
  take(2, (part) => guess(index, part.join(' '), joined(part)));
  take(1, ([token = ''], isLast) => (isLast ? begin(index, token) : undefined));
  take(1, ([token = '']) => guess(index, token, spellingOf(token)));
  take(1, ([token = '']) => ({ text: token, keys: [], as: 'unknown' }));
  return readings.filter((reading) => reading !== undefined);
}

function readPhrase(index: ProductIndex, part: readonly string[], as: readonly Reading['as'][]) {
  for (const key of [joined(part), sortedKey(part)]) {
    const reading = readKey(index, part.join(' '), key);
    // The words too, for the marks.
    if (reading && as.includes(reading.as))
      return { ...reading, keys: [key, ...part.map((token) => spellingOf(token))] };
  }
  return undefined;
}

function readWord(index: ProductIndex, token: string): Reading | undefined {
  const key = spellingOf(token);
  const word = index.words.get(key);
  const reading = readKey(index, token, key);
  if (reading?.as === 'goods' && word !== 'fill')
    return { ...reading, isWeak: word === 'descriptor' };
  if (word) return { text: token, keys: [key], as: word };
  return (
    reading ?? (/\p{N}/u.test(token) ? { text: token, keys: [], as: 'descriptor' } : undefined)
  );
}

function readKey(index: ProductIndex, text: string, key: string): Reading | undefined {
  const goods = index.terms.get(key);
  if (goods) return { text, keys: [key], as: 'goods', matches: goods, isWeak: false };
  if (index.notListed.has(key)) return { text, keys: [key], as: 'notListed' };
  const matches = index.varieties.get(key);
  return matches && { text, keys: [key], as: 'variety', matches, isWeak: false };
}

/** By the beginning of a word, from three letters. */
function begin(index: ProductIndex, token: string): Reading | undefined {
  const key = spellingOf(token);
  if ([...token].length < 3) return { text: token, keys: [], as: 'begun' };
  const keys = [...index.terms.keys()].filter((each) => each.startsWith(key));
  if (keys.length === 0) return undefined;
  const matches = new Map<Product, number>();
  for (const each of keys)
    for (const [product, weight] of index.terms.get(each) ?? [])
      matches.set(
        product,
        Math.max(matches.get(product) ?? 0, (weight * key.length) / each.length),
      );
  return { text: token, keys, as: 'goods', matches, isWeak: false };
}

/** By its sound, from four letters, or misspelt, from five. */
function guess(index: ProductIndex, text: string, key: string): Reading | undefined {
  const sound = soundOf(key);
  if (key.length < 4 || sound.length < 3) return undefined;
  const sounding = nearest(index, text, (each) => soundOf(each) === sound);
  if (sounding?.as === 'goods' || key.length < 5) return sounding;
  for (let wrong = 1; wrong <= (key.length < 8 ? 1 : 2); wrong += 1) {
    // Nobody mistakes the first letter, as it sounds: namak is no samak.
    const isNear = (each: string) => isLike(key, each, wrong) && soundOf(each)[0] === sound[0];
    const reading = nearest(index, text, isNear);
    if (reading) return reading;
  }
  return sounding;
}

function nearest(
  index: ProductIndex,
  text: string,
  isNear: (key: string) => boolean,
): Reading | undefined {
  const sound = bones(spellingOf(text));
  const off = (key: string) => Math.abs(key.length - text.length) + (bones(key) === sound ? 0 : 2);
  return (
    index.keys
      .filter(isNear)
      // Letters are left out more often than added.
      .toSorted((one, other) => off(one) - off(other) || other.length - one.length)
      .map((key) => readGuessed(index, text, key))
      .find((reading) => reading !== undefined)
  );
}

function readGuessed(index: ProductIndex, text: string, key: string): Reading | undefined {
  const as = index.words.get(key);
  const reading = as ? { text, keys: [], as } : readKey(index, text, key);
  // Short names of sorts are like any word: "hello" is no Hilo.
  return reading?.as === 'variety' && key.length < 6 ? undefined : reading;
}

/** A sound without its vowels, which are mistaken most. */
function bones(spelling: string): string {
  return soundOf(spelling).replace(/[aiu]+/g, '');
}
