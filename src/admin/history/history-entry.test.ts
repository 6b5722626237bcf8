import { expect, test } from 'vitest';
import type { Entry, EntryKind } from '@/admin/data/entries';
import { historyRows } from './history-entry';

/** Lines are `kind author minute`, newest first. */
function entries(...lines: `${EntryKind} ${string} ${number}`[]): Entry[] {
  return lines.map((line, index) => {
    const [kind, by = '', minute] = line.split(' ');
    const at = new Date(Date.UTC(2026, 2, 12, 14, Number(minute))).toISOString();
    const id = lines.length - index;
    const content = { values: [] };
    const entry = {
      id,
      kind: kind as EntryKind,
      content,
      parent: null,
      at,
      author_name: by,
      author: by,
    };
    return { ...entry, section: 'values', format: 1, write_id: line };
  });
}

const lengths = (list: Entry[]) => historyRows(list).map(({ length }) => length);

test('the drafts of one author within half an hour are one row', () => {
  expect(lengths(entries('draft Amal 30', 'draft Amal 12', 'draft Amal 0'))).toEqual([3]);
});

test('half an hour counts from the newest: what is older is a row of its own', () => {
  expect(lengths(entries('draft Amal 31', 'draft Amal 20', 'draft Amal 0'))).toEqual([2, 1]);
});

test('another author, a publication, a discarding and a text set aside stand between', () => {
  expect(lengths(entries('draft Amal 3', 'draft Bilal 2', 'draft Amal 1'))).toEqual([1, 1, 1]);
  for (const kind of ['published', 'discarded', 'aside'] as const) {
    expect(lengths(entries('draft Amal 3', `${kind} Amal 2`, 'draft Amal 1'))).toEqual([1, 1, 1]);
  }
});

test('nothing but drafts is put together', () => {
  expect(lengths(entries('published Amal 2', 'published Amal 1', 'aside Amal 0'))).toEqual([
    1, 1, 1,
  ]);
});

test('two accounts of the same name are two authors', () => {
  const [newest, older] = entries('draft Amal 2', 'draft Amal 1');
  if (!newest || !older) throw new Error('No entries');
  expect(lengths([newest, { ...older, author: 'another' }])).toEqual([1, 1]);
});
