// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { dropCopy, dropOwnCopies, keepCopy, type LocalCopy, readCopies } from './local-backups';

const base = { version: 3, draftVersion: 0, liveContent: {}, draftContent: {} };

function copy(change: Partial<LocalCopy> = {}): LocalCopy {
  return { content: { title: 'Rice' }, base, keptAt: Date.now(), discarded: false, ...change };
}

afterEach(() => localStorage.clear());

test('a copy is found again by its user and section only', () => {
  expect(keepCopy('amal', 'hero', 'tab', copy())).toBe(true);
  expect(readCopies('amal', 'hero')).toMatchObject([{ content: { title: 'Rice' }, base }]);
  expect(readCopies('amal', 'about')).toEqual([]);
  expect(readCopies('bilal', 'hero')).toEqual([]);
});

test('two editors do not write over each other, and one leaves one copy', () => {
  keepCopy('amal', 'hero', 'one', copy({ keptAt: Date.now() - 1000 }));
  keepCopy('amal', 'hero', 'two', copy({ content: { title: 'Dal' } }));
  keepCopy(
    'amal',
    'hero',
    'two',
    copy({ content: { title: 'Dates' }, base: { ...base, version: 4 } }),
  );
  expect(readCopies('amal', 'hero').map(({ content }) => content)).toEqual([
    { title: 'Dates' },
    { title: 'Rice' },
  ]);
  dropOwnCopies('amal', 'hero', 'one');
  expect(readCopies('amal', 'hero')).toHaveLength(1);
});

test('what was discarded stays seven days, what is unsaved until it is decided about', () => {
  const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60_000;
  keepCopy('amal', 'hero', 'a', copy({ discarded: true, keptAt: daysAgo(6) }));
  keepCopy('amal', 'hero', 'b', copy({ discarded: true, keptAt: daysAgo(8) }));
  keepCopy('amal', 'hero', 'c', copy({ keptAt: daysAgo(400) }));
  expect(readCopies('amal', 'hero').map(({ keptAt }) => keptAt)).toHaveLength(2);
  expect(localStorage).toHaveLength(2);
});

test('a damaged copy is not offered, and a copy can be deleted', () => {
  keepCopy('amal', 'hero', 'tab', copy());
  localStorage.setItem('saffron-gate-copy/amal/hero/1/old', '{"content": 1');
  const [found] = readCopies('amal', 'hero');
  dropCopy(found?.key ?? '');
  expect(readCopies('amal', 'hero')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a storage that refuses is told, not thrown', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepCopy('amal', 'hero', 'tab', copy())).toBe(false);
});
