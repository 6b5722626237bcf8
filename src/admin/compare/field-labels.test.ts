import { expect, expectTypeOf, test } from 'vitest';
import type { FieldLabels, FieldName } from '@/content/sections/field-labels';
import type { HeroContent } from '@/content/sections/hero/schema';
import { sections } from '@/content/sections/sections';
import { fieldLabels, fieldsWithin, itemName, labelOf } from './field-labels';

/** The names of all fields of a section's content, without indexes and ids. */
function namesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const isPair = Array.isArray(content) && typeof content[0] === 'string';
  if (Array.isArray(content) && !isPair) return [...new Set(content.flatMap(namesIn))];
  return Object.entries(content).flatMap(([key, value]) => {
    if (key === 'id') return [];
    if (typeof value === 'object' && 'kind' in value) return [key, `${key}.alt`];
    return [key, ...namesIn(value).map((name) => `${key}.${name}`)];
  });
}

test.each(sections)(
  'every field of $key has a label, in the order of its default content',
  (section) => {
    expect(Object.keys(fieldLabels[section.key])).toEqual(namesIn(section.defaultContent));
  },
);

test.each(sections)('the labels of $key are short, and never the same side by side', ({ key }) => {
  const labels: Record<string, string> = fieldLabels[key];
  for (const name of ['', ...Object.keys(labels)]) {
    const start = name === '' ? '' : `${name}.`;
    const within = fieldsWithin(key, name).map((field) => labels[`${start}${field}`]);
    expect(new Set(within).size).toBe(within.length);
  }
  for (const label of Object.values(labels)) {
    expect(label).toMatch(/^\p{Lu}.{2,49}$/u);
    expect(label).not.toMatch(/[.:]$/);
  }
});

test('a missing, a surplus and a misspelt label are type errors', () => {
  expectTypeOf<FieldName<HeroContent>>().toEqualTypeOf<
    | 'slides'
    | 'slides.title'
    | 'slides.subtitle'
    | 'slides.buttonLabel'
    | 'slides.picture'
    | 'slides.picture.alt'
  >();
  type Pair = { phones: [string, string] };
  // @ts-expect-error The second phone has no label.
  const missing = { phones: 'Phones', 'phones.0': 'First' } satisfies FieldLabels<Pair>;
  // @ts-expect-error There is no third phone.
  const surplus = { ...missing, 'phones.1': '', 'phones.2': '' } satisfies FieldLabels<Pair>;
  expect(surplus).toBeDefined();
});

test('a label is found by the name of the form, with indexes or without', () => {
  expect(labelOf('hero', 'slides.0.title')).toBe('Title');
  expect(labelOf('hero', 'slides.title')).toBe('Title');
  expect(labelOf('hero', 'slides')).toBe('Slides');
  expect(labelOf('hero', 'slides.11')).toBe('Slides');
  expect(labelOf('hero', 'slides.2.picture.alt')).toBe('Description of the picture');
  expect(labelOf('clients', 'stories.0.figures.1.label')).toBe('Label');
  expect(labelOf('contact', 'phones.0')).toBe('First phone');
  expect(labelOf('contact', 'phones.1')).toBe('Second phone');
});

test('a field that is no more is called by its stored name', () => {
  expect(labelOf('contact', 'faxNumber')).toBe('Fax number');
  expect(labelOf('hero', 'slides.0.constructor')).toBe('Constructor');
  expect(labelOf('hero', '')).toBe('');
});

test('the fields within one come in the order of the form', () => {
  expect(fieldsWithin('about', '')).toEqual([
    'teaser',
    'whoWeAre',
    'ourStory',
    'stats',
    'competitiveAdvantages',
    'picture',
  ]);
  expect(fieldsWithin('about', 'teaser')).toEqual(['heading', 'text', 'picture']);
  expect(fieldsWithin('about', 'whoWeAre')).toEqual([]);
});

test.each([
  [{ id: '1', title: 'Spices', text: 'Cumin' }, 'Spices'],
  [{ id: '1', name: 'Integrity', description: 'We say what we know.' }, 'Integrity'],
  [{ id: '1', figure: '15+', label: 'Years' }, 'Years'],
  [{ id: '1', description: 'Hotel group' }, 'Hotel group'],
  [{ id: '1', text: ' Free\n quotes ' }, 'Free quotes'],
  [{ id: '1', network: 'linkedin', href: '' }, 'LinkedIn'],
  [{ id: '1', network: 'x', href: '' }, 'X'],
  [{ id: '1', title: '  ', text: '' }, 'Untitled'],
  [{ id: '1', title: 7 }, 'Untitled'],
  ['A damaged item', 'A damaged item'],
  [null, 'Untitled'],
  [undefined, 'Untitled'],
  [['Spices'], 'Untitled'],
])('%j is called %s', (item, name) => {
  expect(itemName(item)).toBe(name);
});

test('a long name is cut to 60 characters', () => {
  const sixty = 'x'.repeat(60);
  expect(itemName({ title: sixty })).toBe(sixty);
  expect(itemName({ title: `${sixty}x` })).toBe(`${'x'.repeat(59)}…`);
});

test('a long name is cut between characters, never inside one', () => {
  const cook = '👩‍🍳';
  expect(itemName({ title: cook.repeat(60) })).toBe(cook.repeat(60));
  expect(itemName({ title: cook.repeat(61) })).toBe(`${cook.repeat(59)}…`);
  expect(itemName({ title: 'e\u0301'.repeat(61) })).toBe(`${'e\u0301'.repeat(59)}…`);
});
