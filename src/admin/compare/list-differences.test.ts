import { expect, test } from 'vitest';
import { clientsDefaultContent } from '@/content/sections/clients/default-content';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { type Change, differences } from './differences';

const valuesNamed = (...names: string[]) => ({
  values: names.map((name) => ({ id: name.toLowerCase(), name })),
});

const { values } = valuesDefaultContent;

function sentences(changes: Change[]): string[] {
  return changes.flatMap((change) => (change.kind === 'list' ? change.sentences : []));
}

const moves = (before: string[], after: string[]) =>
  sentences(differences('values', valuesNamed(...before), valuesNamed(...after)));

test('adding, moving and removing come as sentences', () => {
  expect(moves(['Care', 'Zeal'], ['Care', 'Freshness', 'Zeal'])).toEqual([
    'Added “Freshness” as number 2 of 3',
  ]);
  expect(moves(['Care', 'Zeal'], ['Zeal'])).toEqual(['Removed “Care”']);
  expect(moves(['A', 'B', 'C', 'Integrity'], ['Integrity', 'A', 'B', 'C'])).toEqual([
    'Moved “Integrity” from 4 to 1',
  ]);
  expect(moves(['A', 'B', 'C', 'D'], ['B', 'C', 'E', 'A'])).toEqual([
    'Added “E” as number 3 of 4',
    'Moved “A” from 1 to 4',
    'Removed “D”',
  ]);
});

test('items that only make way have not moved', () => {
  expect(moves(['A', 'B', 'C'], ['New', 'A', 'B', 'C'])).toEqual(['Added “New” as number 1 of 4']);
  expect(moves(['A', 'B', 'C'], ['C'])).toEqual(['Removed “A”', 'Removed “B”']);
});

test('two moves are two, in the new order', () => {
  expect(moves(['A', 'B', 'C', 'D', 'E', 'F'], ['F', 'B', 'C', 'D', 'A', 'E'])).toEqual([
    'Moved “F” from 6 to 1',
    'Moved “A” from 1 to 5',
  ]);
});

test('an item that was moved and kept its number is told by its neighbour', () => {
  expect(moves(['Gone', 'Lost', 'A', 'B', 'C'], ['B', 'C', 'A'])).toEqual([
    'Moved “A” to after “C”',
    'Removed “Gone”',
    'Removed “Lost”',
  ]);
});

test('an item both moved and edited gives both, the list first', () => {
  const [first, second, ...others] = values;
  const edited = { ...second, description: 'Done well.' };
  expect(
    differences('values', valuesDefaultContent, { values: [edited, first, ...others] }),
  ).toEqual([
    {
      kind: 'list',
      path: 'values',
      label: 'Values',
      sentences: ['Moved “Excellence” from 2 to 1'],
      added: [],
    },
    {
      kind: 'text',
      path: 'values/excellence/description',
      label: 'Values › Excellence › Short description',
      before: second?.description,
      after: 'Done well.',
    },
  ]);
});

test('items of one name are told apart by their positions', () => {
  const quality = (id: string, details = '') => ({ id, name: 'Quality', details });
  const other = { id: 'other', name: 'Other' };
  const before = { values: [quality('a'), other, quality('b'), quality('c')] };
  const after = { values: [quality('b', 'New'), quality('a'), other, quality('d')] };
  const changes = differences('values', before, after);
  expect(sentences(changes)).toEqual([
    'Added “Quality” as number 4 of 4',
    'Moved “Quality” from 3 to 1',
    'Removed “Quality” (number 4)',
  ]);
  expect(changes[1]?.label).toBe('Values › Quality (number 1) › Details');
});

test('a list within an item is told under that item', () => {
  const [story, ...others] = clientsDefaultContent.stories;
  const after = {
    ...clientsDefaultContent,
    stories: [{ ...story, figures: story?.figures.toReversed() }, ...others],
  };
  expect(differences('clients', clientsDefaultContent, after)).toEqual([
    {
      kind: 'list',
      path: 'stories/fuller-rice-aisle/figures',
      label: 'Success stories › A fuller rice aisle › Figures',
      sentences: ['Moved “of deliveries on time” from 2 to 1'],
      added: [],
    },
  ]);
});

test('items without an id or with one that is taken are compared by position', () => {
  const before = {
    slides: [{ title: 'A' }, null, { id: 'x', title: 'X' }, { id: 'x', title: 'Y' }],
  };
  const after = {
    slides: [{ title: 'B' }, 'oops', { id: 'x', title: 'X' }, { id: 'x', title: 'Z' }],
  };
  expect(differences('hero', before, after).map(({ path, label }) => [path, label])).toEqual([
    ['slides/@1/title', 'Slides › B › Title'],
    ['slides/@2', 'Slides › oops'],
    ['slides/@4/title', 'Slides › Z › Title'],
  ]);
});

test('of an added item the list tells what it contains: its picture, its texts, its own lists', () => {
  const dates = {
    id: 'dates',
    title: 'Dates',
    subtitle: 'From Al Ain',
    buttonLabel: '',
    picture: { kind: 'site', name: 'hero/rice', alt: 'A scoop' },
  };
  const [slides] = differences('hero', { slides: [] }, { slides: [dates] });
  expect(slides?.kind === 'list' && slides.added).toMatchObject([
    [
      { label: 'Title', before: '', after: 'Dates' },
      { label: 'Subtitle', after: 'From Al Ain' },
      { label: 'Picture', after: dates.picture },
      { label: 'Description of the picture', after: 'A scoop' },
    ],
  ]);

  const service = { id: 's', name: 'Storage', summary: '', features: [{ id: 'f', text: 'Cold' }] };
  const [services] = differences('services', { services: [] }, { services: [service] });
  expect(services?.kind === 'list' && services.added).toMatchObject([
    [
      { label: 'Name', after: 'Storage' },
      { kind: 'list', label: 'Features', added: [[{ after: 'Cold' }]] },
    ],
  ]);
});
