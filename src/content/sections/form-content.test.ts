import { expect, test } from 'vitest';
import { isRecord } from '@/lib/is-record';
import { formContent } from './form-content';
import { sections } from './sections';
import { validationIssues } from './validation-issues';

/** Values of a wrong type, which SQL or another release may have stored. */
const wrongValues = [null, undefined, 7, true, 'a text', '', [], {}, [null, 7, 'a text', [], {}]];

/** Returns one copy for each value at any depth, in which `other` replaces that value. */
function damagedBy(other: unknown, content: unknown): unknown[] {
  if (Array.isArray(content)) {
    return content.flatMap((item, index) => [
      content.with(index, other),
      ...damagedBy(other, item).map((damaged) => content.with(index, damaged)),
    ]);
  }
  if (!isRecord(content)) return [];
  return Object.entries(content).flatMap(([key, value]) => [
    { ...content, [key]: other },
    ...damagedBy(other, value).map((damaged) => ({ ...content, [key]: damaged })),
  ]);
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (!isRecord(value)) return typeof value;
  // The two kinds of pictures have different keys.
  const entries = Object.entries('kind' in value ? { kind: '', alt: value.alt } : value);
  return Object.fromEntries(entries.map(([key, inner]) => [key, shapeOf(inner)]));
}

test.each(sections)('content of $label that fits is its form’s content', (section) => {
  expect(formContent(section.key, section.defaultContent)).toEqual(section.defaultContent);
});

test.each(sections)(
  'content of $label of any other shape comes in the shape of the form, twice the same',
  ({ key, defaultContent }) => {
    for (const other of wrongValues) {
      for (const damaged of [other, ...damagedBy(other, defaultContent)]) {
        const content = formContent<unknown>(key, damaged);
        expect(formContent(key, content), JSON.stringify(damaged)).toEqual(content);
        expectShape(shapeOf(content), shapeOf(defaultContent), JSON.stringify(damaged));
      }
    }
  },
);

/** Allows an empty list where `like` has items. */
function expectShape(shape: unknown, like: unknown, damaged: string) {
  if (Array.isArray(shape) && Array.isArray(like)) {
    if (shape.length > 0) expectShape(shape[0], like[0], damaged);
  } else if (isRecord(shape) && isRecord(like)) {
    for (const key of Object.keys(like)) expectShape(shape[key], like[key], damaged);
  } else expect(shape, damaged).toEqual(like);
}

test('texts stay as they were stored, however wrong', () => {
  const slide = { id: 'one', title: 'x'.repeat(5000), subtitle: '', buttonLabel: 7 };
  const picture = { kind: 'site', name: 'gone', alt: 'A ship' };
  expect(formContent('hero', { slides: [{ ...slide, picture }], older: 'Kept' })).toEqual({
    slides: [{ ...slide, buttonLabel: '7', picture: { kind: 'site', name: '', alt: 'A ship' } }],
    older: 'Kept',
  });
});

test('a picture is stored with its point, whatever its description is', () => {
  const path = `${'3f9a'.repeat(8)}.webp`;
  const picture = { kind: 'uploaded', path, width: 800, height: 600, focus: '10% 20%', alt: '' };
  const [slide] = formContent('hero', { slides: [{ id: 'one', picture }] }).slides;
  expect(slide?.picture).toEqual(picture);
});

test('what the form cannot show is an issue in the form, too', () => {
  for (const content of [{ slides: 'none' }, { slides: [null] }, { slides: [{ id: 'one' }] }]) {
    expect(validationIssues('hero', formContent('hero', content))).not.toEqual([]);
  }
});
