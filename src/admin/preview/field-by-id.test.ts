import { expect, test } from 'vitest';
import { fieldById, nameOfField } from './field-by-id';

const figures = [{ id: 'share', label: 'Share' }];
const content = {
  phones: ['+971 4', '+971 50'],
  stories: [
    { id: 'rice', title: 'Rice', figures: [] },
    { id: '7', title: 'Dates', figures },
  ],
};

test.each([
  ['stories.0.title', 'stories/rice/title'],
  ['stories.1.figures.0.label', 'stories/7/figures/share/label'],
  ['stories.0', 'stories/rice'],
  ['phones.1', 'phones/1'],
  ['email', 'email'],
])('%s is %s by its ids, and found again', (name, field) => {
  expect(fieldById(content, name)).toBe(field);
  expect(nameOfField(content, field)).toBe(name);
});

test('a field is found where its item has moved to', () => {
  const moved = { stories: content.stories.toReversed() };
  expect(nameOfField(moved, 'stories/7/figures/share/label')).toBe('stories.0.figures.0.label');
  expect(nameOfField(moved, 'stories/rice/title')).toBe('stories.1.title');
});

test('a field of a deleted item is not taken for that of its neighbour', () => {
  const [, dates] = content.stories;
  expect(nameOfField({ stories: [dates] }, 'stories/rice/title')).toBeNull();
  expect(nameOfField({ stories: [] }, 'stories/7/figures/share/label')).toBeNull();
});
