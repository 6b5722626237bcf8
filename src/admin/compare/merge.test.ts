import { expect, test } from 'vitest';
import { contactSection } from '@/content/sections/contact/default-content';
import { heroSection } from '@/content/sections/hero/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
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

test('a choice decides its own conflict only', () => {
  const base = { vision: { text: 'Old', summary: 'Old' }, commitment: 'Old' };
  const mine = { vision: { text: 'Mine', summary: 'Mine' }, commitment: 'Old' };
  const theirs = { vision: { text: 'Theirs', summary: 'Theirs' }, commitment: 'Theirs' };
  const { conflicts, combine } = mergeSection('vision-mission', base, mine, theirs);
  expect(conflicts.map(({ path }) => path)).toEqual(['vision/text', 'vision/summary']);
  expect(combine({ 'vision/summary': 'theirs' })).toMatchObject({
    vision: { text: 'Mine', summary: 'Theirs' },
    commitment: 'Theirs',
  });
});

test('a picture and its description are one field', () => {
  const withPicture = (name: string, alt: string) => ({
    slides: [{ ...heroSection.defaultContent.slides[0], picture: { kind: 'site', name, alt } }],
  });
  const base = withPicture('hero/spices', 'Spices');
  const described = withPicture('hero/spices', 'Spices in bowls');
  const replaced = withPicture('scenes/sacks', 'Sacks');
  const { conflicts, combine } = mergeSection('hero', base, described, replaced);
  expect(conflicts).toMatchObject([
    {
      path: 'slides/spices/picture',
      label: 'Slides › Spices › Picture',
      ancestor: base.slides[0]?.picture,
      mine: described.slides[0]?.picture,
      theirs: replaced.slides[0]?.picture,
    },
  ]);
  expect(combine({})).toMatchObject(described);
  expect(combine({ 'slides/spices/picture': 'theirs' })).toMatchObject(replaced);
});

test('the description merges as a text where both sides show the same picture', () => {
  const withAlt = (alt: string) => ({ picture: { kind: 'site', name: 'scenes/sacks', alt } });
  const { conflicts, combine } = mergeSection(
    'about',
    withAlt('Old'),
    withAlt('Mine'),
    withAlt('Theirs'),
  );
  expect(conflicts).toMatchObject([
    {
      path: 'picture/alt',
      label: 'Description of the picture beside “Who we are”',
      ancestor: 'Old',
      mine: 'Mine',
      theirs: 'Theirs',
    },
  ]);
  expect(combine({ 'picture/alt': 'theirs' })).toMatchObject(withAlt('Theirs'));
});

test('the phones merge one by one, also where one is missing', () => {
  const withPhones = (...phones: string[]) => ({ ...contactSection.defaultContent, phones });
  const base = withPhones('1', '2');
  const merged = mergeSection('contact', base, withPhones('1', '3'), withPhones('4', '5'));
  expect(merged.conflicts).toMatchObject([
    { path: 'phones/1', label: 'Second phone', ancestor: '2', mine: '3', theirs: '5' },
  ]);
  expect(merged.combine({})).toMatchObject(withPhones('4', '3'));

  const uneven = mergeSection('contact', base, withPhones('1', '3'), withPhones('4'));
  expect(uneven.conflicts).toMatchObject([
    { path: 'phones/1', label: 'Second phone', ancestor: '2', mine: '3', theirs: '' },
  ]);
  expect(uneven.combine({ 'phones/1': 'theirs' })).toEqual(withPhones('4', ''));
});

test('content that was never there, or is damaged, is merged as its form would show it', () => {
  const list = (...ids: string[]) => ({ values: ids.map((id) => value(id)) });
  const damaged = mergeSection('values', null, valuesSection.defaultContent, 'damaged');
  expect(damaged.conflicts).toEqual([]);
  expect(damaged.combine({})).toEqual(valuesSection.defaultContent);
  const emptied = mergeSection('values', list('a'), { values: 'oops' }, list('b'));
  expect(emptied.combine({})).toMatchObject(list('b'));
  expect(mergeSection('values', null, list('a', 'b'), list('b', 'a')).conflicts).toMatchObject([
    { path: 'values/@order' },
  ]);
});

test('the order of keys is no change, and fields that the form does not know are kept', () => {
  const base = { ourStory: 'Old', whoWeAre: 'Old', retired: 'Old' };
  const mine = { whoWeAre: 'Mine', ourStory: 'Old', retired: 'Mine' };
  const theirs = { retired: 'Theirs', ourStory: 'Old', whoWeAre: 'Old', constructor: 'Added' };
  const { conflicts, combine } = mergeSection('about', base, mine, theirs);
  expect(conflicts).toMatchObject([
    { path: 'retired', label: 'Retired', ancestor: 'Old', mine: 'Mine', theirs: 'Theirs' },
  ]);
  expect(combine({})).toMatchObject({
    whoWeAre: 'Mine',
    ourStory: 'Old',
    retired: 'Mine',
    constructor: 'Added',
  });
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

test('a list in which two items have one id is chosen as a whole', () => {
  const twins = { values: [value('a'), value('a', 'New')] };
  const { conflicts, combine } = mergeSection('values', valuesOf('a'), twins, valuesOf('a! b'));
  expect(conflicts).toMatchObject([{ path: 'values/@order', mine: twins.values }]);
  expect(combine({})).toMatchObject(twins);
  expect(combine({ 'values/@order': 'theirs' })).toMatchObject(valuesOf('a! b'));
});
