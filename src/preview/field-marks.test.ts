import { expect, test } from 'vitest';
import { paragraphs } from '@/content/fields/paragraphs';
import { sections } from '@/content/sections/sections';
import { marked, readMark, textFields, unmarked } from './field-marks';

test.each(sections)('each text of $key leads back to its field', ({ defaultContent }) => {
  const texts = textFields(defaultContent);
  expect(texts.length).toBeGreaterThan(0);
  expect(textFields(marked(defaultContent)).map(({ text }) => readMark(text))).toEqual([
    ...texts.keys(),
  ]);
});

test.each(sections)('without its marks the content of $key is as before', ({ defaultContent }) => {
  expect(JSON.parse(unmarked(JSON.stringify(marked(defaultContent))))).toEqual(defaultContent);
});

test('only what is read on the page is a text', () => {
  const picture = { kind: 'site', name: 'hero/rice', alt: 'Rice' };
  const upload = { kind: 'uploaded', path: 'a.webp', width: 9, height: 9, alt: '' };
  const content = {
    phones: ['+971 4', ''],
    values: [{ id: 'care', name: 'Care', icon: 'heart', onHome: true, picture }],
    links: [{ id: 'x', network: 'x', href: '/x' }],
    upload,
  };
  expect(textFields(content)).toEqual([
    { name: 'phones.0', text: '+971 4' },
    { name: 'phones.1', text: '' },
    { name: 'values.0.name', text: 'Care' },
    { name: 'values.0.picture.alt', text: 'Rice' },
    { name: 'upload.alt', text: '' },
  ]);
  expect(marked({ ...content, phones: [], values: [] })).toEqual({
    ...content,
    phones: [],
    values: [],
  });
});

test.each([
  'One',
  ' One \n',
  'One.\n\nTwo.',
  'One \n \t\n\n  Two\nlines \r\n\r\nThree\n\n',
  'زعفران\n\nकुमकुम\n\n👩‍🍳',
])('every paragraph of %j has the mark of its field, right behind its last sign', (text) => {
  const field = marked({ before: 'Another', text }) as { text: string };
  const parts = paragraphs(field.text);
  expect(parts.map(readMark)).toEqual(paragraphs(text).map(() => 1));
  expect(parts.map(unmarked)).toEqual(paragraphs(text));
});

test('what is empty has no mark', () => {
  expect(marked(['', '  \n'])).toEqual(['', '  \n']);
  expect(readMark('')).toBeUndefined();
  expect(readMark('Plain text')).toBeUndefined();
});

test('a text that ends with a variant of a character keeps it', () => {
  const text = '葛\u{e0100}';
  const [result] = marked([text]) as [string];
  expect(readMark(text)).toBeUndefined();
  expect(readMark(result)).toBe(0);
  expect(unmarked(result)).toBe(text);
});

test('more fields than one character could tell apart are told apart', () => {
  const many = Array.from({ length: 500 }, (_, index) => `Text ${index}`);
  expect(textFields(marked(many)).map(({ text }) => readMark(text))).toEqual([...many.keys()]);
});
