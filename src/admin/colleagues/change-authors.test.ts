import { expect, test } from 'vitest';
import { differences } from '@/admin/compare/differences';
import { valuesDefaultContent } from '@/content/sections/values/default-content';
import { changeAuthors, writtenSteps } from './change-authors';

const [first, second, ...others] = valuesDefaultContent.values;
const base = valuesDefaultContent;
const added = { ...first, id: 'new', name: 'Patience' };

function authors(form: object, ...saves: [by: string, content: object][]) {
  const steps = saves.map(([by, content]) => ({ by, byId: by, content: content as never }));
  const changes = differences('values', base, form);
  const map = changeAuthors('values', changes, base, writtenSteps(steps, form, 'amal'));
  return changes.map((change) => map.get(change));
}

test('each change names who wrote it, and the user is “you”', () => {
  const theirs = { values: [{ ...first, name: 'Honesty' }, second, ...others] };
  const mine = { values: [{ ...first, name: 'Honesty' }, { ...second, name: 'Calm' }, ...others] };
  expect(authors(mine, ['Bilal Khan', theirs])).toEqual([['Bilal Khan'], ['you']]);
});

test('a text that both wrote names both', () => {
  const theirs = { values: [{ ...first, name: 'Honesty' }, second, ...others] };
  const mine = { values: [{ ...first, name: 'Honest work' }, second, ...others] };
  expect(authors(mine, ['Bilal Khan', theirs], ['amal', mine])).toEqual([['Bilal Khan', 'you']]);
});

test('a new row names who added it and who wrote in it, and not who wrote in another row', () => {
  const withRow = { values: [first, second, ...others, added] };
  const filled = {
    values: [{ ...first, name: 'Honesty' }, second, ...others, { ...added, details: 'We wait.' }],
  };
  const [list, text] = authors(filled, ['Bilal Khan', withRow], ['Noor', filled]);
  expect(list).toEqual(['Bilal Khan', 'Noor']);
  expect(text).toEqual(['Noor']);
  const elsewhere = { values: [{ ...first, name: 'Honesty' }, second, ...others, added] };
  expect(authors(elsewhere, ['Bilal Khan', withRow])).toEqual([['Bilal Khan'], ['you']]);
});

test('what the user wrote alone names nobody', () => {
  const mine = { values: [{ ...first, name: 'Honesty' }, second, ...others] };
  expect(authors(mine, ['amal', mine])).toEqual([undefined]);
});
