import { editDistance } from './edit-distance';
import { soundOf, stemOf } from './words';

/** A folded word in the forms that are compared. */
export type WordForms = { text: string; stem: string; sound: string };

/** How a typed word fits a word: the cost orders hits, the letters are those to mark. */
export type WordMatch = { cost: number; start?: number; end?: number };

export const costs = { exact: 0, sound: 2, beginning: 3, soundBeginning: 4, part: 5, misspelt: 6 };

export function formsOf(text: string): WordForms {
  const stem = stemOf(text);
  return { text, stem, sound: soundOf(stem) };
}

/** The same word, one that begins with the typed letters, or one that contains them. */
export function matchWord(typed: WordForms, word: WordForms): WordMatch | undefined {
  if (word.text === typed.text || word.stem === typed.stem) return { cost: costs.exact };
  const hasSound = typed.sound.length > 2;
  if (hasSound && word.sound === typed.sound) return { cost: costs.sound };
  const typedWord = word.text.includes(typed.text) ? typed.text : typed.stem;
  const start = word.text.indexOf(typedWord);
  const end = start + typedWord.length;
  if (start === 0 || word.stem.startsWith(typed.stem)) {
    return { cost: costs.beginning, start: Math.max(start, 0), end };
  }
  if (hasSound && word.sound.startsWith(typed.sound)) return { cost: costs.soundBeginning };
  if (start > 0 && typedWord.length > 2) return { cost: costs.part, start, end };
}

/** One wrong letter in words of four letters and more, two from eight on; none in numbers. */
export function matchMisspelt(typed: WordForms, word: WordForms): WordMatch | undefined {
  const { length } = typed.text;
  const allowed = length < 4 || /\d/.test(typed.text) ? 0 : length < 8 ? 1 : 2;
  if (allowed === 0 || word.text.length < length - allowed) return undefined;
  const written = editDistance(typed.text, word.text);
  const spoken = editDistance(typed.sound, word.sound);
  const whole = Math.min(written.whole, editDistance(typed.stem, word.stem).whole, spoken.whole);
  if (whole <= allowed) return { cost: costs.misspelt + whole };
  const beginning = Math.min(written.beginning, spoken.beginning);
  if (
    length > 4 &&
    typed.sound[0] === word.sound[0] &&
    beginning < allowed + (length < 8 ? 1 : 0)
  ) {
    return { cost: costs.misspelt + 1.5 + beginning };
  }
}
