import { expect, test } from 'vitest';
import { gridColumns } from './section';

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'of %i, none stands alone in the last row',
  (count) => {
    for (const [, columns] of gridColumns(count).matchAll(/grid-cols-(\d)/g))
      expect(count % Number(columns), `in ${columns} columns`).not.toBe(1);
  },
);
