import { expect, test } from 'vitest';
import { aboutDefaultContent } from '@/content/sections/about/default-content';
import { contactDefaultContent } from '@/content/sections/contact/default-content';
import { heroDefaultContent } from '@/content/sections/hero/default-content';
import { sections } from '@/content/sections/sections';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { type Change, differences } from './differences';

const { values } = valuesDefaultContent;
const [spices, rice] = heroDefaultContent.slides;

function sentences(changes: Change[]): string[] {
  return changes.flatMap((change) => (change.kind === 'item' ? [change.sentence] : []));
}

test.each(sections)('$key does not differ from itself', ({ key, defaultContent }) => {
  expect(differences(key, defaultContent, structuredClone(defaultContent))).toEqual([]);
});

test('a text that was changed is told with where it stands', () => {
  const after = {
    values: values.map((value) =>
      value.id === 'integrity' ? { ...value, details: 'We keep our word.' } : value,
    ),
  };
  expect(differences('values', valuesDefaultContent, after)).toEqual([
    {
      kind: 'text',
      path: 'values/integrity/details',
      label: 'Values › Integrity › Details',
      before: values[0]?.details,
      after: 'We keep our word.',
    },
  ]);
});

test('an item is called by its new name', () => {
  const before = { values: [{ id: 'one', name: 'Old', details: 'A' }] };
  const after = { values: [{ id: 'one', name: 'New', details: 'B' }] };
  expect(differences('values', before, after).map(({ label }) => label)).toEqual([
    'Values › New › Name',
    'Values › New › Details',
  ]);
});

test('switches and choices are told in words', () => {
  const before = { values: [{ id: 'one', name: 'One', icon: 'award', onHome: false }] };
  const after = { values: [{ id: 'one', name: 'One', icon: 'shield-check', onHome: true }] };
  expect(differences('values', before, after)).toMatchObject([
    { label: 'Values › One › Icon', before: 'Award', after: 'Shield check' },
    { label: 'Values › One › Show on the home page', before: 'No', after: 'Yes' },
  ]);
  const link = (network: string) => ({ socialLinks: [{ id: 'a', network, href: '' }] });
  expect(differences('contact', link('x'), link('linkedin'))).toMatchObject([
    { label: 'Social links › LinkedIn › Network', before: 'X', after: 'LinkedIn' },
  ]);
});

test('a text that looks like a choice is left as it is', () => {
  const text = (details: string) => ({ values: [{ id: 'one', name: 'One', details }] });
  expect(differences('values', text('award'), text('shield-check'))).toMatchObject([
    { before: 'award', after: 'shield-check' },
  ]);
});

test('a new picture is told with its description', () => {
  const picture = { kind: 'site', name: 'scenes/sacks', alt: 'Sacks of rice' };
  const before = { slides: [spices, rice] };
  const after = { slides: [{ ...spices, picture }, rice] };
  expect(differences('hero', before, after)).toEqual([
    {
      kind: 'picture',
      path: 'slides/spices/picture',
      label: 'Slides › Spices › Picture',
      before: spices?.picture,
      after: picture,
    },
  ]);
});

test('a new description of the same picture is a text only', () => {
  const after = {
    ...aboutDefaultContent,
    picture: { ...aboutDefaultContent.picture, alt: 'Containers' },
  };
  expect(differences('about', aboutDefaultContent, after)).toMatchObject([
    { kind: 'text', path: 'picture/alt', after: 'Containers' },
  ]);
});

test('a picture without a description still can be shown, a damaged one is none', () => {
  const picture = { kind: 'site', name: 'scenes/sacks' };
  expect(differences('about', {}, { picture })).toEqual([
    expect.objectContaining({
      before: { kind: 'site', name: '', alt: '' },
      after: { ...picture, alt: '' },
    }),
  ]);
  const damaged = { picture: { kind: 'site', name: 'scenes/moon' } };
  expect(differences('about', { picture: {} }, damaged)).toEqual([]);
});

test('the two phones are told by their places', () => {
  const phones = [contactDefaultContent.phones[0], '+971 50 111 1111'];
  expect(
    differences('contact', contactDefaultContent, { ...contactDefaultContent, phones }),
  ).toEqual([
    {
      kind: 'text',
      path: 'phones/1',
      label: 'Second phone',
      before: contactDefaultContent.phones[1],
      after: '+971 50 111 1111',
    },
  ]);
});

test('empty and missing are the same', () => {
  const empty = { teaser: { heading: '', text: '  ' }, whoWeAre: '', stats: [] };
  const missing = { teaser: {}, whoWeAre: null };
  expect(differences('about', empty, missing)).toEqual([]);
  expect(differences('about', missing, empty)).toEqual([]);
  expect(differences('contact', { phones: ['', ''] }, {})).toEqual([]);
  const off = (onHome?: boolean) => ({ values: [{ id: 'one', name: 'One', onHome }] });
  expect(differences('values', off(), off(false))).toEqual([]);
  expect(differences('values', off(true), off())).toMatchObject([{ before: 'Yes', after: 'No' }]);
});

test('changes come in the order of the form, however the database orders keys', () => {
  const before = { teaser: { heading: 'A', text: 'A' }, whoWeAre: 'A', ourStory: 'A' };
  const after = { ourStory: 'B', whoWeAre: 'B', teaser: { text: 'B', heading: 'B' } };
  expect(differences('about', before, after).map(({ path }) => path)).toEqual([
    'teaser/heading',
    'teaser/text',
    'whoWeAre',
    'ourStory',
  ]);
});

test('what was never stored, or is damaged, counts as the form would show it', () => {
  for (const nothing of [undefined, null, {}, [], 'damaged', 7, { slides: 'oops' }]) {
    const changes = differences('hero', nothing, heroDefaultContent);
    expect(sentences(changes)).toEqual(
      heroDefaultContent.slides.map(({ title }) => `Added “${title}”`),
    );
    expect(changes).toHaveLength(heroDefaultContent.slides.length);
    expect(sentences(differences('hero', heroDefaultContent, nothing))).toHaveLength(
      heroDefaultContent.slides.length,
    );
  }
  expect(differences('about', { whoWeAre: { a: 1 } }, { whoWeAre: 7 })).toMatchObject([
    { kind: 'text', path: 'whoWeAre', label: 'Who we are', before: '', after: '7' },
  ]);
});
