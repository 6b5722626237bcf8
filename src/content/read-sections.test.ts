import { expect, test, vi } from 'vitest';
import { contactCopy } from './contact/copy';
import { heroCopy } from './hero/copy';
import { readSections } from './read-sections';

test('sections that fit are read, and one that does not is left out and reported once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const rows = [
    { section: 'hero', version: 2, content: heroCopy },
    { section: 'contact', version: 7, content: { ...contactCopy, email: 'javascript:alert(1)' } },
  ];
  expect(readSections(rows)).toEqual({ hero: heroCopy });
  readSections(rows);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Published version 7 of the section “contact” is not shown: email does not fit.',
  );
});

test.each([[{ not: 'rows' }], [null], [[{ section: 'unknown', version: 1, content: {} }]]])(
  '%j is no answer of the database',
  (rows) => {
    expect(() => readSections(rows)).toThrow();
  },
);
