import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  choiceOf,
  describeSection,
  type Field,
  groupOf,
  idSchema,
  labelled,
  listOf,
  requiredText,
} from './field';
import { pictureOf } from './picture-schema';

const schema = v.object({
  tone: choiceOf('Tone', { warm: 'Warm', cool: 'Cool' }),
  note: v.optional(requiredText('Note', 30), 'None'),
  email: v.pipe(requiredText('E-mail address', 100), v.email('Write an e-mail address.')),
  teaser: groupOf('On the home page', { picture: pictureOf('Picture beside “Who we are”') }),
  figures: v.pipe(
    listOf('Figures', v.object({ id: idSchema, figure: requiredText('Figure', 8) }), {
      one: 'figure',
      min: 1,
      max: 2,
    }),
    v.check((figures) => figures.length !== 7),
  ),
  pair: v.pipe(
    v.tuple([requiredText('First', 5), requiredText('Second', 5)]),
    labelled('Pair', { kind: 'tuple' }),
  ),
});

function facts(field: Field | undefined) {
  if (!field) return undefined;
  const { fields, ownIssue: _, ...own } = field;
  return { ...own, within: [...fields.keys()] };
}

test('a schema says label, kind and limits of its fields, whatever checks stand around them', () => {
  const { fields } = describeSection(schema);
  expect([...fields.values()].map(facts)).toEqual([
    { label: 'Tone', kind: 'choice', choices: { warm: 'Warm', cool: 'Cool' }, within: [] },
    { label: 'Note', kind: 'text', limit: 30, within: [], default: 'None' },
    { label: 'E-mail address', kind: 'text', limit: 100, within: [] },
    { label: 'On the home page', kind: 'group', within: ['picture'] },
    { label: 'Figures', kind: 'list', one: 'figure', min: 1, max: 2, within: ['figure'] },
    { label: 'Pair', kind: 'tuple', within: ['0', '1'] },
  ]);
  expect(facts(fields.get('figures')?.fields.get('figure'))).toMatchObject({ label: 'Figure' });
  expect(facts(fields.get('pair')?.fields.get('1'))).toMatchObject({ label: 'Second', limit: 5 });
  const picture = fields.get('teaser')?.fields.get('picture');
  expect(facts(picture?.fields.get('alt'))).toMatchObject({
    label: 'Description of the picture beside “Who we are”',
    kind: 'text',
  });
});

test('what has no label and kind is no field', () => {
  const withAdded = v.object({ ...schema.entries, added: v.string() });
  expect(() => describeSection(withAdded)).toThrow('The field “added” has no label and kind');
});
