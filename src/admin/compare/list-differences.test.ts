import { expect, test } from 'vitest';
import { clientsDefaultContent } from '@/content/sections/clients/default-content';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { type Change, differences } from './differences';

const valuesNamed = (...names: string[]) => ({
  values: names.map((name) => ({ id: name.toLowerCase(), name })),
});

const { values } = valuesDefaultContent;
const [, rice] = heroDefaultContent.slides;

function sentences(changes: Change[]): string[] {
  return changes.flatMap((change) => (change.kind === 'item' ? [change.sentence] : []));
}

const changed = (before: string[], after: string[]) =>
  differences('values', valuesNamed(...before), valuesNamed(...after));

test('adding and removing come as sentences', () => {
  const told = (before: string[], after: string[]) => sentences(changed(before, after));
  expect(told(['Care', 'Zeal'], ['Care', 'Freshness', 'Zeal'])).toEqual(['Added “Freshness”']);
  expect(told(['Care', 'Zeal'], ['Zeal'])).toEqual(['Removed “Care”']);
  expect(told(['A', 'B', 'C', 'D'], ['B', 'C', 'E'])).toEqual([
    'Added “E”',
    'Removed “A”',
    'Removed “D”',
  ]);
});

test('items that only make way have not moved', () => {
  expect(changed(['A', 'B', 'C'], ['New', 'A', 'B', 'C'])).toHaveLength(1);
  expect(changed(['A', 'B', 'C'], ['C'])).toHaveLength(2);
});

test('where items were moved, the order is told: old and new', () => {
  expect(changed(['A', 'B', 'C'], ['C', 'A', 'B'])).toEqual([
    {
      kind: 'order',
      path: 'values/@order',
      label: 'Values',
      before: '1. A\n2. B\n3. C',
      after: '1. C\n2. A\n3. B',
    },
  ]);
  const [order] = changed(['Gone', 'A', 'B'], ['B', 'A', 'New']);
  expect(order).toMatchObject({ before: '1. Gone\n2. A\n3. B', after: '1. B\n2. A\n3. New' });
});

test('an item both moved and edited gives both, the order first', () => {
  const [first, second, ...others] = values;
  const edited = { ...second, description: 'Done well.' };
  expect(
    differences('values', valuesDefaultContent, { values: [edited, first, ...others] }),
  ).toMatchObject([
    { kind: 'order', label: 'Values' },
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
  expect(differences('clients', clientsDefaultContent, after)).toMatchObject([
    { kind: 'order', label: 'Success stories › A fuller rice aisle › Figures' },
  ]);
});

test('items without an id are compared by position', () => {
  const before = { slides: [{ title: 'A' }, null] };
  const after = { slides: [{ title: 'B' }, 'oops'] };
  expect(differences('hero', before, after)).toMatchObject([
    { label: 'Slides › B › Title', before: 'A', after: 'B' },
  ]);
});

test('of a list in which two items have one id, the names are told: old and new', () => {
  const twins = { slides: [rice, { ...rice, title: 'More rice' }] };
  expect(differences('hero', { slides: [rice] }, twins)).toMatchObject([
    { kind: 'order', label: 'Slides', before: '1. Rice', after: '1. Rice\n2. More rice' },
  ]);
});

test('of an added item it is told what it contains: its picture, its texts, its own lists', () => {
  const dates = {
    id: 'dates',
    title: 'Dates',
    subtitle: 'From Al Ain',
    buttonLabel: '',
    picture: { kind: 'site', name: 'hero/rice', alt: 'A scoop' },
  };
  const [slides] = differences('hero', { slides: [] }, { slides: [dates] });
  expect(slides?.kind === 'item' && slides.parts).toMatchObject([
    { label: 'Title', before: '', after: 'Dates' },
    { label: 'Subtitle', after: 'From Al Ain' },
    { label: 'Picture', after: dates.picture },
  ]);

  const service = { id: 's', name: 'Storage', summary: '', features: [{ id: 'f', text: 'Cold' }] };
  const [services] = differences('services', { services: [] }, { services: [service] });
  expect(services?.kind === 'item' && services.parts).toMatchObject([
    { label: 'Name', after: 'Storage' },
    { kind: 'item', label: 'Features', parts: [{ after: 'Cold' }] },
  ]);
});
