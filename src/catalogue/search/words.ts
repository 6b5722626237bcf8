/** A word of a text, folded, and where its letters stand in the text as it is written. */
export type Word = { text: string; from: number; to: number; origins: readonly number[] };

/** UTF-16 offsets in a text: from the first, up to and without the second. */
export type TextRange = readonly [from: number, to: number];

/** Accents, tashkeel, superscript alef, nukta, tatweel, joiners: no letters of their own. */
const ignored =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c'’`\p{Cf}]/u;
const partOfWord = /[\p{L}\p{N}\p{M}]/u;

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

/** The words of a text in small letters, without accents and the differences between keyboards. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let letters = '';
  let origins: number[] = [];
  let at = 0;
  const close = () => {
    if (letters !== '') words.push({ text: letters, from: origins[0] ?? 0, to: at, origins });
    letters = '';
    origins = [];
  };
  for (const character of text) {
    for (const letter of character.normalize('NFKD').toLowerCase()) {
      if (ignored.test(letter)) continue;
      if (!partOfWord.test(letter)) {
        close();
        continue;
      }
      const folded = sameLetter[letter] ?? digitOf(letter);
      letters += folded;
      for (let unit = 0; unit < folded.length; unit += 1) origins.push(at);
    }
    at += character.length;
  }
  close();
  return words;
}

/** Arabic-Indic, Urdu and Devanagari digits as 0 to 9; each script's zero has a code that ends in 0 or 6. */
function digitOf(letter: string): string {
  if (!/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/.test(letter)) return letter;
  const code = letter.charCodeAt(0);
  return String(code < 0x0900 ? code & 0xf : code - 0x0966);
}

/** Where a part of a folded word stands in the text. */
export function rangeOf(word: Word, start = 0, end = word.text.length): TextRange {
  const from = word.origins[start] ?? word.from;
  return [from, end < word.text.length ? (word.origins[end] ?? word.to) : word.to];
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
  [/[ao][uw](?![aeiou])|[ou]+/g, 'u'],
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
