import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Marked } from './marked';

test.each([
  { text: 'Cumin Seeds', ranges: [[0, 3]], html: '<mark>Cum</mark>in Seeds' },
  {
    text: 'Moong Dal',
    ranges: [
      [0, 2],
      [6, 9],
    ],
    html: '<mark>Mo</mark>ong <mark>Dal</mark>',
  },
  { text: 'Dates', ranges: [], html: 'Dates' },
] as const)('the letters of $text are marked', ({ text, ranges, html }) => {
  const { container } = render(<Marked text={text} ranges={ranges} />);
  const plain = container.innerHTML.replaceAll(/<\/?span[^>]*>/g, '');
  expect(plain).toBe(html);
});
