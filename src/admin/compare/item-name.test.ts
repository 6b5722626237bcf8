import { expect, test } from 'vitest';
import { itemName } from './item-name';

test.each([
  [{ id: '1', title: 'Spices', text: 'Cumin' }, 'Spices'],
  [{ id: '1', name: 'Integrity', description: 'We say what we know.' }, 'Integrity'],
  [{ id: '1', figure: '15+', label: 'Years' }, 'Years'],
  [{ id: '1', description: 'Hotel group' }, 'Hotel group'],
  [{ id: '1', text: ' Free\n quotes ' }, 'Free quotes'],
  [{ id: '1', network: 'linkedin', href: '' }, 'LinkedIn'],
  [{ id: '1', network: 'x', href: '' }, 'X'],
  [{ id: '1', title: '  ', text: '' }, 'Untitled'],
  [{ id: '1', figure: '15+', label: '' }, '15+'],
  [{ id: '1', text: '', role: 'Head chef' }, 'Head chef'],
  [{ id: '1', title: '', icon: 'award', buttonLabel: 'Explore Now' }, 'Untitled'],
  [{ id: '1', title: 7 }, 'Untitled'],
  ['A damaged item', 'A damaged item'],
  [null, 'Untitled'],
  [undefined, 'Untitled'],
  [['Spices'], 'Untitled'],
])('%j is called %s', (item, name) => {
  expect(itemName(item)).toBe(name);
});

test('a long name is cut to 60 characters', () => {
  const sixty = 'x'.repeat(60);
  expect(itemName({ title: sixty })).toBe(sixty);
  expect(itemName({ title: `${sixty}x` })).toBe(`${'x'.repeat(59)}…`);
});

test('a long name is cut between characters, never inside one', () => {
  const cook = '👩‍🍳';
  expect(itemName({ title: cook.repeat(60) })).toBe(cook.repeat(60));
  expect(itemName({ title: cook.repeat(61) })).toBe(`${cook.repeat(59)}…`);
  expect(itemName({ title: 'e\u0301'.repeat(61) })).toBe(`${'e\u0301'.repeat(59)}…`);
});
