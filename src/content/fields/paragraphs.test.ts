import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs';

test('blank lines separate paragraphs, with any line ends and any number of them', () => {
  expect(paragraphs('One.\n\nTwo.\r\n\r\nThree.\n \n\n\nFour.\n')).toEqual([
    'One.',
    'Two.',
    'Three.',
    'Four.',
  ]);
});

test('a single line break stays inside its paragraph', () => {
  expect(paragraphs('One,\nstill one.')).toEqual(['One,\nstill one.']);
});

test('an empty text has no paragraphs', () => {
  expect(paragraphs(' \n\n ')).toEqual([]);
});
