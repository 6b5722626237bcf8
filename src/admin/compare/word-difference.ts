// The package’s index would bring its differences of lines, sentences and JSON along.
import { diffArrays } from 'diff/lib/diff/array.js';

export type WordPart = { text: string; kind: 'same' | 'added' | 'removed' };

// Comparing texts with more edits than this takes seconds, and the texts have little in common.
const maxEdits = 1_000;

// jsdiff's own `diffWordsWithSpace` splits Arabic and combined emoji into single code points.
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Joined in order, the parts that are not added are `before`, and the parts that are not removed are `after`. */
export function wordDifference(before: string, after: string): WordPart[] {
  const runs = diffArrays(wordsIn(before), wordsIn(after), { maxEditLength: maxEdits });
  if (!runs) return replaced(before, after);

  const parts: WordPart[] = [];
  let [removed, added, shared] = ['', '', 0];
  runs.forEach((run, index) => {
    const text = run.value.join('');
    // Two replaced words with only white space between them are shown as one replacement.
    const joinsChanges = text.trim() === '' && removed + added !== '' && index < runs.length - 1;
    if (run.added || run.removed || joinsChanges) {
      if (!run.added) removed += text;
      if (!run.removed) added += text;
      return;
    }
    parts.push(...replaced(removed, added), { text, kind: 'same' });
    shared += text.length;
    [removed, added] = ['', ''];
  });
  parts.push(...replaced(removed, added));
  // Texts that share less than half of the longer one are easier to read whole, unless one contains all of the other.
  const half = Math.max(before.length, after.length) / 2;
  return shared < Math.min(before.length, after.length, half) ? replaced(before, after) : parts;
}

function wordsIn(text: string): string[] {
  return Array.from(words.segment(text), ({ segment }) => segment);
}

function replaced(before: string, after: string): WordPart[] {
  const parts: WordPart[] = [
    { text: before, kind: 'removed' },
    { text: after, kind: 'added' },
  ];
  return parts.filter(({ text }) => text !== '');
}
