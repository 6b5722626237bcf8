import { expect, test } from 'vitest';
import type { SectionKey } from '@/content/sections/section';
import { pathOfInput } from './field-path';
import { itemName } from './item-name';

test.each<[SectionKey, list: string, item: unknown, name: string]>([
  ['hero', 'slides', { id: '1', title: 'Spices', subtitle: 'Cumin' }, 'Spices'],
  ['values', 'values', { id: '1', name: 'Integrity', description: 'We say it.' }, 'Integrity'],
  ['about', 'stats', { id: '1', figure: '15+', label: 'Years' }, 'Years'],
  ['clients', 'partners', { id: '1', description: 'Hotel group', industry: 'x' }, 'Hotel group'],
  ['contact', 'whyContact', { id: '1', text: ' Free\n quotes ' }, 'Free quotes'],
  ['contact', 'socialLinks', { id: '1', network: 'linkedin', href: '' }, 'LinkedIn'],
  ['contact', 'socialLinks', { id: '1', network: 'facebook', href: 'https://fb.me' }, 'Facebook'],
  ['contact', 'socialLinks', { id: '1', network: 'constructor', href: '' }, 'constructor'],
  ['hero', 'slides', { id: '1', title: '  ', subtitle: '' }, 'Untitled'],
  ['about', 'stats', { id: '1', figure: '15+', label: '' }, '15+'],
  ['clients', 'quotes', { id: '1', text: '', role: 'Head chef' }, 'Head chef'],
  ['hero', 'slides', { id: '1', title: '', buttonLabel: 'Explore Now' }, 'Untitled'],
  ['hero', 'slides', { id: '1', title: '', buttonLabel: 'Order' }, 'Order'],
  ['values', 'values', { id: '1', name: '', icon: 'award' }, 'Untitled'],
  ['hero', 'slides', { id: '1', title: 7 }, 'Untitled'],
  ['hero', 'slides', null, 'Untitled'],
  ['hero', 'newer', { title: 'Of another release' }, 'Untitled'],
])('in %s, an item of %s such as %j is called %s', (section, list, item, name) => {
  expect(itemName(pathOfInput(section, list).field, item)).toBe(name);
});

const titled = (title: string) => itemName(pathOfInput('hero', 'slides').field, { title });

test('a name of more than 60 characters is cut between words', () => {
  const words = 'We answer within a day, on weekends too, in Arabic and Hindi';
  expect(titled(words)).toBe(words);
  expect(titled(`${words} or Urdu`)).toBe(`${words}…`);
  expect(titled(`${words}, Urdu`)).toBe('We answer within a day, on weekends too, in Arabic and…');
  expect(titled('👩‍🍳'.repeat(61))).toBe('👩‍🍳'.repeat(61));
});
