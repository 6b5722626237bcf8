import { expect, test } from 'vitest';
import { uploadFailure } from './upload-failure';

const refusal = (statusCode: string, error: string, message: string) =>
  JSON.stringify({ statusCode, error, message });

test('a stored file is no failure', () => {
  const text = JSON.stringify({ Key: 'site-images/a-640.webp', Id: '1' });
  expect(uploadFailure({ status: 200, text })).toBeUndefined();
});

test.each([
  [400, refusal('409', 'Duplicate', 'The resource already exists')],
  [409, refusal('409', 'Duplicate', 'The resource already exists')],
  [400, JSON.stringify({ error: 'Duplicate' })],
])('what is stored already is no failure: %i %s', (status, text) => {
  expect(uploadFailure({ status, text })).toBeUndefined();
});

test.each([
  [400, refusal('403', 'Unauthorized', 'new row violates row-level security policy'), 'no longer'],
  [403, '', 'no longer an administrator'],
  [401, '{}', 'no longer an administrator'],
  [400, refusal('403', 'Unauthorized', 'jwt expired'), 'You are signed out'],
  [400, refusal('403', 'Unauthorized', '"exp" claim timestamp check failed'), 'You are signed out'],
  [401, refusal('401', 'invalid_jwt', 'Invalid token'), 'You are signed out'],
  [400, refusal('404', 'Bucket not found', 'Bucket not found'), 'no place for pictures'],
  [413, '<html>413 Request Entity Too Large</html>', 'too large'],
  [400, refusal('413', 'Payload too large', 'The object exceeded the maximum'), 'too large'],
  [429, '', 'too many attempts'],
  [502, '<!doctype html><title>Bad Gateway</title>', 'problem at the moment'],
  [200, '<!doctype html><title>Hotel Wi-Fi</title>', 'could not read'],
  [200, 'null', 'could not read'],
  [415, refusal('415', 'invalid_mime_type', 'mime type is not supported'), 'Something went wrong'],
])('a refusal becomes a sentence: %i %s', (status, text, part) => {
  expect(uploadFailure({ status, text })?.message).toMatch(part);
});
