import { expect, test } from 'vitest';
import { SectionFailure } from '@/admin/data/section-failure';
import type { EditorState } from '@/admin/saving/editor-state';
import { statusWords } from './status-line';

const clean: EditorState = {
  dirty: false,
  writing: null,
  confirmed: null,
  failure: null,
  failed: null,
  backedUpAt: null,
  conflict: null,
  saves: 0,
  live: null,
  draftVersion: 0,
};
const noon = new Date();
noon.setHours(12, 4, 0, 0);
const at = noon.toISOString();

test.each<[Partial<EditorState>, string]>([
  [{}, 'No changes'],
  [{ dirty: true }, 'Editing: not saved'],
  [{ dirty: true, backedUpAt: noon.getTime() }, 'Saved on this computer only, not published'],
  [{ confirmed: { kind: 'draft', at } }, 'Draft saved 12:04'],
  [{ confirmed: { kind: 'draft', at, by: 'Bilal Khan' } }, 'Draft by Bilal Khan, saved 12:04'],
  [{ confirmed: { kind: 'live', at } }, 'Published at 12:04'],
  [{ dirty: true, confirmed: { kind: 'live', at } }, 'Editing: not saved'],
  [{ writing: 'live', dirty: true }, 'Publishing…'],
  [
    { dirty: true, failure: new SectionFailure('unreachable', 'No answer.') },
    "Couldn't save: still here, retrying. No answer.",
  ],
  [
    { dirty: true, failed: 'live', failure: new SectionFailure('unreachable', 'No answer.') },
    "Couldn't publish: still here. No answer.",
  ],
  [{ failure: new SectionFailure('refused', 'Too long.') }, "Couldn't save. Too long."],
])('%j is told as “%s”', (change, words) => {
  expect(statusWords({ ...clean, ...change }, true)).toBe(words);
});

test('a time of another day comes with its day', () => {
  const state = { ...clean, confirmed: { kind: 'draft' as const, at: '2026-03-12T08:05:00Z' } };
  expect(statusWords(state, true)).toMatch(/^Draft saved 12 Mar 2026, \d\d:05$/);
});

test('offline, the text is said to stay', () => {
  expect(statusWords({ ...clean, dirty: true, backedUpAt: 1 }, false)).toBe(
    'Offline: still here, and saved when you are back',
  );
});

test('with edits of an earlier visit above the form, the state is not “No changes”', () => {
  expect(statusWords(clean, true, true)).toBe('Saved on this computer only, not published');
  const saved = { ...clean, confirmed: { kind: 'draft' as const, at } };
  expect(statusWords(saved, true, true)).toBe('Draft saved 12:04');
});
