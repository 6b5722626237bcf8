import { expect, test } from 'vitest';
import { draftOfBilal as theirs } from '@/../tests/draft-of-bilal';
import { mergeSection } from '@/admin/compare/merge';
import type { EntryAuthor } from '@/admin/data/entries';
import { isolated } from '@/lib/isolated';
import { conflictTexts } from './conflict-dialog';

const conflictOf = (of: 'save' | 'publish', earlier: EntryAuthor[] = []) =>
  ({ is: 'conflict', of, theirs, earlier }) as const;

const stored = {
  title: 'Before',
  subtitle: 'Before',
  picture: { kind: 'site', name: 'hero/rice', alt: 'Rice' },
};
const picture = (name: string) => ({ ...stored.picture, name });

/** The conflicts after both have changed one slide; without a slide, that side has deleted it. */
function conflictsOf(mine: object | undefined, theirs: object) {
  const slides = (item: object | undefined) => ({ slides: item ? [{ id: 'a', ...item }] : [] });
  return mergeSection('hero', slides(stored), slides(mine), slides(theirs)).conflicts;
}

const oneText = conflictsOf({ ...stored, title: 'Mine' }, { ...stored, title: 'Theirs' });

const deleted = conflictsOf(undefined, { ...stored, title: 'Theirs' });
const pictures = conflictsOf(
  { ...stored, picture: picture('hero/dry-fruits') },
  { ...stored, picture: picture('scenes/flatlay') },
);
const bothTexts = conflictsOf(
  { ...stored, title: 'Mine', subtitle: 'Mine' },
  { ...stored, title: 'Theirs', subtitle: 'Theirs' },
);

const bilal = isolated('Bilal Khan');
const layla = { kind: 'draft', author: 'layla', author_name: 'Layla Haddad' } as const;
const own = { kind: 'draft', author: 'amal', author_name: 'Amal' } as const;

test.each<[of: 'save' | 'publish', conflicts: typeof oneText, user: string, EntryAuthor[], string]>(
  [
    ['save', oneText, 'amal', [], 'You both changed this text. Which text shall we keep?'],
    ['publish', bothTexts, 'amal', [], 'You both changed 2 texts. Which should visitors see?'],
    ['save', pictures, 'amal', [], 'You both changed this part. Which version shall we keep?'],
    ['save', deleted, 'amal', [], 'You both changed this part. Which version shall we keep?'],
    [
      'save',
      oneText,
      'bilal',
      [],
      'You changed this text in both windows. Which text shall we keep?',
    ],
    [
      'save',
      oneText,
      'amal',
      [layla],
      'You and others changed this text. Which text shall we keep?',
    ],
  ],
)('in order to %s, %j is asked of %s (%j) as “%s”', (of, conflicts, user, earlier, question) => {
  expect(conflictTexts(conflictOf(of, earlier), user).question(conflicts)).toBe(question);
});

test('who wrote the newer text is named, and the same account is another window', () => {
  const others = conflictTexts(conflictOf('save'), 'amal');
  expect(others).toMatchObject({ who: bilal, theirs: `${bilal}’s (in the draft)` });
  const windows = conflictTexts(conflictOf('save'), 'bilal');
  expect(windows.title).toBe('You changed this section in another window');
  expect(windows.who).toBe('You, in another window,');
  expect(conflictTexts(conflictOf('save', [own]), 'bilal').title).toBe(
    'Somebody else has changed this section',
  );
});

test('where several have changed it, each is named once, and no text is said to be one person’s', () => {
  const texts = conflictTexts(
    conflictOf('save', [{ ...layla, author_name: 'Layla' }, layla, own]),
    'amal',
  );
  expect(texts).toMatchObject({ who: bilal, theirs: 'The newest (in the draft)' });
  expect(texts.before).toBe(
    ` Before that, ${isolated('Layla Haddad')} and you, in another window, had changed it, too.`,
  );
  const same = { ...theirs, kind: 'discarded' } as const;
  expect(conflictTexts(conflictOf('save', [same]), 'amal').theirs).toBe(
    `${bilal}’s (in the draft)`,
  );
});
