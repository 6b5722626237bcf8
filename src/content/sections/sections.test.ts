import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import type { Field } from '@/content/fields/field';
import { isRecord } from '@/lib/is-record';
import { sectionKeys } from './section';
import { sectionFields, sectionSchemas } from './section-schemas';
import { sections } from './sections';

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

test.each(sections)('the default content of $key fits its schema and is typeset', (section) => {
  const { issues, output } = safeParse(sectionSchemas[section.key], section.defaultContent);
  expect(issues).toBeUndefined();
  expect(output).toEqual(section.defaultContent);
  const texts = JSON.stringify(section.defaultContent).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(texts.filter((text) => /\S {2}|^" | "$/.test(text))).toEqual([]);
});

/** Returns the keys that `Field` describes: no ids, and of a picture only `alt`. */
function contentKeys(content: unknown): object {
  const isList = Array.isArray(content) && isRecord(content[0]);
  if (isList) return Object.assign({}, ...content.map(contentKeys));
  if (typeof content !== 'object' || content === null) return {};
  const keys = 'kind' in content ? ['alt'] : Object.keys(content);
  return Object.fromEntries(
    Object.entries(content)
      .filter(([key]) => keys.includes(key) && key !== 'id')
      .map(([key, value]) => [key, contentKeys(value)]),
  );
}

function describedKeys({ fields }: Field): object {
  return Object.fromEntries([...fields].map(([key, field]) => [key, describedKeys(field)]));
}

test.each(sections)(
  'every field of $key is described, in the order of its default content',
  ({ key, defaultContent }) => {
    const described = describedKeys(sectionFields(key));
    expect(JSON.stringify(described)).toBe(JSON.stringify(contentKeys(defaultContent)));
  },
);

test.each(sectionKeys)('the labels of %s are short, and differ side by side', (key) => {
  function check({ fields }: Field) {
    const labels = [...fields.values()].map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) {
      expect(label).toMatch(/^\p{Lu}.{2,49}$/u);
      expect(label).not.toMatch(/[.:]$/);
    }
    for (const field of fields.values()) check(field);
  }
  check(sectionFields(key));
});
