import { diffArrays } from 'diff';

export type WordPart = { text: string; kind: 'same' | 'added' | 'removed' };

const longestText = 20_000;
// Texts with more edits have little in common and take seconds to compare.
const mostEdits = 1_000;

/**
 * A diff of two texts by words. The parts that are not added concatenate to `before`, those that are not
 * removed to `after`. Texts over 20,000 characters or with few words in common are replaced as a whole.
 */
export function wordDifference(before: string, after: string): WordPart[] {
  if (before === after) return partsOf(before, '', '');
  if (before.length > longestText || after.length > longestText) return partsOf('', before, after);
  // jsdiff's own `diffWordsWithSpace` splits Arabic and combined emoji into single code points.
  const words = new Intl.Segmenter('en', { granularity: 'word' });
  const wordsOf = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);
  const runs = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: mostEdits });
  if (!runs) return partsOf('', before, after);

  const parts: WordPart[] = [];
  let removed = '';
  let added = '';
  runs.forEach((run, at) => {
    const text = run.value.join('');
    const isChange = run.added || run.removed;
    // White space between two replaced words joins them to one replacement, for readability.
    const joinsChanges =
      !isChange && text.trim() === '' && removed + added !== '' && at < runs.length - 1;
    if (run.removed || joinsChanges) removed += text;
    if (run.added || joinsChanges) added += text;
    if (isChange || joinsChanges) return;
    parts.push(...partsOf('', removed, added), { text, kind: 'same' });
    removed = '';
    added = '';
  });
  parts.push(...partsOf('', removed, added));
  return isFragmented(parts, before, after) ? partsOf('', before, after) : parts;
}

/** True for a rewritten text with few common words, which is easier to read as one replacement. */
function isFragmented(parts: WordPart[], before: string, after: string): boolean {
  const kept = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text);
  return kept.length > 2 && kept.join('').length < 0.3 * Math.max(before.length, after.length);
}

function partsOf(same: string, removed: string, added: string): WordPart[] {
  const parts: WordPart[] = [
    { text: same, kind: 'same' },
    { text: removed, kind: 'removed' },
    { text: added, kind: 'added' },
  ];
  return parts.filter(({ text }) => text !== '');
}
