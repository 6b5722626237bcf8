import { expect, test } from 'vitest';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { mergeSection } from './merge';

const value = (id: string, details = 'Old') => ({ id, name: id.toUpperCase(), details });

test('what only one side changed is taken, within one item too', () => {
  const base = { values: [value('a'), value('b')] };
  const mine = { values: [{ ...value('a'), name: 'Mine' }, value('b')] };
  const theirs = {
    values: [
      { ...value('a'), details: 'Theirs' },
      { ...value('b'), name: 'Bee' },
    ],
  };
  const { conflicts, combine } = mergeSection('values', base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(combine({})).toMatchObject({
    values: [
      { id: 'a', name: 'Mine', details: 'Theirs' },
      { id: 'b', name: 'Bee', details: 'Old' },
    ],
  });
});

test('a text that both changed is a choice, and mine unless chosen', () => {
  const withDetails = (details: string) => ({ values: [value('a', details), value('b')] });
  const { conflicts, combine } = mergeSection(
    'values',
    withDetails('Old'),
    withDetails('Mine'),
    withDetails('Theirs'),
  );
  const path = 'values/a/details';
  expect(conflicts).toMatchObject([
    { path, label: 'Values › A › Details', ancestor: 'Old', mine: 'Mine', theirs: 'Theirs' },
  ]);
  expect(combine({})).toMatchObject(withDetails('Mine'));
  expect(combine({ [path]: 'mine' })).toMatchObject(withDetails('Mine'));
  expect(combine({ [path]: 'theirs' })).toMatchObject(withDetails('Theirs'));
});

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
    slides: [{ ...heroDefaultContent.slides[0], picture: { kind: 'site', name, alt } }],
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
  const withPhones = (...phones: string[]) => ({ ...contactDefaultContent, phones });
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
  const damaged = mergeSection('values', null, valuesDefaultContent, 'damaged');
  expect(damaged.conflicts).toEqual([]);
  expect(damaged.combine({})).toEqual(valuesDefaultContent);
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
