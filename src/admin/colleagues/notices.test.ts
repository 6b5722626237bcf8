import { expect, test } from 'vitest';
import type { Activity } from '@/admin/data/activity';
import type { EditorState } from '@/admin/saving/editor-state';
import { editingWords, findNews, newsWords } from './notices';

const noon = new Date();
noon.setHours(12, 6, 0, 0);

function activity(change: Partial<Activity>): Activity {
  const at = noon.toISOString();
  return {
    section: 'hero',
    what: 'editing',
    byId: 'bilal',
    by: 'Bilal Khan',
    at,
    version: 0,
    tab: 'theirs',
    ...change,
  };
}

const viewer = { userId: 'amal', tab: 'mine' };
const words = (...activities: Activity[]) => editingWords(activities, 'hero', viewer);

test('who else is editing is told by name, once for all of their tabs', () => {
  expect(words()).toEqual([]);
  expect(words(activity({}))).toEqual(['Bilal Khan is editing this section']);
  expect(words(activity({}), activity({ tab: 'another' }))).toHaveLength(1);
  expect(words(activity({}), activity({ byId: 'noor', by: 'Noor' }))).toEqual([
    'Bilal Khan and Noor are editing this section',
  ]);
  expect(words(activity({ section: 'about' }), activity({ what: 'saved' }))).toEqual([]);
});

test('the same account is told of in another window, not in this one', () => {
  expect(words(activity({ byId: 'amal', tab: 'mine' }))).toEqual([]);
  expect(words(activity({ byId: 'amal' }))).toEqual([
    'You are editing this section in another window, too',
  ]);
});

const state = { live: { content: {}, version: 3 }, draftVersion: 20 } as EditorState;
const published = activity({ what: 'published', version: 4 });
const saved = activity({ what: 'saved', version: 21 });

test('what the form lacks is told, a publication first', () => {
  expect(findNews([saved, published], 'hero', state)).toBe(published);
  expect(findNews([saved], 'hero', state)).toBe(saved);
  expect(findNews([published], 'about', state)).toBeUndefined();
  const known = [
    activity({ what: 'published', version: 3 }),
    activity({ what: 'saved', version: 20 }),
  ];
  expect(findNews(known, 'hero', state)).toBeUndefined();
  expect(findNews([published], 'hero', { ...state, live: null })).toBe(published);
});

test('while one of its own writes has no answer, nothing is told', () => {
  expect(findNews([saved], 'hero', { ...state, writing: 'draft' })).toBeUndefined();
});

test('news say who and when, and of the same account where', () => {
  expect(newsWords(published, 'amal')).toBe('Bilal Khan published this section at 12:06');
  expect(newsWords(saved, 'bilal')).toBe(
    'You saved a draft of this section in another window at 12:06',
  );
});
