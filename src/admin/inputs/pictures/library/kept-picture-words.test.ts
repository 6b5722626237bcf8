import { expect, test } from 'vitest';
import type { KeptPicture } from '@/admin/data/pictures';
import {
  keptPictureFacts,
  keptPictureName,
  matchesSearch,
  usesInWords,
} from './kept-picture-words';

const harbour: KeptPicture = {
  path: `${'3f9a'.repeat(8)}.webp`,
  fileName: 'IMG_4021.jpg',
  description: 'A harbour at dawn',
  width: 1920,
  height: 1280,
  bytes: 411_600,
  uploadedAt: '2026-03-12T14:05:00',
  uses: [],
};

test('a picture is called by its description, or its file, or its day', () => {
  expect(keptPictureName(harbour)).toBe('A harbour at dawn');
  expect(keptPictureName({ ...harbour, description: '' })).toBe('IMG_4021.jpg');
  expect(keptPictureName({ ...harbour, description: '', fileName: '' })).toBe(
    'Uploaded 12 Mar 2026',
  );
});

test('its facts are file, size and weight, as far as they are known and not its name', () => {
  expect(keptPictureFacts(harbour)).toBe('IMG_4021.jpg, 1,920 × 1,280 pixels, 412 kB');
  expect(keptPictureFacts({ ...harbour, description: '', bytes: null })).toBe(
    '1,920 × 1,280 pixels',
  );
});

test('places are named by section, the history only where nothing else shows the picture', () => {
  expect(usesInWords([])).toBe('');
  expect(
    usesInWords([
      { section: 'about', place: 'history' },
      { section: 'hero', place: 'history' },
      { section: 'hero', place: 'draft' },
      { section: 'hero', place: 'published' },
    ]),
  ).toBe('Hero Section (on the website, in the draft), About (in its history)');
});

test('a search finds what has all of its words, in any order and case', () => {
  expect(matchesSearch('A harbour at dawn', '')).toBe(true);
  expect(matchesSearch('A harbour at dawn', 'DAWN harb')).toBe(true);
  expect(matchesSearch('A harbour at dawn', 'dawn crane')).toBe(false);
});
