import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { sectionKeys } from './section-keys';
import { sectionSchemas } from './section-schemas';
import { sections } from './sections';

/** All arrays of objects inside the content, at any depth. */
function listsIn(content: unknown): { id: string }[][] {
  if (typeof content !== 'object' || content === null) return [];
  const inner = Object.values(content).flatMap(listsIn);
  const isList = Array.isArray(content) && content.some((item) => typeof item === 'object');
  return isList ? [content, ...inner] : inner;
}

test('the registry has the seven sections in the order of the sidebar', () => {
  expect(sections.map(({ key, label }) => [key, label])).toEqual([
    ['hero', 'Hero Section'],
    ['about', 'About'],
    ['vision-mission', 'Vision & Mission'],
    ['values', 'Core Values'],
    ['services', 'Services'],
    ['clients', 'Clients'],
    ['contact', 'Contact Info'],
  ]);
  expect(sectionKeys).toEqual(sections.map(({ key }) => key));
  expect(Object.keys(sectionSchemas)).toEqual(sectionKeys);
});

test.each(sections)(
  'the defaultContent of $key fits its schema and comes out unchanged',
  (section) => {
    const parsed = safeParse(sectionSchemas[section.key], section.defaultContent);
    expect(parsed.issues).toBeUndefined();
    expect(parsed.output).toEqual(section.defaultContent);
  },
);

test.each(sections)(
  'every item of $key has an id of its own within its list',
  ({ defaultContent }) => {
    for (const list of listsIn(defaultContent)) {
      const ids = list.map(({ id }) => id);
      expect(ids.every((id) => typeof id === 'string' && id !== '')).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
    }
  },
);

test.each(sections)(
  'the default content of $key is typeset: no double spaces, no space at an end',
  ({ defaultContent }) => {
    const texts = JSON.stringify(defaultContent, null, 1).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(texts.filter((text) => /\S {2}|^" | "$/.test(text))).toEqual([]);
  },
);
