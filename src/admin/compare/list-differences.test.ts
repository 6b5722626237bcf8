import { expect, test } from 'vitest';
import { clientsDefaultContent } from '@/content/sections/clients/default-content';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { type Change, differences } from './differences';

const valuesNamed = (...names: string[]) => ({
  values: names.map((name) => ({ id: name.toLowerCase(), name })),
});

const { values } = valuesDefaultContent;

function sentences(changes: Change[]): string[] {
  return changes.flatMap((change) =>
    change.kind === 'list' ? change.items.map(({ sentence }) => sentence) : [],
  );
}

const moves = (before: string[], after: string[]) =>
  sentences(differences('values', valuesNamed(...before), valuesNamed(...after)));

const reordered = (before: string[], after: string[]) => {
  const [change] = differences('values', valuesNamed(...before), valuesNamed(...after));
  return change?.kind === 'list' ? change.order : undefined;
};

test('adding, moving and removing come as sentences', () => {
  expect(moves(['Care', 'Zeal'], ['Care', 'Freshness', 'Zeal'])).toEqual(['Added “Freshness”']);
  expect(moves(['Care', 'Zeal'], ['Zeal'])).toEqual(['Removed “Care”']);
  expect(moves(['A', 'B', 'C', 'Integrity'], ['Integrity', 'A', 'B', 'C'])).toEqual([
    'Moved “Integrity” from 4 to 1',
  ]);
  expect(moves(['A', 'B', 'C', 'D'], ['B', 'C', 'E', 'A'])).toEqual([
    'Added “E”',
    'Removed “D”',
    'Moved “A” from 1 to 4',
  ]);
});

test('items that only make way have not moved', () => {
  expect(moves(['A', 'B', 'C'], ['New', 'A', 'B', 'C'])).toEqual(['Added “New”']);
  expect(moves(['A', 'B', 'C'], ['C'])).toEqual(['Removed “A”', 'Removed “B”']);
});

test('where several were moved, the order is told: old and new', () => {
  expect(moves(['A', 'B', 'C', 'D'], ['D', 'B', 'C', 'A'])).toEqual([]);
  expect(reordered(['A', 'B', 'C', 'D'], ['D', 'B', 'C', 'A'])).toEqual({
    before: ['A', 'B', 'C', 'D'],
    after: ['D', 'B', 'C', 'A'],
  });
  expect(reordered(['A', 'B', 'C'], ['C', 'A', 'B'])).toBeUndefined();
});

test('so it is where the only one that was moved has the number it had', () => {
  expect(moves(['Gone', 'Lost', 'A', 'B', 'C'], ['B', 'C', 'A'])).toEqual([
    'Removed “Gone”',
    'Removed “Lost”',
  ]);
  expect(reordered(['Gone', 'Lost', 'A', 'B', 'C'], ['B', 'C', 'A'])?.after).toEqual([
    'B',
    'C',
    'A',
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
      items: [{ id: 'excellence', sentence: 'Moved “Excellence” from 2 to 1', parts: [] }],
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
      items: [
        {
          id: clientsDefaultContent.stories[0]?.figures[1]?.id,
          sentence: 'Moved “of deliveries on time” from 2 to 1',
          parts: [],
        },
      ],
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
  expect(slides?.kind === 'list' && slides.items.map(({ parts }) => parts)).toMatchObject([
    [
      { label: 'Title', before: '', after: 'Dates' },
      { label: 'Subtitle', after: 'From Al Ain' },
      { label: 'Picture', after: dates.picture },
      { label: 'Description of the picture', after: 'A scoop' },
    ],
  ]);

  const service = { id: 's', name: 'Storage', summary: '', features: [{ id: 'f', text: 'Cold' }] };
  const [services] = differences('services', { services: [] }, { services: [service] });
  expect(services?.kind === 'list' && services.items.map(({ parts }) => parts)).toMatchObject([
    [
      { label: 'Name', after: 'Storage' },
      { kind: 'list', label: 'Features', items: [{ parts: [{ after: 'Cold' }] }] },
    ],
  ]);
});
