export type Token = {
  text: string;
  /** UTF-16 offset in the text it stands in. */
  at: number;
};

/** The tokens of a text: letters and digits of any script, with apostrophes inside. */
export function tokensOf(text: string): Token[] {
  const token = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’`](?=\p{L}))*/gu;
  return [...text.matchAll(token)].map(({ 0: text, index }) => ({ text, at: index }));
}

type Terms = readonly [spelling: string, sound: string];

const knownTerms = new Map<string, Terms>();

/**
 * What a token is found by. Its spelling: in small letters, without accents, plural and differences between
 * keyboards. And its sound, roughly: the same for the many ways in which Hindi, Urdu, Malayalam, Tamil and
 * Arabic are written in Latin letters (zeera, jira; dhal, daal).
 */
export function termsOf(token: string): Terms {
  const known = knownTerms.get(token);
  if (known) return known;
  const spelling = fold(token.normalize('NFKD').toLowerCase(), spellings);
  // The mark keeps a sound from being taken for a spelling.
  const terms = [spelling, `~${fold(spelling, sounds)}`] as const;
  knownTerms.set(token, terms);
  return terms;
}

/** Several tokens as one: "king fish" is also written without its space. */
export function joined(tokens: readonly string[]): string {
  return tokens.map((token) => termsOf(token)[0]).join('');
}

/** The same for every order of the words. */
export function sortedKey(tokens: readonly string[]): string {
  return tokens
    .map((token) => termsOf(token)[0])
    .sort()
    .join(' ');
}

/** Whether so many letters at most are wrong, missing, too many or swapped with the next. */
export function isLike(one: string, other: string, wrong: number): boolean {
  if (Math.abs(one.length - other.length) > wrong) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  if (!rest && !otherRest) return true;
  if (wrong === 0) return false;
  const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
  return (
    isLike(rest.slice(1), otherRest.slice(1), wrong - 1) ||
    isLike(rest.slice(1), otherRest, wrong - 1) ||
    isLike(rest, otherRest.slice(1), wrong - 1) ||
    (isSwapped && isLike(rest.slice(2), otherRest.slice(2), wrong - 1))
  );
}

type Rules = readonly (readonly [RegExp, string | ((digit: string) => string)])[];

function fold(text: string, rules: Rules): string {
  return rules.reduce((folded, [from, to]) => folded.replace(from, to as string), text);
}

const spellings: Rules = [
  // Accents, tashkeel, superscript alef, nukta, tatweel, joiners: no letters of their own.
  [/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c'’`ء\p{Cf}]+/gu, ''],
  // What the Urdu and Persian keyboard writes otherwise than the Arabic one, and letters taken for another.
  [/[ةۃہھ]/g, 'ه'],
  [/[ىیے]/g, 'ي'],
  [/ک/g, 'ك'],
  [/ں/g, 'ن'],
  [/ٱ/g, 'ا'],
  [/ı/g, 'i'],
  [/\u0901/g, '\u0902'],
  [/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf)],
  [/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)],
  // Plurals and the Arabic article.
  [/(?<=^[a-z]{3,})ies$/, 'y'],
  [/(?<=^[a-z]+(?:[sxzo]|ch|sh))es$|(?<=^[a-z]{2,}[^sui])s$/, ''],
  [/(?<=[\u0900-\u097f]{2})(?:िया[ंँ]|ों|ें|ा|े)$/, ''],
  [/^و?ال(?=[\u0600-\u06ff]{2})/, ''],
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
  [/[नमणङञ]्|ं/g, ''],
  [/(.)\1+/g, '$1'],
];
