export type Token = {
  /** As it is written; without an apostrophe at its end. */
  text: string;
  /** UTF-16 offset in the text it stands in. */
  at: number;
};

/** The tokens of a text: letters and digits of any script, with apostrophes inside. */
export function tokensOf(text: string): Token[] {
  const token = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’`](?=\p{L}))*/gu;
  return [...text.matchAll(token)].map(({ 0: text, index }) => ({ text, at: index }));
}

type Rules = readonly (readonly [RegExp, string])[];

/** A token as it is compared: in small letters, without accents, plural and differences between keyboards. */
export function spellingOf(token: string): string {
  const plain = replaceAll(token.normalize('NFKD').toLowerCase(), keyboards);
  return replaceAll(plain.replace(/[٠-٩۰-۹०-९]/g, digitOf), endings);
}

/**
 * How a spelling sounds, roughly: the same for the many ways in which Hindi, Urdu, Malayalam, Tamil and
 * Arabic are written in Latin letters (zeera, jira; dhal, daal), and for letters that a script has twice.
 */
export function soundOf(spelling: string): string {
  return soundMark + replaceAll(spelling, sounds);
}

/** Before each sound, so that none is taken for a spelling. */
const soundMark = '~';

function replaceAll(text: string, rules: Rules): string {
  return rules.reduce((before, [written, folded]) => before.replace(written, folded), text);
}

/** Arabic-Indic, Urdu and Devanagari digits as 0 to 9. */
function digitOf(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code < 0x0900 ? code & 0xf : code - 0x0966);
}

/** What the Urdu and Persian keyboard writes otherwise than the Arabic one, and letters taken for another. */
const keyboards: Rules = [
  // Accents, tashkeel, superscript alef, nukta, tatweel, joiners: no letters of their own.
  [/[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c'’`ء\p{Cf}]+/gu, ''],
  [/[ةۃہھ]/g, 'ه'],
  [/[ىیے]/g, 'ي'],
  [/ک/g, 'ك'],
  [/ں/g, 'ن'],
  [/ٱ/g, 'ا'],
  [/\u0901/g, '\u0902'],
];

/** Plurals, the Arabic article and its feminine ending. */
const endings: Rules = [
  [/(?<=^[a-z]{3,})ies$/, 'y'],
  [/(?<=^[a-z]+(?:[sxzo]|ch|sh))es$|(?<=^[a-z]{2,}[^sui])s$/, ''],
  [/^و?ال(?=[\u0600-\u06ff]{2})/, ''],
  [/(?<=[\u0600-\u06ff]{3})(?:ات|ه)$/, ''],
  [/(?<=[\u0900-\u097f]{2})(?:िया[ंँ]|ों|ें|ा|े)$/, ''],
];

const sounds: Rules = [
  [/ph/g, 'f'],
  [/zh/g, 'l'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q|ck/g, 'k'],
  [/x/g, 'ks'],
  [/(?<=[bcdgjkstz])h+/g, ''],
  [/h+$/g, ''],
  [/z/g, 'j'],
  [/a[iy](?![aou])|[eiy]+/g, 'i'],
  [/[ao][uw](?![aeiou])|ao|[ou]+/g, 'u'],
  [/w/g, 'v'],
  [/[ٹط]/g, 'ت'],
  [/[ڈض]/g, 'د'],
  [/ڑ/g, 'ر'],
  [/پ/g, 'ب'],
  [/چ/g, 'ج'],
  [/[گق]/g, 'ك'],
  [/[صث]/g, 'س'],
  [/[ذظ]/g, 'ز'],
  [/ح/g, 'ه'],
  [/[नमणङञ]्|ं/g, ''],
  [/ी/g, 'ि'],
  [/ू/g, 'ु'],
  [/[ॉऑ]/g, 'ा'],
  [/(.)\1+/g, '$1'],
];
