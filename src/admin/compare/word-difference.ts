import { diffArrays } from 'diff';

export type WordPart = { text: string; kind: 'same' | 'added' | 'removed' };

const longestText = 20_000;
// Texts with more edits have little in common and take seconds to compare.
const mostEdits = 1_000;

/**
 * A diff of two texts by words. The parts that are not added concatenate to `before`, those that are not
 * removed to `after`. Texts over 20,000 characters, and those of which more than half was replaced, are told
 * as a whole.
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
  return isReplaced(parts, before, after) ? partsOf('', before, after) : parts;
}

/** True where the longer text shares less than half with the other: old and new read better than a mixture. */
function isReplaced(parts: WordPart[], before: string, after: string): boolean {
  const shared = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text);
  const areBoth = ['added', 'removed'].every((kind) => parts.some((part) => part.kind === kind));
  return areBoth && shared.join('').length < Math.max(before.length, after.length) / 2;
}

function partsOf(same: string, removed: string, added: string): WordPart[] {
  const parts: WordPart[] = [
    { text: same, kind: 'same' },
    { text: removed, kind: 'removed' },
    { text: added, kind: 'added' },
  ];
  return parts.filter(({ text }) => text !== '');
}
