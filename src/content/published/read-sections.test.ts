import { expect, test, vi } from 'vitest';
import { contentFormat } from '@/content/content-format';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { readSections } from './read-sections';

test('sections that fit are read, and one that does not is left out and reported', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const rows = [
    { section: 'hero', entry: 2, format: 1, content: heroDefaultContent },
    {
      section: 'contact',
      entry: 7,
      format: 1,
      content: { ...contactDefaultContent, email: 'javascript:alert(1)' },
    },
  ];
  expect(readSections(rows)).toEqual({ hero: heroDefaultContent });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Entry 7 of the section “contact” is not shown: email does not fit.',
  );
});

test('content of a newer format than this build knows is left out, and is no damage', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const content = { ...heroDefaultContent, slides: [] };
  const newer = { section: 'hero', entry: 9, format: contentFormat + 1 };
  expect(readSections([{ ...newer, content }])).toEqual({});
  // Content of a newer format may fit the schema but mean something else.
  expect(readSections([{ ...newer, content: heroDefaultContent }])).toEqual({});
  expect(warn).not.toHaveBeenCalled();
  const known = { ...newer, format: contentFormat, content: heroDefaultContent };
  expect(readSections([known])).toEqual({ hero: heroDefaultContent });
});

test('a row that is none hides no other', () => {
  const strange = [
    null,
    7,
    { section: 'unknown', entry: 1, format: 1, content: {} },
    { section: '__proto__', entry: 1, format: 1, content: { polluted: 'yes' } },
    { section: 'contact', entry: 'one', format: 1, content: contactDefaultContent },
    { section: 'contact', entry: 1, content: contactDefaultContent },
  ];
  const hero = { section: 'hero', entry: 2, format: 1, content: heroDefaultContent };
  expect(readSections([...strange, hero])).toEqual({ hero: heroDefaultContent });
  expect({}).not.toHaveProperty('polluted');
});

test('keys that content should not have are left out', () => {
  const content = JSON.parse(
    JSON.stringify(contactDefaultContent).replace(
      '{',
      '{"__proto__":{"admin":true},"constructor":"x",',
    ),
  );
  const { contact } = readSections([{ section: 'contact', entry: 1, format: 1, content }]);
  expect(contact).toEqual(contactDefaultContent);
  expect(contact && Object.getPrototypeOf(contact)).toBe(Object.prototype);
});

test.each([[{ not: 'rows' }], [null], ['rows']])('%j is no answer of the database', (rows) => {
  expect(() => readSections(rows)).toThrow();
});
