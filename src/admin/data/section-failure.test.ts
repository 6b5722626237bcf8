import { expect, test } from 'vitest';
import { sectionFailure } from './section-failure';

test.each([
  [409, 'PT409', 'conflict'],
  [401, 'PGRST301', 'signed-out'],
  [401, '42501', 'signed-out'],
  [403, '42501', 'forbidden'],
  [403, '', 'unreachable'],
  [409, '23505', 'unreachable'],
  [413, 'PT413', 'refused'],
  [426, 'PT426', 'outdated'],
  [400, 'PT400', 'refused'],
  [500, 'XX000', 'unavailable'],
  [504, 'PGRST003', 'unavailable'],
  [503, '', 'unreachable'],
  [429, '', 'unavailable'],
  [0, '', 'unreachable'],
  [200, '', 'unreachable'],
])('status %i with code “%s” is %s', (status, code, kind) => {
  const failure = sectionFailure({ error: { code, message: 'Something in words' }, status });
  expect(failure.kind).toBe(kind);
  expect(failure.message).toMatch(/\.$|^Something in words$/);
});

test('a session that has ended is said to have ended, whichever way the database refuses a guest', () => {
  for (const code of ['PGRST301', '42501']) {
    const failure = sectionFailure({ error: { code, message: 'permission denied' }, status: 401 });
    expect(failure.message).toBe('Your session has ended. Sign in to go on.');
  }
});

test.each([
  [403, ''],
  [409, '23505'],
])('status %i with code “%s” is the server’s problem', (status, code) => {
  const failure = sectionFailure({ error: { code, message: 'Something in words' }, status });
  expect(failure.message).toMatch('The server has a problem');
});

test('what was thrown in place of an answer can be tried again', () => {
  expect(sectionFailure({ thrown: new TypeError('Failed to fetch') })).toMatchObject({
    kind: 'unreachable',
    message: 'We could not reach the server. Check your connection and try again.',
  });
});

test.each([
  [
    404,
    'PGRST202',
    'Could not find the function public.save_section_draft(further) in the schema cache',
  ],
  [
    400,
    'PGRST204',
    "Could not find the 'format' column of 'site_section_drafts' in the schema cache",
  ],
  [404, 'PGRST205', "Could not find the table 'public.role_changes' in the schema cache"],
  [400, '42703', 'column site_section_drafts.saver_name does not exist'],
  [404, '42883', 'function public.save_section_draft(section => section_key) does not exist'],
  [404, '42P01', 'relation "site_section_drafts" does not exist'],
  [400, '22P02', 'invalid input value for enum section_key: "partners"'],
])('status %i with code %s: the database lacks a migration', (status, code, message) => {
  expect(sectionFailure({ error: { code, message }, status })).toMatchObject({
    kind: 'refused',
    message:
      'The database of the website is older than this page. Ask whoever looks after the website to apply its migrations.',
  });
});

test('a character that cannot be stored is no missing migration', () => {
  const message = 'unsupported Unicode escape sequence';
  const failure = sectionFailure({ error: { code: '22P05', message }, status: 400 });
  expect(failure.message).toMatch('a character in it that cannot be stored');
});
