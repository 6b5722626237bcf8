import { boolean, object, string } from 'valibot';
import { expect, test } from 'vitest';
import { describeSection, labelled } from '@/content/fields/field';
import { choiceOf, idSchema, listOf, requiredText } from '@/content/fields/field-schemas';
import { paragraphs } from '@/content/fields/paragraphs';
import { pictureOf } from '@/content/fields/picture-schema';
import { sectionFields } from '@/content/sections/section-schemas';
import { sections } from '@/content/sections/sections';
import { decodeField, withStega } from './stega';

const withoutStega = (text: string) => text.replaceAll(/\u2060[\u{e0100}-\u{e01ef}]{2}/gu, '');

function fieldsIn(value: unknown): number[] {
  if (typeof value === 'string') return [decodeField(value) ?? []].flat();
  return Object.values(Object(value)).flatMap(fieldsIn);
}

test.each(sections)('each text of $key leads back to its field', ({ key, defaultContent }) => {
  const { content, names } = withStega(sectionFields(key), defaultContent);
  expect(names.length).toBeGreaterThan(0);
  for (const [index, name] of names.entries()) {
    const keys = name.split('.');
    const text = keys.reduce<unknown>((value, key) => Object(value)[key], content);
    expect(decodeField(String(text)), name).toBe(text === '' ? undefined : index);
  }
});

test.each(sections)('without stega the content of $key is as before', ({ key, defaultContent }) => {
  const { content } = withStega(sectionFields(key), defaultContent);
  expect(JSON.parse(withoutStega(JSON.stringify(content)))).toEqual(defaultContent);
});

const text = requiredText('Text', 100);
const one = describeSection(object({ before: text, text }));

test('only what is read on the page is a text: a new field of another kind keeps its value', () => {
  const item = object({
    id: idSchema,
    name: requiredText('Name', 40),
    tone: choiceOf('Tone', { warm: 'Warm', cool: 'Cool' }),
    onHome: labelled(boolean(), 'On home', { kind: 'switch' }),
    href: labelled(string(), 'Link', { kind: 'link', limit: 100 }),
    picture: pictureOf('Picture'),
  });
  const fields = describeSection(
    object({ list: listOf('List', item, { one: 'item', min: 0, max: 9 }) }),
  );
  const picture = {
    kind: 'uploaded',
    path: 'a.webp',
    width: 9,
    height: 9,
    focus: 'left',
    alt: 'Rice',
  };
  const values = { id: 'care', tone: 'warm', onHome: true, href: '/x', formerly: 'Gone' };
  const content = { list: [{ ...values, name: 'Care', picture }] };
  const stega = withStega(fields, content);
  expect(stega.names).toEqual(['list.0.name', 'list.0.picture.alt']);
  const result = stega.content as typeof content;
  expect(result.list[0]).toMatchObject(values);
  expect(result.list[0]?.picture).toEqual({ ...picture, alt: expect.stringMatching(/^Rice./u) });
});

test('a pair of texts are two', () => {
  const { names } = withStega(sectionFields('contact'), { phones: ['+971 4', ''] });
  expect(names).toEqual(['phones.0', 'phones.1']);
});

test.each([
  'One',
  ' One \n',
  'One.\n\nTwo.',
  'One \n \t\n\n  Two\nlines \r\n\r\nThree\n\n',
  'زعفران\n\nकुमकुम\n\n👩‍🍳',
])('every paragraph of %j has its field, right behind its last sign', (written) => {
  const field = withStega(one, { before: 'Another', text: written }).content as { text: string };
  const parts = paragraphs(field.text);
  expect(parts.map(decodeField)).toEqual(paragraphs(written).map(() => 1));
  expect(parts.map(withoutStega)).toEqual(paragraphs(written));
});

test('what is empty has none', () => {
  const empty = { before: '', text: '  \n' };
  expect(withStega(one, empty).content).toEqual(empty);
  expect(decodeField('')).toBeUndefined();
  expect(decodeField('Plain text')).toBeUndefined();
});

test('a text that ends with a variant of a character keeps it', () => {
  const written = '葛\u{e0100}';
  const result = withStega(one, { text: written }).content as { text: string };
  expect(decodeField(written)).toBeUndefined();
  expect(decodeField(result.text)).toBe(0);
  expect(withoutStega(result.text)).toBe(written);
});

test('more fields than one character could tell apart are told apart', () => {
  const values = Array.from({ length: 500 }, (_, index) => ({
    id: `${index}`,
    name: `Text ${index}`,
  }));
  const fields = sectionFields('values');
  expect(fieldsIn(withStega(fields, { values }).content)).toEqual([...values.keys()]);
});

test('a choice that nobody has made is the first one, so that the page can be drawn', () => {
  const tones = describeSection(object({ tone: choiceOf('Tone', { warm: 'Warm', cool: 'Cool' }) }));
  expect(withStega(tones, { tone: '' }).content).toEqual({ tone: 'warm' });
  expect(withStega(tones, { tone: 'cool' }).content).toEqual({ tone: 'cool' });
});
