import { expect, test } from 'vitest';
import { clientsSection } from '@/content/sections/clients/default-content';
import { contactSection } from '@/content/sections/contact/default-content';
import { heroSection } from '@/content/sections/hero/default-content';
import { valuesSection } from '@/content/sections/values/default-content';
import { visionMissionSection } from '@/content/sections/vision-mission/default-content';
import { type Change, changeSummary, differences, valueText } from './differences';

const { values } = valuesSection.defaultContent;
const [, rice] = heroSection.defaultContent.slides;

/** With its values in words; a picture as it is. */
function told(...texts: Parameters<typeof differences>) {
  return differences(...texts).map(({ field, path, label, before, after }) => {
    const inWords = (value: unknown) =>
      field.kind === 'picture' ? value : valueText(field, value);
    return { kind: field.kind, path, label, before: inWords(before), after: inWords(after) };
  });
}

function sentences(changes: Change[]): string[] {
  const items = changes.filter(({ field }) => field.kind === 'group');
  return items.map(({ field, after }) => `${after ? 'Added' : 'Removed'} “${field.label}”`);
}

test('a text that was changed is told with where it stands', () => {
  const after = {
    values: values.map((value) =>
      value.id === 'integrity' ? { ...value, details: 'We keep our word.' } : value,
    ),
  };
  expect(told('values', valuesSection.defaultContent, after)).toEqual([
    {
      kind: 'text',
      path: 'values/integrity/details',
      label: 'Values › Integrity › Details',
      before: values[0]?.details,
      after: 'We keep our word.',
    },
  ]);
});

test('switches and choices are told in words', () => {
  const before = { values: [{ id: 'one', name: 'One', icon: 'award', onHome: false }] };
  const after = { values: [{ id: 'one', name: 'One', icon: 'shield-check', onHome: true }] };
  expect(told('values', before, after)).toMatchObject([
    { label: 'Values › One › Icon', before: 'Award', after: 'Shield check' },
    { label: 'Values › One › Show on the home page', before: 'No', after: 'Yes' },
  ]);
  const link = (network: string) => ({ socialLinks: [{ id: 'a', network, href: '' }] });
  expect(told('contact', link('x'), link('linkedin'))).toMatchObject([
    { label: 'Social links › LinkedIn › Network', before: 'X', after: 'LinkedIn' },
  ]);
});

test('a picture without a description still can be shown, a damaged one is none', () => {
  const picture = { kind: 'site', name: 'scenes/sacks' };
  expect(told('about', {}, { picture })).toEqual([
    expect.objectContaining({
      before: { kind: 'site', name: '', alt: '' },
      after: { ...picture, alt: '' },
    }),
  ]);
  const damaged = { picture: { kind: 'site', name: 'scenes/moon' } };
  expect(told('about', { picture: {} }, damaged)).toEqual([]);
});

test('the two phones are told by their places', () => {
  const phones = [contactSection.defaultContent.phones[0], '+971 50 111 1111'];
  const after = { ...contactSection.defaultContent, phones };
  expect(told('contact', contactSection.defaultContent, after)).toMatchObject([
    { path: 'phones/1', label: 'Second phone', after: '+971 50 111 1111' },
  ]);
});

test('empty and missing are the same', () => {
  const empty = { teaser: { heading: '', text: '  ' }, whoWeAre: '', stats: [] };
  const missing = { teaser: {}, whoWeAre: null };
  expect(told('about', empty, missing)).toEqual([]);
  expect(told('about', missing, empty)).toEqual([]);
  expect(told('contact', { phones: ['', ''] }, {})).toEqual([]);
  const off = (onHome?: boolean) => ({ values: [{ id: 'one', name: 'One', onHome }] });
  expect(told('values', off(), off(false))).toEqual([]);
  expect(told('values', off(true), off())).toMatchObject([{ before: 'Yes', after: 'No' }]);
});

test('changes come in the order of the form, however the database orders keys', () => {
  const before = { teaser: { heading: 'A', text: 'A' }, whoWeAre: 'A', ourStory: 'A' };
  const after = { ourStory: 'B', whoWeAre: 'B', teaser: { text: 'B', heading: 'B' } };
  expect(told('about', before, after).map(({ path }) => path)).toEqual([
    'teaser/heading',
    'teaser/text',
    'whoWeAre',
    'ourStory',
  ]);
});

test('what was never stored, or is damaged, counts as the form would show it', () => {
  for (const nothing of [undefined, null, {}, [], 'damaged', 7, { slides: 'oops' }]) {
    const changes = differences('hero', nothing, heroSection.defaultContent);
    expect(sentences(changes)).toEqual(
      heroSection.defaultContent.slides.map(({ title }) => `Added “${title}”`),
    );
    expect(changes).toHaveLength(heroSection.defaultContent.slides.length);
    expect(sentences(differences('hero', heroSection.defaultContent, nothing))).toHaveLength(
      heroSection.defaultContent.slides.length,
    );
  }
  expect(told('about', { whoWeAre: { a: 1 } }, { whoWeAre: 7 })).toMatchObject([
    { kind: 'text', path: 'whoWeAre', label: 'Who we are', before: '', after: '7' },
  ]);
});

const valuesNamed = (...names: string[]) => ({
  values: names.map((name) => ({ id: name.toLowerCase(), name })),
});
const changed = (before: string[], after: string[]) =>
  told('values', valuesNamed(...before), valuesNamed(...after));

test('adding and removing come as sentences', () => {
  const said = (before: string[], after: string[]) =>
    sentences(differences('values', valuesNamed(...before), valuesNamed(...after)));
  expect(said(['Care', 'Zeal'], ['Care', 'Freshness', 'Zeal'])).toEqual(['Added “Freshness”']);
  expect(said(['Care', 'Zeal'], ['Zeal'])).toEqual(['Removed “Care”']);
  expect(said(['A', 'B', 'C', 'D'], ['B', 'C', 'E'])).toEqual([
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
      kind: 'list',
      path: 'values/@order',
      label: 'Values',
      before: '1. A\n2. B\n3. C',
      after: '1. C\n2. A\n3. B',
    },
  ]);
  const [order] = changed(['Gone', 'A', 'B'], ['B', 'A', 'New']);
  expect(order).toMatchObject({ before: '1. Gone\n2. A\n3. B', after: '1. B\n2. A\n3. New' });
});

test('a list within an item is told under that item', () => {
  const [story, ...others] = clientsSection.defaultContent.stories;
  const after = {
    ...clientsSection.defaultContent,
    stories: [{ ...story, figures: story?.figures.toReversed() }, ...others],
  };
  expect(told('clients', clientsSection.defaultContent, after)).toMatchObject([
    { kind: 'list', label: 'Success stories › A fuller rice aisle › Figures' },
  ]);
});

test('of a list in which two items have one id, the names are told: old and new', () => {
  const twins = { slides: [rice, { ...rice, title: 'More rice' }] };
  expect(told('hero', { slides: [rice] }, twins)).toMatchObject([
    { kind: 'list', label: 'Slides', before: '1. Rice', after: '1. Rice\n2. More rice' },
  ]);
});

test('a change is named by the parts that it touches', () => {
  const { goals } = visionMissionSection.defaultContent;
  const after = {
    ...visionMissionSection.defaultContent,
    mission: { text: 'Good rice.', summary: 'Rice.' },
    goals: goals.slice(2),
  };
  expect(changeSummary('vision-mission', visionMissionSection.defaultContent, after)).toBe(
    'Our mission; Strategic goals',
  );
});

test('a list is named once, whatever of it has changed', () => {
  const moved = values.toReversed();
  const summaryOf = (list: object[]) => changeSummary('values', { values }, { values: list });
  expect(summaryOf(values)).toBe('');
  expect(summaryOf(moved)).toBe('Values');
  expect(summaryOf(moved.map((value) => ({ ...value, name: 'X' })))).toBe('Values');
});
