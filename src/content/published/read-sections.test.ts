import { expect, test, vi } from 'vitest';
import { contentFormat } from '@/content/content-format';
import { contactSection } from '@/content/sections/contact/default-content';
import { heroSection } from '@/content/sections/hero/default-content';
import { readSections } from './read-sections';

const read = { section: 'hero', entry: 2, content: heroSection.defaultContent };
const hero = { ...read, format: 1 };

test('sections that fit are read, and one that does not is left out and reported', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const content = { ...contactSection.defaultContent, email: 'javascript:alert(1)' };
  const damaged = { section: 'contact', entry: 7, format: 1, content };
  expect(readSections([hero, damaged])).toEqual([read]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Entry 7 of the section “contact” is not shown: email does not fit.',
  );
});

test('content of a newer format than this build knows is left out, and is no damage', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // Content of a newer format may fit the schema but mean something else.
  const newer = { ...hero, format: contentFormat + 1 };
  expect(readSections([newer])).toEqual([]);
  expect(readSections([{ ...newer, content: { slides: [] } }])).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  expect(readSections([{ ...hero, format: contentFormat }])).toHaveLength(1);
});

test('a row that is none hides no other', () => {
  const strange = [
    null,
    7,
    { section: 'unknown', entry: 1, format: 1, content: {} },
    { section: '__proto__', entry: 1, format: 1, content: { polluted: 'yes' } },
    { section: 'contact', entry: 'one', format: 1, content: contactSection.defaultContent },
    { section: 'contact', entry: 1, content: contactSection.defaultContent },
  ];
  expect(readSections([...strange, hero])).toEqual([read]);
  expect({}).not.toHaveProperty('polluted');
});

test('keys that content should not have are left out', () => {
  const hostile = '{"__proto__":{"admin":true},"constructor":"x",';
  const content = JSON.parse(JSON.stringify(contactSection.defaultContent).replace('{', hostile));
  const [contact] = readSections([{ section: 'contact', entry: 1, format: 1, content }]);
  expect(contact?.content).toEqual(contactSection.defaultContent);
  expect(Object.getPrototypeOf(contact?.content)).toBe(Object.prototype);
});

test.each([[{ not: 'rows' }], [null], ['rows']])('%j is no answer of the database', (rows) => {
  expect(() => readSections(rows)).toThrow();
});
