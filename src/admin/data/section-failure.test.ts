import { expect, test } from 'vitest';
import { sectionFailure } from './section-failure';

test.each([
  [409, 'PT409', 'conflict'],
  [401, 'PGRST301', 'signed-out'],
  // A guest may not execute the function: the session has ended.
  [401, '42501', 'signed-out'],
  [403, '42501', 'forbidden'],
  [413, 'PT413', 'refused'],
  [400, 'PT400', 'refused'],
  [500, 'XX000', 'unreachable'],
  [503, '', 'unreachable'],
  [429, '', 'unreachable'],
  [0, '', 'unreachable'],
  [200, '', 'unreachable'],
])('status %i with code “%s” is %s', (status, code, kind) => {
  const failure = sectionFailure({ error: { code, message: 'Something in words' }, status });
  expect(failure.kind).toBe(kind);
  expect(failure.message).toMatch(/\.$|^Something in words$/);
});

test('what was thrown in place of an answer can be tried again', () => {
  expect(sectionFailure({ thrown: new TypeError('Failed to fetch') })).toMatchObject({
    kind: 'unreachable',
    message: 'We could not reach the server. Check your connection and try again.',
  });
});
