// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heroSection } from '@/content/sections/hero/default-content';
import { newBackupKey, readLocalBackups, writeLocalBackup } from './local-backups';

const titled = (title: string) => ({
  slides: [{ ...heroSection.defaultContent.slides[0], title }],
});
const newKey = () => newBackupKey('amal', 'hero');
const backup = (title: string) => ({
  content: titled(title),
  base: titled('Before'),
  parent: 7,
  lost: ['id'],
  at: Date.now(),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('a backup is found again by its user and section only', () => {
  expect(writeLocalBackup(newKey(), backup('Rice'))).toBe(true);
  expect(readLocalBackups('amal', 'hero')).toMatchObject([backup('Rice')]);
  expect(readLocalBackups('amal', 'about')).toEqual([]);
  expect(readLocalBackups('bilal', 'hero')).toEqual([]);
});

test('two windows do not overwrite each other, and each has one backup', () => {
  const [one, two] = [newKey(), newKey()];
  writeLocalBackup(one, backup('Rice'));
  vi.setSystemTime(Date.now() + 1000);
  writeLocalBackup(two, backup('Dal'));
  writeLocalBackup(two, backup('Dates'));
  expect(readLocalBackups('amal', 'hero')).toMatchObject([
    { content: titled('Dates') },
    { content: titled('Rice') },
  ]);
  writeLocalBackup(one, null);
  expect(readLocalBackups('amal', 'hero')).toHaveLength(1);
});

test('a damaged backup is not offered, and stays for a build that can read it; a backup can be removed', () => {
  writeLocalBackup(newKey(), backup('Rice'));
  localStorage.setItem('saffron-gate-backup/amal/hero/old', '{"content": 1');
  const [found] = readLocalBackups('amal', 'hero');
  writeLocalBackup(found?.key ?? '', null);
  expect(readLocalBackups('amal', 'hero')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['saffron-gate-backup/amal/hero/old']);
});

test('a backup of an older build, which lacks what was added since, is offered as well', () => {
  const { content, base } = backup('Rice');
  localStorage.setItem(newKey(), JSON.stringify({ content, base, at: 1 }));
  expect(readLocalBackups('amal', 'hero')).toMatchObject([
    { ...backup('Rice'), parent: null, lost: [], at: 1 },
  ]);
});
