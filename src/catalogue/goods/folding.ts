/** Without (`w/o`) and care of are one word each. */
const token =
  /(?<!\p{L})[wc]\/o(?!\p{L})|[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|\u200d(?=\p{L})|['’`](?=\p{L})|(?<=\p{N})\.(?=\p{N}))*/giu;

/** `from` and `to` are offsets. */
export type Token = { text: string; from: number; to: number };

export function tokensOf(text: string, from = 0): Token[] {
  return [...text.matchAll(token)].map(({ 0: text, index }) => tokenAt(text, from + index));
}

export function tokenAt(text: string, from: number): Token {
  return { text, from, to: from + text.length };
}

/** Names share many of their words. */
function remembered(key: (word: string) => string): (word: string) => string {
  const keys = new Map<string, string>();
  return (word) => {
    const known = keys.get(word) ?? key(word);
    keys.set(word, known);
    return known;
  };
}

/** Key for spellings that count as equal: without case, accents and plural endings, with unified Arabic letters. */
export const spellingOf = remembered((token) =>
  fold(token.toLowerCase().normalize('NFKD'), spellings),
);

/** Rough phonetic key, because Arabic and Indian words are romanised in many ways: zeera, jira; dhal, daal. */
export const soundOf = remembered((spelling) => fold(spelling, sounds));

/** The first three letters determine the first letter of the sound. Short prefixes also hit the cache of `soundOf`. */
export function initialOf(spelling: string): string {
  return soundOf(spelling.slice(0, 3)).charAt(0);
}

export function spellingsOf(phrase: string): string[] {
  return (phrase.match(token) ?? []).map(spellingOf);
}

/** Two keys per phrase, so that "blackpepper" (joined) and "pepper black" (sorted) both find "black pepper". */
export function phraseKeys(spellings: readonly string[]): string[] {
  const whole = spellings.join('');
  return spellings.length > 1 ? [whole, spellings.toSorted().join(' ')] : [whole];
}

/** True if at most `wrong` edits (insert, delete, replace, or swap neighbours) turn one word into the other. */
export function isLike(one: string, other: string, wrong: number): boolean {
  if (one === other) return true;
  if (wrong === 0 || Math.abs(one.length - other.length) > wrong) return false;
  let start = 0;
  while (one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    isLike(rest.slice(1), otherRest.slice(1), wrong - 1) ||
    isLike(rest.slice(1), otherRest, wrong - 1) ||
    isLike(rest, otherRest.slice(1), wrong - 1) ||
    (isSwapped && isLike(rest.slice(2), otherRest.slice(2), wrong - 1))
  );
}

type Rules = readonly (readonly [RegExp, string | ((letter: string) => string)])[];

function fold(text: string, rules: Rules): string {
  return rules.reduce((folded, [from, to]) => folded.replace(from, to as string), text);
}

/** Letters that are written for each other, e.g. by Urdu, Persian and Arabic variants. */
const sameLetters: Record<string, string> = {
  ...{ ة: 'ه', ۃ: 'ه', ہ: 'ه', ھ: 'ه', ى: 'ي', ی: 'ي', ے: 'ي', ک: 'ك', ڕ: 'ر', ڵ: 'ل', ں: 'ن' },
  ...{ ı: 'i', ə: 'a', đ: 'd', ł: 'l', ß: 'ss', ς: 'σ', '\u0901': '\u0902' },
};

const spellings: Rules = [
  // Removes accents, Arabic vowel signs, nukta, tatweel, hamza, apostrophes and joiners.
  [/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c'’`ء\p{Cf}]+/gu, ''],
  // With a letter that Arabic lacks, Urdu words end in either (sela).
  [/^(?=.*[پچژگکیےٹڈڑ])(..+)[هہ]$/, '$1ا'],
  [/[ةۃہھىیےکڕڵںıəđłßς\u0901]/g, (letter) => sameLetters[letter] ?? ''],
  // Persian joins an adjective to a noun that ends in a vowel: `لوبیای سرخ`, red beans.
  [/(?<=[\u0600-\u06ff]{3}[او])ي$/, ''],
  [/[٠-٩۰-۹०-९]/g, (digit) => String((digit.charCodeAt(0) - (digit < '०' ? 0 : 6)) & 0xf)],
  [/(?<=^[a-z]{3,})ies$/, 'y'],
  // `adas` are lentils, `ada` is ginger.
  [/(?<=^[a-z]+(?:ss|[xzo]|ch|sh))es$|(?<=^[a-z]{2,}[^sui])(?<!^ada)s$/, ''],
  // As it is written inside longer names: `urad dhal gota`.
  [/^dh?a+ll?$/, 'dal'],
  // Hindi plurals and Arabic endings
  [/(?<=[\u0900-\u097f]{2})(?:िया[ंँ]|ों|ें|ा|े)$/, ''],
  [/^و?ال(?=[\u0600-\u06ff]{2})/, ''],
  // Feminine participles: `مجففة`, `ناعمة`. `باجره` is millet, `باجر` tomorrow.
  [/^(?!باجره$)(م[\u0621-\u064a]{3,}|[\u0621-\u064a]ا[\u0621-\u064a]{2})ه$/, '$1'],
];

const sounds: Rules = [
  [/ph/g, 'f'],
  [/zh/g, 'l'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q|ck/g, 'k'],
  [/(?<=[bcdgjkstz])h+|h+$/g, ''],
  [/z/g, 'j'],
  [/a[iy](?![aou])|[eiy]+/g, 'i'],
  [/[ao][uw](?![aeiou])|ao|[ou]+/g, 'u'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
];
