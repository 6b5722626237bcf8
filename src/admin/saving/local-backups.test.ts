// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localBackups, readLocalBackups, removeLocalBackup } from './local-backups';

const base = {
  version: 3,
  draftVersion: 0,
  draftId: 0,
  liveContent: {},
  draftContent: {},
  filledWith: {},
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a backup is found again by its user and section only', () => {
  expect(localBackups('amal', 'hero').write({ title: 'Rice' }, base)).toBe(Date.now());
  expect(readLocalBackups('amal', 'hero')).toMatchObject([{ content: { title: 'Rice' }, base }]);
  expect(readLocalBackups('amal', 'about')).toEqual([]);
  expect(readLocalBackups('bilal', 'hero')).toEqual([]);
});

test('a backup of the last release is found under its key', () => {
  const backup = { content: { title: 'Rice' }, base, keptAt: Date.now(), discarded: true };
  localStorage.setItem('saffron-gate-copy/amal/hero/3/tab', JSON.stringify(backup));
  expect(readLocalBackups('amal', 'hero')).toMatchObject([backup]);
});

test('two editors do not overwrite each other, and one leaves one backup', () => {
  const [one, two] = [localBackups('amal', 'hero'), localBackups('amal', 'hero')];
  one.write({ title: 'Rice' }, base);
  vi.setSystemTime(Date.now() + 1000);
  two.write({ title: 'Dal' }, base);
  two.write({ title: 'Dates' }, { ...base, version: 4 });
  expect(readLocalBackups('amal', 'hero').map(({ content }) => content)).toMatchObject([
    { title: 'Dates' },
    { title: 'Rice' },
  ]);
  one.remove();
  expect(readLocalBackups('amal', 'hero')).toHaveLength(1);
});

test('a damaged backup is not offered, and a backup can be removed', () => {
  localBackups('amal', 'hero').write({ title: 'Rice' }, base);
  localStorage.setItem('saffron-gate-copy/amal/hero/1/old', '{"content": 1');
  const [found] = readLocalBackups('amal', 'hero');
  removeLocalBackup(found?.key ?? '');
  expect(readLocalBackups('amal', 'hero')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a storage that refuses is reported, not thrown', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(localBackups('amal', 'hero').write({ title: 'Rice' }, base)).toBe(false);
});
