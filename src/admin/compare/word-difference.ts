import { diffArrays } from 'diff';

export type WordPart = { text: string; kind: 'same' | 'added' | 'removed' };

const longestText = 20_000;
// Texts that need more than this have little in common, and would take seconds.
const mostEdits = 1_000;

/**
 * What was added to and removed from a text, word by word. All that is not added, joined, is the text
 * before; all that is not removed is the text after. Texts over 20,000 characters, and such with
 * few words in common, come as the whole text removed and the whole text added.
 */
export function wordDifference(before: string, after: string): WordPart[] {
  if (before === after) return partsOf(before, '', '');
  if (before.length > longestText || after.length > longestText) return partsOf('', before, after);
  // Not by jsdiff's own words: its `diffWordsWithSpace` knows only Latin letters and cuts Arabic and
  // combined emoji into single code points.
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
    // The space between two replaced words belongs to the replacement, else every sentence that was
    // written anew would be shown in shreds.
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
  return isInShreds(parts, before, after) ? partsOf('', before, after) : parts;
}

/** A text that was written anew: that a few of its words happen to come again helps nobody. */
function isInShreds(parts: WordPart[], before: string, after: string): boolean {
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
