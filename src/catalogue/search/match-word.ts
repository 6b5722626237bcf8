import { editDistance } from './edit-distance';
import { soundOf, stemOf } from './words';

/** A folded word in the forms that are compared. */
export class WordForms {
  readonly text: string;
  readonly stem: string;
  private heard: string | undefined;

  constructor(text: string) {
    this.text = text;
    this.stem = stemOf(text);
  }

  /** Found when it is first asked for, since most of the time to build an index would go into it. */
  get sound(): string {
    this.heard ??= soundOf(this.stem);
    return this.heard;
  }
}

/**
 * How a typed word fits a word of the index. The cost orders hits; the letters are those to mark, all
 * by default. A loose match counts only where there is none of a better kind.
 */
export type WordMatch = { cost: number; loose?: boolean; start?: number; end?: number };

export const costs = { exact: 0, sound: 2, beginning: 3, part: 5, misspelt: 6 };

/** The same word, one that sounds like it, begins with the typed letters or contains them. */
export function matchWord(typed: WordForms, word: WordForms): WordMatch | undefined {
  if (word.text === typed.text || word.stem === typed.stem) return { cost: costs.exact };
  const audible = typed.text.length > 2 && typed.sound.length > 1;
  if (audible && word.sound === typed.sound) {
    const { whole } = editDistance(typed.text, word.text);
    return { cost: costs.sound + Math.min(0.9, whole / 10), loose: true };
  }
  // "peas" is no beginning of "pearl"; "melons" may be a part of "watermelon".
  const plural = typed.stem !== typed.text && typed.text.startsWith(typed.stem);
  const letters = word.text.includes(typed.text) ? typed.text : typed.stem;
  const start = word.text.indexOf(letters);
  const end = start + letters.length;
  if (start === 0 && letters === typed.text) return { cost: costs.beginning, start, end };
  if (!plural && word.stem.startsWith(typed.stem)) {
    return { cost: costs.beginning, start: Math.max(start, 0), end: Math.max(end, 1) };
  }
  if (audible && !plural && typed.sound.length > 2 && word.sound.startsWith(typed.sound)) {
    return { cost: costs.beginning + 1, loose: true };
  }
  const whole = letters === typed.text || word.stem.endsWith(typed.stem);
  if (start > 0 && letters.length > 2 && whole)
    return { cost: costs.part, loose: true, start, end };
}

/** One wrong letter in words of four letters and more, two from eight on; none in numbers. */
export function matchMisspelt(typed: WordForms, word: WordForms): WordMatch | undefined {
  const { length } = typed.text;
  const allowed = length < 4 || /\d/.test(typed.text) ? 0 : length < 8 ? 1 : 2;
  if (allowed === 0 || word.text.length < length - allowed) return undefined;
  const written = editDistance(typed.text, word.text, 2);
  const spoken = editDistance(typed.sound, word.sound, 2);
  const stems = editDistance(typed.stem, word.stem, allowed).whole;
  const whole = Math.min(written.whole, stems, spoken.whole + 0.5);
  const otherStart = typed.sound[0] === word.sound[0] ? 0 : 0.5;
  if (Math.floor(whole) <= allowed) return { cost: costs.misspelt + whole + otherStart };
  const beginning = Math.min(written.beginning, spoken.beginning + 0.5);
  if (length > 4 && !otherStart && beginning < (length < 8 ? 2 : 2.5)) {
    return { cost: costs.misspelt + 1.6 + beginning, loose: true };
  }
}
