/** UTF-16 offsets in a text: from the first, up to and without the second. */
export type TextRange = readonly [from: number, to: number];

/** Accents, tashkeel, superscript alef, nukta, tatweel, joiners: no letters of their own. */
const ignored =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c'’`\p{Cf}]+/gu;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** What the Urdu and Persian keyboard writes otherwise than the Arabic one, and letters taken for another. */
const sameLetter: Record<string, string> = {
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ں: 'ن',
  ٱ: 'ا',
  ء: '',
  '\u0901': '\u0902',
};

/** Those of the table below and digits of other scripts. */
const otherLetters = /[\u0621-\u06f9\u0901\u0966-\u096f]/g;

/** In small letters, without accents and the differences between keyboards. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(ignored, '');
  return plain.replace(otherLetters, (letter) => sameLetter[letter] ?? digitOf(letter));
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text).match(word) ?? [];
}

/** Where the words of a text stand in it as it is written: the offset of each folded letter, and the end. */
export function placesOf(text: string): (readonly number[])[] {
  const offsets: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const letters = fold(character);
    folded += letters;
    for (let unit = 0; unit < letters.length; unit += 1) offsets.push(at);
    at += character.length;
  }
  offsets.push(at);
  return [...folded.matchAll(word)].map(({ 0: { length }, index }) =>
    offsets.slice(index, index + length + 1),
  );
}

/** Arabic-Indic, Urdu and Devanagari digits as 0 to 9. */
function digitOf(letter: string): string {
  if (!/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/.test(letter)) return letter;
  const code = letter.charCodeAt(0);
  return String(code < 0x0900 ? code & 0xf : code - 0x0966);
}

/** Without the plural, the Arabic article and its feminine ending. */
export function stemOf(word: string): string {
  if (/^[a-z]{4,}$/.test(word)) return englishStem(word);
  if (/^[\u0600-\u06ff]+$/.test(word)) {
    return word.replace(/^و?ال(?=..)/, '').replace(/(?<=...)(?:ات|ه)$/, '');
  }
  return word.replace(/(?<=[\u0900-\u097f]{2})(?:िया[ंँ]|ों|ें|ा|े)$/, '');
}

function englishStem(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/...ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=[sxzo]|ch|sh)es$|s$/, '');
}

/**
 * How a word sounds, roughly: the same for the many ways in which Hindi, Urdu, Malayalam, Tamil and
 * Arabic are written in Latin letters (zeera, jira; dhal, daal), and for letters that a script has twice.
 */
export function soundOf(stem: string): string {
  let sound = stem;
  for (const [written, spoken] of /[a-z]/.test(stem) ? latinSounds : otherSounds) {
    sound = sound.replace(written, spoken);
  }
  return sound;
}

const latinSounds: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/zh/g, 'l'],
  [/c(?!h)|q|ck/g, 'k'],
  [/x/g, 'ks'],
  [/(?<=[bcdgjkstz])h+/g, ''],
  [/h+$/g, ''],
  [/z/g, 'j'],
  [/a[iy](?![aou])|[eiy]+/g, 'i'],
  [/[ao][uw](?![aeiou])|ao|[ou]+/g, 'u'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
];

const otherSounds: readonly [RegExp, string][] = [
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
