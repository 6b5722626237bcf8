import { beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from '@/admin/data/entries';
import { SectionFailure } from '@/admin/data/section-failure';
import type { EditorState } from '@/admin/saving/editor-state';
import { statusText } from './status-line';

const clean: EditorState = {
  dirty: false,
  busy: null,
  base: null,
  head: null,
  published: null,
  failure: null,
  failed: null,
  backedUpAt: null,
  conflict: null,
  saves: 0,
};
const noon = new Date();
noon.setHours(12, 4, 0, 0);
const mine: Entry = {
  id: 3,
  section: 'about',
  kind: 'draft',
  content: {},
  format: 1,
  at: noon.toISOString(),
  by: 'Amal Haddad',
  byId: 'amal',
};
const theirs: Entry = { ...mine, by: 'Bilal Khan', byId: 'bilal' };

beforeEach(() => {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
});

type Shown = { state?: Partial<EditorState>; head?: Entry; online?: boolean };

function textOf({ state = {}, head, online = true }: Shown) {
  return statusText({
    state: { ...clean, ...state },
    head: head ?? null,
    userId: 'amal',
    online,
  });
}

const unreachable = new SectionFailure('unreachable', 'No answer.');

test.each<[Shown, string]>([
  [{}, 'No changes'],
  [{ state: { dirty: true } }, 'Not saved yet'],
  [
    { state: { dirty: true, backedUpAt: noon.getTime() } },
    'Saved on this computer only, not published',
  ],
  [
    { state: { dirty: true, backedUpAt: false } },
    'Not saved yet. This browser keeps no copy: save the draft soon.',
  ],
  [{ head: mine }, 'Draft saved 12:04, not on the website'],
  [{ head: theirs }, 'Draft saved 12:04 by Bilal Khan, not on the website'],
  [{ head: { ...mine, kind: 'published' } }, 'Published at 12:04'],
  [{ head: { ...theirs, kind: 'published' } }, 'Published at 12:04 by Bilal Khan'],
  [{ head: { ...theirs, kind: 'discarded' } }, 'No changes'],
  [{ state: { dirty: true }, head: { ...mine, kind: 'published' } }, 'Not saved yet'],
  [{ state: { busy: 'publishing', dirty: true } }, 'Publishing…'],
  [
    { state: { dirty: true, failure: unreachable } },
    'Not saved yet: trying again by itself. Your text is safe here.',
  ],
  [
    { state: { dirty: true, failed: 'published', failure: unreachable } },
    "Couldn't publish: still here. No answer.",
  ],
  [{ state: { failure: new SectionFailure('refused', 'Too long.') } }, "Couldn't save. Too long."],
  [
    { state: { dirty: true, backedUpAt: 1 }, online: false },
    'Offline: still here, and saved when you are back',
  ],
  // Typing of an earlier visit stands above the form.
])('%j is told as “%s”', (shown, text) => {
  expect(textOf(shown)).toBe(text);
});

test('a time of another day comes with its day', () => {
  const head = { ...mine, at: '2026-03-12T08:05:00Z' };
  expect(textOf({ head })).toMatch(/^Draft saved 12 Mar 2026, \d\d:05, not on the website$/);
});
