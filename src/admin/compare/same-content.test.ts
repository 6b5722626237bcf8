import { expect, test } from 'vitest';
import { sameContent } from './same-content';

test('the order of keys and undefined values do not count', () => {
  expect(sameContent({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2, d: undefined }], a: 1 })).toBe(true);
});

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1 }, { b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [[], {}],
  [{}, null],
  [null, undefined],
  ['', undefined],
  ['1', 1],
  [{ a: [undefined] }, { a: [] }],
])('%j differs from %j', (one, other) => {
  expect(sameContent(one, other)).toBe(false);
  expect(sameContent(other, one)).toBe(false);
});
