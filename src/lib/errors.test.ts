import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
  PostgrestError,
} from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { ExplainedError, errorMessage } from './errors';

function refusal(code: string, message = 'as the database says it') {
  return new PostgrestError({ message, code, details: '', hint: '' });
}

test.each([
  new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
  new AuthApiError('Email not confirmed', 400, 'email_not_confirmed'),
  new AuthApiError('User is banned', 400, 'user_banned'),
  new AuthApiError('User already registered', 422, 'user_already_exists'),
  new AuthApiError('Request rate limit reached', 429, 'over_request_rate_limit'),
  new AuthApiError('email rate limit exceeded', 429, 'over_email_send_rate_limit'),
  new AuthApiError('Signups not allowed for this instance', 422, 'signup_disabled'),
  new AuthWeakPasswordError('Password should be at least 6 characters.', 422, ['length']),
])('the provider’s words stay as they are: $message', (error) => {
  expect(errorMessage(error)).toBe(error.message);
});

// Status, code and text as in the source of Supabase Auth (internal/api/auth.go, internal/tokens/service.go).
test.each<[number, string, string]>([
  [403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature, signature is invalid'],
  [403, 'user_not_found', 'User from sub claim in JWT does not exist'],
  [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  [400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  [400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  [400, 'session_expired', 'Invalid Refresh Token: Session Expired'],
])('a session that Auth does not take any more has ended: %i %s', (status, code, message) => {
  expect(errorMessage(new AuthApiError(message, status, code))).toMatch('Your session has ended');
});

test('a wrong current password is said as such: Auth’s text asks for one', () => {
  const message = 'Current password required when setting new password.';
  const error = new AuthApiError(message, 400, 'current_password_invalid');
  expect(errorMessage(error)).toBe('This is not your current password.');
});

test.each([
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('fetch failed'),
  new AuthRetryableFetchError('Failed to fetch', 0),
  new AuthRetryableFetchError('{}', 0),
  refusal('', 'TypeError: Failed to fetch'),
  { message: 'TypeError: Failed to fetch', details: '', hint: '', code: '' },
])('no network is said as such: $message', (error) => {
  expect(errorMessage(error)).toMatch('Check your connection');
});

test.each([
  new DOMException('signal timed out', 'TimeoutError'),
  refusal('', 'AbortError: signal is aborted without reason'),
  refusal('57014'),
])('an answer that takes too long is said as such: $message', (error) => {
  expect(errorMessage(error)).toMatch('took too long');
});

test.each([
  new SyntaxError('Unexpected token \'<\', "<!doctype "... is not valid JSON'),
  new SyntaxError('JSON.parse: unexpected character at line 1 column 1 of the JSON data'),
  new SyntaxError("JSON Parse error: Unrecognized token '<'"),
  new SyntaxError('Unexpected end of JSON input'),
  new AuthUnknownError('Unexpected token < in JSON at position 0', null),
  refusal('', '<!doctype html><html><body>502</body></html>'),
  { message: '<html></html>' },
])('a page in place of an answer is said as such: $message', (error) => {
  expect(errorMessage(error)).toMatch('could not read');
});

test.each([
  [refusal('42501', 'permission denied for table user_roles'), 'not allowed'],
  [refusal('PT409'), 'Somebody else changed this'],
  [refusal('23505', 'duplicate key value violates unique constraint'), 'already exists'],
  [refusal('PGRST116'), 'no longer exists'],
  [refusal('PGRST301', 'JWT expired'), 'Sign in to go on'],
  [refusal('PGRST303'), 'Sign in to go on'],
  [refusal('PGRST002'), 'problem at the moment'],
  [refusal('PGRST205', "Could not find the table 'x'"), 'problem at the moment'],
  [new AuthSessionMissingError(), 'Sign in to go on'],
  [new AuthRetryableFetchError('Bad Gateway', 502), 'problem at the moment'],
  [{ status: 429, message: '' }, 'too many attempts'],
  [{ status: 401 }, 'Sign in to go on'],
  [{ status: 403, name: 'StorageApiError', message: 'new row violates' }, 'not allowed'],
  [new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), 'reload the page'],
])('%s becomes a sentence one can act on', (error, part) => {
  expect(errorMessage(error)).toMatch(part);
});

test('a refusal that the database put into words is shown', () => {
  expect(errorMessage(refusal('P0001', 'A section holds at most 8 slides.'))).toBe(
    'A section holds at most 8 slides.',
  );
});

test('an explained error is shown', () => {
  expect(errorMessage(new ExplainedError('Sign-in is not configured on this site.'))).toBe(
    'Sign-in is not configured on this site.',
  );
});

test.each([
  undefined,
  null,
  'x is undefined',
  42,
  {},
  new Error('x is undefined'),
  new AuthApiError('{}', 400, undefined),
  { name: Symbol('odd'), message: null },
])('anything else is one sentence without internals: %s', (error) => {
  expect(errorMessage(error)).toMatch('Something went wrong');
});
