import { expect, test } from 'vitest';
import type { Entry } from '@/admin/data/entries';
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

test('a colleague is named, and the question says what the choice is for', () => {
  const texts = conflictTexts({ is: 'conflict', kind: 'draft', theirs, isOpen: true }, 'amal');
  expect(texts.who).toBe('Bilal Khan');
  expect(texts.theirs).toBe('Bilal Khan’s (in the draft)');
  expect(texts.question(1)).toBe('You both changed this text. Which text shall we keep?');
  const toPublish = conflictTexts(
    { is: 'conflict', kind: 'published', theirs, isOpen: true },
    'amal',
  );
  expect(toPublish.question(2)).toBe('You both changed 2 texts. Which should visitors see?');
});

test('the same account is another window, not somebody else', () => {
  const texts = conflictTexts({ is: 'conflict', kind: 'draft', theirs, isOpen: true }, 'bilal');
  expect(texts.title).toBe('You changed this section in another window');
  expect(texts.who).toBe('You, in another window,');
  expect(texts.question(1)).toContain('You changed this text in both windows.');
});
