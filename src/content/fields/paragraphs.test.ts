import { expect, test } from 'vitest';
import { paragraphs } from './paragraphs';

test('blank lines separate paragraphs, with any line ends and any number of them', () => {
  const text = 'One,\nstill one.\n\nTwo.\r\n\r\nThree.\n \n\n\nFour.\n';
  expect(paragraphs(text)).toEqual(['One,\nstill one.', 'Two.', 'Three.', 'Four.']);
  expect(paragraphs(' \n\n ')).toEqual([]);
});
