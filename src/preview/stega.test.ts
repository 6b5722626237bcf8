import { boolean, object, pipe, string } from 'valibot';
import { expect, test } from 'vitest';
import {
  choiceOf,
  describeSection,
  idSchema,
  labelled,
  listOf,
  requiredText,
} from '@/content/fields/field';
import { paragraphs } from '@/content/fields/paragraphs';
import { pictureOf } from '@/content/fields/picture-schema';
import { sectionFields } from '@/content/sections/section-schemas';
import { sections } from '@/content/sections/sections';
import { decodeField, withStega } from './stega';

const withoutStega = (text: string) => text.replaceAll(/\u2060[\u{e0100}-\u{e01ef}]+/gu, '');

/** The names of the fields that the content's texts lead back to. */
function namesIn(content: unknown): string[] {
  if (typeof content === 'string') return [decodeField(content) ?? []].flat();
  return Object.values(Object(content)).flatMap(namesIn);
}

test.each(sections)(
  'each text of $key leads back to its field, and is as before without its code',
  ({ key, defaultContent }) => {
    const content = withStega(sectionFields(key), defaultContent);
    const names = namesIn(content);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const text = name.split('.').reduce<unknown>((value, part) => Object(value)[part], content);
      expect(decodeField(String(text))).toBe(name);
    }
    expect(JSON.parse(withoutStega(JSON.stringify(content)))).toEqual(defaultContent);
  },
);

test('only what is read on the page is a text: a new field of another kind keeps its value', () => {
  const item = object({
    id: idSchema,
    name: requiredText('Name', 40),
    tone: choiceOf('Tone', { warm: 'Warm', cool: 'Cool' }),
    onHome: pipe(boolean(), labelled('On home', { kind: 'switch' })),
    href: pipe(string(), labelled('Link', { kind: 'link', limit: 100 })),
    picture: pictureOf('Picture'),
  });
  const list = listOf('List', item, { one: 'item', min: 0, max: 9 });
  const uploaded = { kind: 'uploaded', path: 'a.webp', width: 9, height: 9, focus: 'left' };
  const values = { id: 'care', tone: 'cool', onHome: true, href: '/x', formerly: 'Gone' };
  const full = { ...values, name: 'Care', picture: { ...uploaded, alt: 'Rice' } };
  const content = withStega(describeSection(object({ list })), { list: [full, { tone: '' }] });
  expect(namesIn(content)).toEqual(['list.0.name', 'list.0.picture.alt']);
  const picture = { ...uploaded, alt: expect.stringMatching(/^Rice./u) };
  const name = expect.stringMatching(/^Care./u);
  // A choice that nobody has made is the first one, so that the page can be drawn.
  expect(content).toEqual({ list: [{ ...values, name, picture }, { tone: 'warm' }] });
});

test('a pair of texts are two', () => {
  const content = withStega(sectionFields('contact'), { phones: ['+971 4', '+971 50'] });
  expect(namesIn(content)).toEqual(['phones.0', 'phones.1']);
});

const text = requiredText('Text', 100);
const two = describeSection(object({ before: text, text }));

test.each([
  'One',
  ' One \n',
  'One.\n\nTwo.',
  'One \n \t\n\n  Two\nlines \r\n\r\nThree\n\n',
  'زعفران\n\nकुमकुम\n\n👩‍🍳',
  // It ends with a variant of a character.
  '葛\u{e0100}',
  '  \n',
])('every paragraph of %j has its field, right behind its last sign', (written) => {
  expect(decodeField(written)).toBeUndefined();
  const content = withStega(two, { before: 'Another', text: written });
  const parts = paragraphs((content as { text: string }).text);
  expect(parts.map(decodeField)).toEqual(paragraphs(written).map(() => 'text'));
  expect(parts.map(withoutStega)).toEqual(paragraphs(written));
});

test('more fields than one character could tell apart are told apart', () => {
  const values = Array.from({ length: 500 }, (_, index) => ({ name: `Text ${index}` }));
  const content = withStega(sectionFields('values'), { values });
  expect(namesIn(content)).toEqual(values.map((_, index) => `values.${index}.name`));
});
