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

const refused = (status: number, code: string, message: string) =>
  new AuthApiError(message, status, code);

test.each([
  // Status, code and text as in the source of Supabase Auth (internal/api/auth.go, internal/tokens/service.go).
  [refused(403, 'bad_jwt', 'invalid JWT: unable to parse'), 'Your session has ended'],
  [refused(403, 'user_not_found', 'User from sub claim'), 'Your session has ended'],
  [refused(401, 'no_authorization', 'requires a valid Bearer token'), 'Your session has ended'],
  [refused(400, 'refresh_token_already_used', 'Already Used'), 'Your session has ended'],
  [refused(400, 'session_expired', 'Session Expired'), 'Your session has ended'],
  [refused(400, 'current_password_invalid', 'required'), 'This is not your current password.'],
  [new TypeError('Failed to fetch'), 'Check your connection'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'Check your connection'],
  [new TypeError('Load failed'), 'Check your connection'],
  [new TypeError('fetch failed'), 'Check your connection'],
  [new AuthRetryableFetchError('{}', 0), 'Check your connection'],
  [refusal('', 'TypeError: Failed to fetch'), 'Check your connection'],
  [new DOMException('signal timed out', 'TimeoutError'), 'took too long'],
  [refusal('', 'AbortError: signal is aborted without reason'), 'took too long'],
  [refusal('57014'), 'took too long'],
  [new SyntaxError('Unexpected token \'<\', "<!doctype "... is not valid JSON'), 'could not read'],
  [new SyntaxError('JSON.parse: unexpected character at line 1'), 'could not read'],
  [new SyntaxError("JSON Parse error: Unrecognized token '<'"), 'could not read'],
  [new SyntaxError('Unexpected end of JSON input'), 'could not read'],
  [new AuthUnknownError('Unexpected token < in JSON at position 0', null), 'could not read'],
  [refusal('', '<!doctype html><html><body>502</body></html>'), 'could not read'],
  [refusal('42501', 'permission denied for table user_roles'), 'not allowed'],
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
  [refusal('P0001', 'A section holds at most 8 slides.'), 'A section holds at most 8 slides.'],
  [new ExplainedError('Sign-in is not configured.'), 'Sign-in is not configured.'],
])('%s becomes a sentence one can act on: %s', (error, part) => {
  expect(errorMessage(error)).toMatch(part);
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
