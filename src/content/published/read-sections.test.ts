import { expect, test, vi } from 'vitest';
import { contactCopy } from '@/content/sections/contact/default-content';
import { heroCopy } from '@/content/sections/hero/default-content';
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

test('a row that is none hides no other', () => {
  const strange = [
    null,
    7,
    { section: 'unknown', version: 1, content: {} },
    { section: '__proto__', version: 1, content: { polluted: 'yes' } },
    { section: 'contact', version: 'one', content: contactCopy },
  ];
  const hero = { section: 'hero', version: 2, content: heroCopy };
  expect(readSections([...strange, hero])).toEqual({ hero: heroCopy });
  expect({}).not.toHaveProperty('polluted');
});

test('keys that content should not have are left out', () => {
  const content = JSON.parse(
    JSON.stringify(contactCopy).replace('{', '{"__proto__":{"admin":true},"constructor":"x",'),
  );
  const { contact } = readSections([{ section: 'contact', version: 1, content }]);
  expect(contact).toEqual(contactCopy);
  expect(contact && Object.getPrototypeOf(contact)).toBe(Object.prototype);
});

test.each([[{ not: 'rows' }], [null], ['rows']])('%j is no answer of the database', (rows) => {
  expect(() => readSections(rows)).toThrow();
});
