import { expect, test } from 'vitest';
import { mergeSection } from '@/admin/compare/merge';
import type { Entry, EntryAuthor } from '@/admin/data/entries';
import { conflictTexts } from './conflict-texts';

const theirs: Entry = {
  id: 3,
  section: 'about',
  kind: 'draft',
  content: {},
  parent: null,
  write_id: 'a',
  format: 1,
  at: '2026-03-12T14:05:00',
  author_name: 'Bilal Khan',
  author: 'bilal',
};

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

test('a colleague is named, and the question says what the choice is for', () => {
  const texts = conflictTexts(conflictOf('save'), 'amal');
  expect(texts.who).toBe('Bilal Khan');
  expect(texts.theirs).toBe('Bilal Khan’s (in the draft)');
  expect(texts.question(oneText)).toBe('You both changed this text. Which text shall we keep?');
  const toPublish = conflictTexts(conflictOf('publish'), 'amal');
  const { picture } = stored;
  const bothTexts = conflictsOf(
    { title: 'Mine', subtitle: 'Mine', picture },
    { title: 'Theirs', subtitle: 'Theirs', picture },
  );
  expect(toPublish.question(bothTexts)).toBe(
    'You both changed 2 texts. Which should visitors see?',
  );
});

test('the same account is another window, not somebody else', () => {
  const texts = conflictTexts(conflictOf('save'), 'bilal');
  expect(texts.title).toBe('You changed this section in another window');
  expect(texts.who).toBe('You, in another window,');
  expect(texts.question(oneText)).toContain('You changed this text in both windows.');
});

test('a picture is not called a text, and a deleted item neither', () => {
  const { question } = conflictTexts(conflictOf('save'), 'amal');
  const mine = { ...stored, picture: picture('hero/dry-fruits') };
  const other = { ...stored, picture: picture('scenes/flatlay') };
  expect(question(conflictsOf(mine, other))).toBe(
    'You both changed this part. Which version shall we keep?',
  );
  expect(question(conflictsOf(undefined, other))).toBe(
    'You both changed this part. Which version shall we keep?',
  );
  expect(question(conflictsOf({ ...mine, title: 'Mine' }, { ...other, title: 'Theirs' }))).toBe(
    'You both changed 2 parts. Which version shall we keep?',
  );
});

test('where several have changed it, each is named, and no text is said to be one person’s', () => {
  const earlier = ['Layla', 'Layla Haddad'].map(
    (author_name) => ({ kind: 'draft', author: 'layla', author_name }) as const,
  );
  const own = { kind: 'draft', author: 'amal', author_name: 'Amal' } as const;
  const texts = conflictTexts(conflictOf('save', [...earlier, own]), 'amal');
  expect(texts.who).toBe('Bilal Khan');
  expect(texts.before).toBe(
    ' Before that, Layla Haddad and you, in another window, had changed it, too.',
  );
  expect(texts.theirs).toBe('The newest (in the draft)');
  expect(texts.question(oneText)).toBe(
    'You and others changed this text. Which text shall we keep?',
  );
  expect(conflictTexts(conflictOf('save', [own]), 'bilal').title).toBe(
    'Somebody else has changed this section',
  );
  const same = { ...theirs, kind: 'discarded' } as const;
  expect(conflictTexts(conflictOf('save', [same]), 'amal').theirs).toBe(
    'Bilal Khan’s (in the draft)',
  );
});
