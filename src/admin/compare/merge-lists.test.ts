import { expect, test } from 'vitest';
import { type MergeChoices, mergeSection } from './merge';

type Value = { id: string; name: string; details: string };

const value = (id: string, details = 'Old'): Value => ({ id, name: id.toUpperCase(), details });

/** In `ids`, `a!` is the edited item `a`. */
const valuesOf = (ids: string) => ({
  values: ids
    .split(' ')
    .filter(Boolean)
    .map((id) => (id.endsWith('!') ? value(id.slice(0, -1), 'New') : value(id))),
});

const merge = (base: string, mine: string, theirs: string) =>
  mergeSection('values', valuesOf(base), valuesOf(mine), valuesOf(theirs));

function merged(base: string, mine: string, theirs: string, choices: MergeChoices = {}): string {
  const content = merge(base, mine, theirs).combine(choices) as { values: Value[] };
  return content.values.map(({ id, details }) => (details === 'New' ? `${id}!` : id)).join(' ');
}

const paths = (base: string, mine: string, theirs: string) =>
  merge(base, mine, theirs).conflicts.map(({ path }) => path);

test('the same change on both sides is no conflict', () => {
  expect(paths('a b', 'a! b', 'a! b')).toEqual([]);
  expect(merged('a b', 'a! b c', 'a! b c')).toBe('a! b c');
  expect(merged('a b', 'b', 'b')).toBe('b');
});

test('what either side added stays, after the item that it was added after', () => {
  expect(merged('a b c', 'a m b c', 'a b t c')).toBe('a m b t c');
  expect(merged('a b c', 'm a b c', 'a b c t')).toBe('m a b c t');
  expect(merged('a b', 'a b m', 'a b t u')).toBe('a b t u m');
  expect(merged('', 'm', 't')).toBe('t m');
  expect(paths('a b', 'a b m', 'a b t u')).toEqual([]);
});

test('an item that one side deleted and the other left alone goes', () => {
  expect(merged('a b c', 'a c', 'a b c!')).toBe('a c!');
  expect(merged('a b c', 'a b c!', 'a c')).toBe('a c!');
  expect(merged('a b c', 'a b', 'b c')).toBe('b');
});

test('an item that one side deleted and the other edited is kept or dropped by choice', () => {
  const { conflicts } = merge('a b c', 'a c', 'a b! c');
  expect(conflicts).toMatchObject([
    {
      path: 'values/b',
      label: 'Values › B',
      ancestor: value('b'),
      mine: undefined,
      theirs: value('b', 'New'),
    },
  ]);
  expect(merged('a b c', 'a c', 'a b! c')).toBe('a c');
  expect(merged('a b c', 'a c', 'a b! c', { 'values/b': 'theirs' })).toBe('a b! c');

  expect(merge('a b c', 'a b! c', 'a c').conflicts).toMatchObject([{ theirs: undefined }]);
  expect(merged('a b c', 'a b! c', 'a c')).toBe('a b! c');
  expect(merged('a b c', 'a b! c', 'a c', { 'values/b': 'theirs' })).toBe('a c');
});

test('an item that one side moved and the other edited is moved and edited', () => {
  expect(merged('a b c', 'c a b', 'a b c!')).toBe('c! a b');
  expect(merged('a b c', 'a b c!', 'c a b')).toBe('c! a b');
  expect(paths('a b c', 'a b c!', 'c a b')).toEqual([]);
});

test('the order of the side that moved items is kept, with what the other has added', () => {
  expect(merged('a b c', 'c a b', 'a t b c')).toBe('c a t b');
  expect(merged('a b c', 'a m b c', 'c b a')).toBe('c b a m');
  expect(merged('a b c', 'c a b', 'a c')).toBe('c a');
});

test('two new orders are a choice, told by both lists', () => {
  expect(merge('a b c', 'c a b', 'b a c!').conflicts).toMatchObject([
    {
      path: 'values/@order',
      label: 'Values › Order',
      ancestor: [{ name: 'A' }, { name: 'B' }, { name: 'C' }],
      mine: [{ name: 'C' }, { name: 'A' }, { name: 'B' }],
      theirs: [{ name: 'B' }, { name: 'A' }, { name: 'C' }],
    },
  ]);
  expect(merged('a b c', 'c a b', 'b a c!')).toBe('c! a b');
  expect(merged('a b c', 'c a b', 'b a c!', { 'values/@order': 'theirs' })).toBe('b a c!');
  expect(merged('a b c', 'c a b m', 'b a c', { 'values/@order': 'theirs' })).toBe('b m a c');
});

test('the same new order on both sides is no conflict', () => {
  expect(paths('a b c', 'c a b!', 'c a! b')).toEqual([]);
  expect(merged('a b c', 'c a b!', 'c a! b')).toBe('c a! b!');
});

test('one id added on both sides is one item', () => {
  expect(paths('a', 'a x', 'a x!')).toEqual(['values/x/details']);
  expect(merged('a', 'a x', 'a x!', { 'values/x/details': 'theirs' })).toBe('a x!');
});

test('a list within an item merges by its ids as well', () => {
  const feature = (id: string, text = id) => ({ id, text });
  const service = (...features: object[]) => ({
    services: [{ id: 's', name: 'Import', features }],
  });
  const { conflicts, combine } = mergeSection(
    'services',
    service(feature('a'), feature('b'), feature('c')),
    service(feature('a'), feature('b', 'Mine'), feature('m')),
    service(feature('t'), feature('a'), feature('b', 'Theirs'), feature('c', 'Theirs')),
  );
  expect(conflicts.map(({ path, label }) => [path, label])).toEqual([
    ['services/s/features/b/text', 'Services › Import › Features › Mine › Feature'],
    ['services/s/features/c', 'Services › Import › Features › Theirs'],
  ]);
  expect(combine({ 'services/s/features/c': 'theirs' })).toMatchObject(
    service(feature('t'), feature('a'), feature('b', 'Mine'), feature('c', 'Theirs'), feature('m')),
  );
});

test('items without ids merge by position, as the form numbers them', () => {
  const slides = (...titles: string[]) => ({ slides: titles.map((title) => ({ title })) });
  const { conflicts, combine } = mergeSection(
    'hero',
    slides('A', 'B'),
    slides('C', 'B'),
    slides('D', 'E'),
  );
  expect(conflicts).toMatchObject([{ ancestor: 'A', mine: 'C', theirs: 'D' }]);
  expect(combine({})).toMatchObject(slides('C', 'E'));
});

test('a list in which two items have one id is chosen as a whole', () => {
  const twins = { values: [value('a'), value('a', 'New')] };
  const { conflicts, combine } = mergeSection('values', valuesOf('a'), twins, valuesOf('a! b'));
  expect(conflicts).toMatchObject([{ path: 'values/@order', mine: twins.values }]);
  expect(combine({})).toMatchObject(twins);
  expect(combine({ 'values/@order': 'theirs' })).toMatchObject(valuesOf('a! b'));
});
