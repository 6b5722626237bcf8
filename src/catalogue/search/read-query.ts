import {
  initialOf,
  isLike,
  phraseKeys,
  soundOf,
  spellingOf,
  type Token,
} from '@/catalogue/goods/folding';
import type { Product } from '@/catalogue/products';
import { amountsIn } from '@/catalogue/quantity/amounts-in';
import { romanise } from './romanise';
import { groupOfForm, keysByInitial, meanings, type Role, weights } from './search-index';
import { tokensIn } from './tokens-in';

export type Reading = Token & {
  /** Of a phrase, its words, without an amount between them. */
  tokens: readonly Token[];
  role: Role;
  keys: readonly string[];
  matches?: ReadonlyMap<Product, number>;
  /** Of the goods that have this form. */
  group?: string;
};

type Sense = Pick<Reading, 'role' | 'keys' | 'matches'>;

/** Tries longer phrases first. If `isTyping`, the last word also matches as the beginning of a longer word. */
export function readQuery(query: string, isTyping: boolean): Reading[] {
  const parts: (Token | Reading)[] = tokensIn(query);
  const amounts = amountsIn(query);
  // After an amount or a sign, a word is whole.
  const begun = isTyping && parts.at(-1)?.to === query.trimEnd().length ? parts.at(-1) : undefined;

  function readPhrases(length: number, read: typeof readExactly, isAcross = amounts.length < 2) {
    for (let start = 0; start + length <= parts.length; start += 1) {
      const phrase = parts.slice(start, start + length);
      const [first, last] = [phrase[0], phrase.at(-1)];
      if (!first || !last || phrase.some((part) => 'role' in part)) continue;
      // `rice, flour` is no rice flour.
      if (/[,;،؛、，；]|\s\/\s/.test(query.slice(first.from, last.to))) continue;
      if (!isAcross && amounts.some(({ from }) => first.to <= from && from < last.from)) continue;
      const words = phrase.map(({ text }) => text);
      const sense = read(words);
      if (!sense || (sense.role === 'name' && areOtherGoods(words))) continue;
      const token = { text: words.join(' '), from: first.from, to: last.to };
      parts.splice(start, length, { ...token, ...sense, tokens: phrase });
    }
  }
  // With one amount, `rice 10 kg basmati` is basmati, if nothing else is (`ulli 2 bag cheriya ulli`).
  for (const isAcross of [false, amounts.length < 2])
    for (let length = parts.length; length > 1; length -= 1)
      readPhrases(length, readExactly, isAcross);
  // `emperer bream` is no bream. A pair of known words is one name only if it sounds like it: `kalo daal`.
  readPhrases(2, (pair) => {
    if (pair[1] === begun?.text || pair.some(isIgnored)) return undefined;
    const areKnown = pair.every((word) => roleOf(word) ?? roleOf(romanise(word)));
    const sense = readMisspelled(pair);
    const roles: Role[] = areKnown ? ['name'] : ['name', 'guessed', 'notListed'];
    return sense && roles.includes(sense.role) ? sense : undefined;
  });
  readPhrases(1, (word) => {
    const sense = readExactly(word);
    // `SA` in small letters around it is South Africa, and no word of another language.
    const isCode = /^[A-Z]{2}$/.test(word.join()) && /\p{Ll}/u.test(query);
    return isCode && sense?.role === 'ignored' ? { ...sense, role: 'describes' } : sense;
  });
  readPhrases(2, readMisspelled);
  const readings = parts.map((part): Reading => {
    if ('role' in part) return part;
    const sense = (part === begun && readBeginning(part.text)) || readMisspelled([part.text]);
    // One or two letters (`x`, `es` of a port) name no goods.
    const isNoName = /\p{N}|^[a-z]{1,2}$/iu.test(romanise(part.text));
    const role = isNoName ? 'describes' : 'unknown';
    return { ...part, tokens: [part], ...(sense ?? { keys: [], role }) };
  });
  return readings.map((reading) => ({
    ...withSharedName(query, reading, readings),
    group: groupOfForm.get(spellingOf(reading.text)),
  }));
}

/** The red ones of `red and white kidney beans` are goods, too. */
function withSharedName(query: string, reading: Reading, readings: readonly Reading[]): Reading {
  if (reading.role !== 'weak') return reading;
  for (const { text, matches, from, to } of readings) {
    const between = query.slice(Math.min(reading.to, to), Math.max(reading.from, from)).trim();
    const isJoined = /^[&+/]$/.test(between) || roleOf(between) === 'joins';
    const words = isJoined ? text.split(' ').map(spellingOf) : [];
    if (words.length < 2) continue;
    const others = words.map((_, at) => words.with(at, spellingOf(reading.text)));
    for (const key of others.flatMap(phraseKeys)) {
      const meaning = meanings.get(key);
      const isOther = meaning && productsOf(meaning).some((product) => !matches?.has(product));
      if (meaning?.role === 'notListed' || (meaning?.role === 'name' && isOther))
        return { ...reading, ...meaning, keys: [key, ...reading.keys] };
    }
  }
  return reading;
}

/** But not a size: `9mm mexico vs 8mm turkey`. */
export function areGoods(reading: Reading): boolean {
  if (reading.role === 'variety') return !/^\p{Nd}/u.test(reading.text);
  if (['notListed', 'guessed'].includes(reading.role)) return true;
  return isNamed(reading, weights[reading.role === 'name' ? 'nameWord' : 'kind']);
}

export function isListed({ role }: Reading): boolean {
  return role === 'name' || role === 'variety' || role === 'weak';
}

export function productsOf({ matches }: Pick<Reading, 'matches'>): Product[] {
  return [...(matches?.keys() ?? [])];
}

export function isNamed({ role, matches }: Reading, least: number): boolean {
  return ['name', 'weak'].includes(role) && Math.max(...(matches?.values() ?? [0])) >= least;
}

export function isIgnored(word: string): boolean {
  return ['ignored', 'each', 'joins', 'purpose', 'quote'].includes(roleOf(word) ?? '');
}

function roleOf(word: string): Role | undefined {
  return meanings.get(spellingOf(word))?.role;
}

/** `kaju badam` is cashew in Bengali; elsewhere, and with a sign between them, the words are two goods. */
function areOtherGoods(phrase: readonly string[]): boolean {
  const goods = phrase.map((word) => {
    const { role, matches } = meanings.get(spellingOf(word)) ?? {};
    const [[product, weight] = [], ...others] = matches ?? [];
    return role === 'name' && weight === weights.name && others.length === 0 ? product : undefined;
  });
  return goods.length > 1 && goods.every((each, index) => each && each !== goods[index - 1]);
}

function readExactly(phrase: readonly string[]): Sense | undefined {
  const [first = '', second] = phrase;
  const withoutParticles = phrase.filter((word) => !/^k[iaeo]$/i.test(word));
  for (const words of [phrase, phrase.map(romanise), phrase.map(inArabic), withoutParticles]) {
    const spellings = words.map(spellingOf);
    const keys = phraseKeys(spellings);
    // `all spices` are not allspice.
    for (const key of second && isIgnored(first) ? keys.slice(1) : keys) {
      const meaning = meanings.get(key);
      const isWord = ['ignored', 'weak', 'describes'].includes(meaning?.role ?? '');
      if (meaning && (phrase.length === 1 || !isWord))
        return { ...meaning, keys: [key, ...spellings] };
    }
  }
  return undefined;
}

/** `رگي` and `پتيتة`, as Iraqis write them. */
function inArabic(word: string): string {
  return word.replaceAll('پ', 'ب').replaceAll('چ', 'ج').replaceAll('گ', 'ق');
}

function readBeginning(text: string): Sense | undefined {
  if ([...text].length < 3) return { keys: [], role: 'begun' };
  const begun = spellingOf(text);
  // `hommos` is chickpeas, and may become `hommos aswad`.
  const whole = readMisspelled([text]);
  const isWhole = whole?.role === 'name';
  const keys = isWhole ? [...whole.keys] : [];
  const matches = new Map(isWhole ? whole.matches : []);
  for (const [key, meaning] of meanings) {
    if (!['name', 'weak'].includes(meaning.role) || !key.startsWith(begun)) continue;
    keys.push(key);
    for (const [product, weight] of meaning.matches ?? []) {
      const share = (weight * begun.length) / key.length;
      matches.set(product, Math.max(matches.get(product) ?? 0, share));
    }
  }
  return keys.length > 0 ? { keys, role: 'name', matches } : undefined;
}

function readMisspelled(phrase: readonly string[]): Sense | undefined {
  const typed = phrase.map((word) => spellingOf(romanise(word))).join('');
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
  const allowed = typed.length < shortest ? 0 : typed.length < 8 ? 1 : 2;
  for (let wrong = 0; wrong <= allowed; wrong += 1) {
    const [key = ''] = candidates
      .filter((each) => (wrong === 0 ? soundOf(each) === sound : isLike(typed, each, wrong)))
      // People leave out letters more often than they add some, so prefer the longer key.
      .toSorted((one, other) => distance(one) - distance(other) || other.length - one.length);
    const { role, matches } = meanings.get(key) ?? {};
    if (!role || ['ignored', 'each', 'joins', 'purpose'].includes(role)) continue;
    const isSure = role !== 'name' || (wrong === 0 && typed.length > 4);
    return { keys: [key], role: isSure ? role : 'guessed', matches };
  }
  return undefined;
}

function consonants(spelling: string): string {
  return soundOf(spelling).replace(/[aiu]+/g, '');
}
