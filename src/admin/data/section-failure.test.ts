import { expect, test } from 'vitest';
import { sectionFailure } from './section-failure';

const ended = 'Your session has ended. Sign in to go on.';
const problem = 'The server has a problem';

test.each<[status: number, code: string, kind: string, said?: string | RegExp]>([
  [409, 'PT409', 'conflict'],
  [401, 'PGRST301', 'signed-out', ended],
  [401, '42501', 'signed-out', ended],
  [403, '42501', 'forbidden'],
  [403, '', 'unreachable', problem],
  [409, '23505', 'unreachable', problem],
  [413, 'PT413', 'refused'],
  [426, 'PT426', 'outdated'],
  [400, 'PT400', 'refused'],
  [500, 'XX000', 'unavailable'],
  [504, 'PGRST003', 'unavailable'],
  [503, '', 'unreachable'],
  [429, '', 'unavailable'],
  [0, '', 'unreachable'],
  [200, '', 'unreachable'],
])('status %i with code “%s” is %s', (status, code, kind, said = /\.$|^Something in words$/) => {
  const failure = sectionFailure({ code, message: 'Something in words' }, status);
  expect(failure.kind).toBe(kind);
  expect(failure.message).toMatch(said);
});

test('what was thrown in place of an answer can be tried again', () => {
  expect(sectionFailure(new TypeError('Failed to fetch'))).toMatchObject({
    kind: 'unreachable',
    message: 'The server did not answer. Check your connection and try again.',
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
  expect(sectionFailure({ code, message }, status)).toMatchObject({
    kind: 'refused',
    message:
      'The database of the website is older than this page. Ask whoever looks after the website to apply its migrations.',
  });
});

test('a character that cannot be stored is no missing migration', () => {
  const message = 'unsupported Unicode escape sequence';
  const failure = sectionFailure({ code: '22P05', message }, 400);
  expect(failure.message).toMatch('a character in it that cannot be stored');
});
